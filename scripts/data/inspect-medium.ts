import { createHash } from 'node:crypto';
import { inspectBytes } from '../../src/catalogue/media/inspect-bytes.ts';
import type { MediaFile } from '../../src/catalogue/media/pictures.ts';

/** A file under data/media as the site and the checks need it; `file` is relative to that folder. */
export function inspectMedium(file: string, bytes: Uint8Array): MediaFile {
  return inspectBytes(file, bytes, (content) => createHash('sha256').update(content).digest('hex').slice(0, 12));
}
