/** Whether the end of a JPEG, PNG or WebP file is missing, told from its structure; false for anything else. */
export function isCutOff(bytes: Buffer): boolean {
  if (bytes.length < 16) return false;
  if (bytes.readUInt16BE(0) === 0xffd8) return isJpegCutOff(bytes);
  if (bytes.toString('latin1', 1, 4) === 'PNG') return bytes.lastIndexOf('IEND') === -1;
  const isWebp = bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP';
  return isWebp && bytes.readUInt32LE(4) + 8 > bytes.length;
}

const startOfScan = 0xffda;
const endOfImage = Buffer.from([0xff, 0xd9]);

/**
 * Behind the first scan, the mark of the end is nothing else (ITU-T T.81, B.1.1.5); the one of a small picture inside
 * the file's head stands in a segment before, which is passed over.
 */
function isJpegCutOff(bytes: Buffer): boolean {
  for (let at = 2; at + 4 <= bytes.length; at += 2 + bytes.readUInt16BE(at + 2)) {
    const marker = bytes.readUInt16BE(at);
    if (marker === startOfScan) return bytes.indexOf(endOfImage, at) === -1;
    if (marker < 0xff00) return true;
  }
  return true;
}
