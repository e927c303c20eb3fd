import { hash } from 'node:crypto';

/** A short name for what something follows from: 160 bits of SHA-256, 27 characters. Parts in bytes stand for themselves by such a name. */
export function keyOf(...parts: (string | Uint8Array)[]): string {
  return keyOfTexts(parts.map((part) => (typeof part === 'string' ? part : keyOfBytes(part))));
}

/** The same for a list of texts, of any length. */
export function keyOfTexts(texts: readonly string[]): string {
  // In one call: the keys of a large catalogue are made of a hundred thousand short texts.
  return hash('sha256', texts.join('\0'), 'base64url').slice(0, 27);
}

/** The same for bytes alone. */
export function keyOfBytes(bytes: Uint8Array): string {
  return hash('sha256', bytes, 'base64url').slice(0, 27);
}
