import { writeFileSync } from 'node:fs';
import type { Piece } from '../../src/site/rendered-page.ts';

/** Most UTF-8 bytes of one UTF-16 unit. */
const MOST_BYTES = 3;
const encoder = new TextEncoder();
/** Enough for nearly all pages. */
const usualRoom = new Uint8Array(512 * 1024);

/** Writes a file from its pieces, in one go and without making one text of them first. @returns its bytes */
export function writePieces(file: string, pieces: readonly Piece[]): number {
  const most = pieces.reduce((sum, piece) => sum + (isText(piece) ? piece.length * MOST_BYTES : piece.bytes.length), 0);
  const room = most > usualRoom.length ? new Uint8Array(most) : usualRoom;
  let length = 0;
  for (const piece of pieces) {
    if (isText(piece)) length += encoder.encodeInto(piece, room.subarray(length)).written;
    else {
      room.set(piece.bytes, length);
      length += piece.bytes.length;
    }
  }
  writeFileSync(file, room.subarray(0, length));
  return length;
}

const isText = (piece: Piece): piece is string => typeof piece === 'string';
