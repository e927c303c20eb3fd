import { latin, viewOf } from './read-bytes.ts';

/** Whether the end of a JPEG, PNG or WebP file is missing, told from its structure; false for anything else. */
export function isCutOff(bytes: Uint8Array): boolean {
  if (bytes.length < 16) return false;
  const view = viewOf(bytes);
  if (view.getUint16(0) === 0xffd8) return isJpegCutOff(bytes, view);
  if (latin(bytes, 1, 4) === 'PNG') return findLast(bytes, [0x49, 0x45, 0x4e, 0x44]) === -1;
  const isWebp = latin(bytes, 0, 4) === 'RIFF' && latin(bytes, 8, 12) === 'WEBP';
  return isWebp && view.getUint32(4, true) + 8 > bytes.length;
}

const startOfScan = 0xffda;

/**
 * Behind the first scan, the mark of the end is nothing else (ITU-T T.81, B.1.1.5); the one of a small picture inside
 * the file's head stands in a segment before, which is passed over.
 */
function isJpegCutOff(bytes: Uint8Array, view: DataView): boolean {
  for (let at = 2; at + 4 <= bytes.length; at += 2 + view.getUint16(at + 2)) {
    const marker = view.getUint16(at);
    if (marker === startOfScan) return findLast(bytes, [0xff, 0xd9]) < at;
    if (marker < 0xff00) return true;
  }
  return true;
}

/**
 * Offset of the last place at which some bytes stand; -1 when there is none. From the end, where they nearly always
 * are.
 */
function findLast(bytes: Uint8Array, wanted: readonly number[]): number {
  for (let at = bytes.length - wanted.length; at >= 0; at--) {
    if (wanted.every((byte, index) => bytes[at + index] === byte)) return at;
  }
  return -1;
}
