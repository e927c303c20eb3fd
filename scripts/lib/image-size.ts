/** Size of a picture in pixels. */
export interface ImageSize {
  width: number;
  height: number;
}

/** The size of an SVG, PNG, JPEG or WebP file, from its own head; undefined when it cannot be read. */
export function imageSize(bytes: Buffer): ImageSize | undefined {
  return svgSize(bytes) ?? pngSize(bytes) ?? jpegSize(bytes) ?? webpSize(bytes);
}

function svgSize(bytes: Buffer): ImageSize | undefined {
  const tag = /<svg\b[^>]*>/.exec(bytes.toString('utf8', 0, 4096))?.[0];
  if (tag === undefined) return undefined;
  const size = (name: string) => Number(new RegExp(`\\b${name}="(\\d+(?:\\.\\d+)?)(?:px)?"`).exec(tag)?.[1]);
  const box = /viewBox="[-\d.]+[\s,]+[-\d.]+[\s,]+([\d.]+)[\s,]+([\d.]+)"/.exec(tag);
  const width = size('width') || Number(box?.[1]);
  const height = size('height') || Number(box?.[2]);
  return width > 0 && height > 0 ? { width, height } : undefined;
}

function pngSize(bytes: Buffer): ImageSize | undefined {
  if (bytes.length < 24 || bytes.toString('latin1', 1, 4) !== 'PNG') return undefined;
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
}

/** Walks through the segments to the one that starts a frame (ITU-T T.81, B.2.2). */
function jpegSize(bytes: Buffer): ImageSize | undefined {
  if (bytes.length < 4 || bytes.readUInt16BE(0) !== 0xffd8) return undefined;
  for (let at = 2; at + 9 < bytes.length; at += 2 + bytes.readUInt16BE(at + 2)) {
    const marker = bytes.readUInt16BE(at);
    const isFrame = marker >= 0xffc0 && marker <= 0xffcf && ![0xffc4, 0xffc8, 0xffcc].includes(marker);
    if (isFrame) return { width: bytes.readUInt16BE(at + 7), height: bytes.readUInt16BE(at + 5) };
    if (marker < 0xff00) return undefined;
  }
  return undefined;
}

/** The three forms of a WebP file (RFC 9649, section 2). */
function webpSize(bytes: Buffer): ImageSize | undefined {
  if (bytes.length < 30 || bytes.toString('latin1', 8, 12) !== 'WEBP') return undefined;
  switch (bytes.toString('latin1', 12, 16)) {
    case 'VP8X':
      return { width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 };
    case 'VP8 ':
      return { width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff };
    case 'VP8L': {
      const bits = bytes.readUInt32LE(21);
      return { width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 };
    }
    default:
      return undefined;
  }
}
