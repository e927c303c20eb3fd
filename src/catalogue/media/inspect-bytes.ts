import type { MediaContent, MediaFile, MediaType } from './media-file.ts';
import type { ReadSvg } from './read-svg.ts';
import type { ImageSize } from './svg-size.ts';

/** Used if a file's size cannot be read. */
const unknownSize = { width: 300, height: 200 };

/**
 * Describes a file under data/media; `file` is relative to that folder. `hashOf` gives the first twelve hex digits of
 * SHA-256, which name a photo's files. `readSvg` returns undefined for a file that is no SVG.
 */
export function inspectBytes(
  file: string,
  bytes: Uint8Array,
  hashOf: (bytes: Uint8Array) => string,
  readSvg: (file: string, bytes: Uint8Array) => ReadSvg | undefined,
): MediaFile {
  const known = typeOf(bytes);
  const drawing = known ? undefined : readSvg(file, bytes);
  const type = drawing ? 'svg' : known;
  const size = drawing?.size ?? imageSize(bytes, type);
  const content: MediaContent = {
    type,
    bytes: bytes.length,
    hasSize: size !== undefined,
    ...(drawing?.active ? { active: drawing.active } : {}),
    ...(drawing?.broken ? { broken: drawing.broken } : {}),
    ...(type && pixels.has(type) ? { hash: hashOf(bytes) } : {}),
    ...(isCutOff(bytes, type) ? { isCutOff: true } : {}),
    ...(type === 'pdf' && isEncrypted(bytes) ? { isEncrypted: true } : {}),
  };
  return { file, ...(size ?? unknownSize), content };
}

/** Types that the build resizes as photos. */
const pixels: ReadonlySet<MediaType> = new Set(['jpeg', 'png', 'webp']);

/** Magic bytes of each type at an offset, from the formats' specifications. */
const signatures: readonly (readonly [MediaType, number, string])[] = [
  ['png', 0, '\u0089PNG\r\n\u001a\n'],
  ['jpeg', 0, '\u00ff\u00d8\u00ff'],
  ['webp', 8, 'WEBP'],
  ['gif', 0, 'GIF8'],
  ['pdf', 0, '%PDF-'],
  ['avif', 4, 'ftypavif'],
  ['heic', 4, 'ftyphei'],
  ['heic', 4, 'ftypmif1'],
  ['mp4', 4, 'ftyp'],
  ['tiff', 0, 'II*\0'],
  ['tiff', 0, 'MM\0*'],
  ['bmp', 0, 'BM'],
  ['zip', 0, 'PK\u0003\u0004'],
];

/** Detects the type from the content; undefined for an SVG, which `readSvg` reads. */
function typeOf(bytes: Uint8Array): MediaType | undefined {
  const head = latin(bytes, 0, 32);
  const known = signatures.find(([, offset, signature]) => head.startsWith(signature, offset));
  if (known) return known[0];
  // Readers accept the header anywhere in the first 1024 bytes (ISO 32000-1, annex H, note 13).
  if (latin(bytes, 0, 1024).includes('%PDF-')) return 'pdf';
  return /^\ufeff?\s*<(!doctype html|html)/i.test(headText(bytes)) ? 'html' : undefined;
}

/** Reads the size of a PNG, JPEG or WebP file from its header; undefined if it cannot be read. */
export function imageSize(bytes: Uint8Array, type = typeOf(bytes)): ImageSize | undefined {
  if (type === 'png') return bytes.length < 24 ? undefined : pngSize(viewOf(bytes));
  if (type === 'jpeg') return jpegSize(bytes);
  return type === 'webp' ? webpSize(bytes) : undefined;
}

function pngSize(view: DataView): ImageSize {
  return { width: view.getUint32(16), height: view.getUint32(20) };
}

/** Finds the frame header (ITU-T T.81, B.2.2). */
function jpegSize(bytes: Uint8Array): ImageSize | undefined {
  const view = viewOf(bytes);
  for (const { marker, at } of jpegSegments(view)) {
    const isFrame = marker >= 0xffc0 && marker <= 0xffcf && ![0xffc4, 0xffc8, 0xffcc].includes(marker);
    if (isFrame && at + 9 < bytes.length) return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
  }
  return undefined;
}

/** Goes from marker to marker; any number of fill bytes may precede one (ITU-T T.81, B.1.1.2). */
function* jpegSegments(view: DataView): Generator<{ marker: number; at: number }> {
  for (let at = 2; at + 4 <= view.byteLength;) {
    const marker = view.getUint16(at);
    if (marker < 0xff00) return;
    if (marker !== 0xffff) yield { marker, at };
    at += marker === 0xffff ? 1 : 2 + view.getUint16(at + 2);
  }
}

/** The three forms of a WebP file (RFC 9649, section 2). */
function webpSize(bytes: Uint8Array): ImageSize | undefined {
  const view = viewOf(bytes);
  if (bytes.length < 30) return undefined;
  switch (latin(bytes, 12, 16)) {
    case 'VP8X':
      // Two integers of 24 bits, one after the other.
      return { width: (view.getUint32(24, true) & 0xffffff) + 1, height: (view.getUint32(26, true) >>> 8) + 1 };
    case 'VP8 ':
      return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
    case 'VP8L': {
      const bits = view.getUint32(21, true);
      return { width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 };
    }
    default:
      return undefined;
  }
}

/** Whether a JPEG, PNG, WebP or PDF file is truncated, judged by its structure; false for other types. */
export function isCutOff(bytes: Uint8Array, type = typeOf(bytes)): boolean {
  if (bytes.length < 16) return false;
  if (type === 'pdf') return !/startxref[^]*%%EOF/.test(latin(bytes, Math.max(0, bytes.length - 2048), bytes.length));
  if (type === 'jpeg') return isJpegCutOff(bytes, viewOf(bytes));
  if (type === 'png') return findLast(bytes, [0x49, 0x45, 0x4e, 0x44]) === -1;
  return type === 'webp' && viewOf(bytes).getUint32(4, true) + 8 > bytes.length;
}

/** Whether a PDF asks for a password, or forbids something without one. */
function isEncrypted(bytes: Uint8Array): boolean {
  return /\/Encrypt\s+\d+\s+\d+\s+R/.test(new TextDecoder('latin1').decode(bytes));
}

const startOfScan = 0xffda;

/**
 * After the first scan, the end marker cannot be anything else (ITU-T T.81, B.1.1.5). The end marker of an embedded
 * thumbnail is in an earlier segment, which is skipped.
 */
function isJpegCutOff(bytes: Uint8Array, view: DataView): boolean {
  for (const { marker, at } of jpegSegments(view)) {
    if (marker === startOfScan) return findLast(bytes, [0xff, 0xd9]) < at;
  }
  return true;
}

/** Offset of the last occurrence, or -1. Searches from the end, where the end marker usually is. */
function findLast(bytes: Uint8Array, wanted: readonly number[]): number {
  for (let at = bytes.length - wanted.length; at >= 0; at--) {
    if (wanted.every((byte, index) => bytes[at + index] === byte)) return at;
  }
  return -1;
}

/** Decodes bytes as Latin-1, one character per byte, as `signatures` are written. */
function latin(bytes: Uint8Array, start: number, end: number): string {
  return String.fromCharCode(...bytes.subarray(start, end));
}

function headText(bytes: Uint8Array): string {
  return new TextDecoder().decode(bytes.subarray(0, 4096));
}

function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
