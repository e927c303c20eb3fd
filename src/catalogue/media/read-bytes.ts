/** Questions about the bytes of a file, for the build and for the browser alike. */

/** Bytes as text, one sign a byte: what signatures of types are written in. */
export function latin(bytes: Uint8Array, start: number, end: number): string {
  return String.fromCharCode(...bytes.subarray(start, end));
}

/** The start of a file as text. */
export function headText(bytes: Uint8Array, length = 4096): string {
  return new TextDecoder().decode(bytes.subarray(0, length));
}

/** Reads numbers of a file. */
export function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
