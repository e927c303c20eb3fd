import { createHash } from 'node:crypto';
import { open, type FileHandle } from 'node:fs/promises';
import path from 'node:path';
import { parseAccept } from 'hono/utils/accept';
import { contentType } from './content-type.ts';
import { cacheControl, isAsset, assetHeaders } from './file-rules.ts';

export interface CacheValidators {
  /** Strong, in quotes. */
  etag: string;
  /** As in a Last-Modified header. */
  lastModified: string;
}

/** In bytes. Larger files are rare and streamed from disk each time. */
const LARGEST_KEPT = 1024 * 1024;

/** One encoding of a file, ready to send. */
export interface LoadedFile extends CacheValidators {
  size: number;
  /** The bytes, or an open handle of a large file, which the receiver must close. */
  content: Buffer | FileHandle;
  /** Headers except Content-Length: alternating names and values. */
  headers: string[];
}

interface FileToLoad {
  siteDir: string;
  name: string;
  encoding: Encoding;
  /** Whether the file exists in other encodings. */
  varies: boolean;
  /** Sent with every answer. */
  headers: Record<string, string>;
}

/**
 * Reads one encoding of a file. Length and ETag come from the bytes read, so an answer stays consistent if the folder
 * changes.
 * @throws file system errors
 */
export async function loadFile({ siteDir, name, encoding, varies, headers }: FileToLoad): Promise<LoadedFile> {
  const handle = await open(path.join(siteDir, name + endingOf[encoding]), 'r');
  try {
    const stats = await handle.stat();
    const content = stats.size <= LARGEST_KEPT ? await handle.readFile() : handle;
    if (content !== handle) await handle.close();
    const [size, tag] = Buffer.isBuffer(content)
      ? [content.length, hashOf(content)]
      : [stats.size, `${stats.ino}-${stats.size}-${stats.mtimeMs}`];
    const etag = `"${tag}"`;
    const lastModified = stats.mtime.toUTCString();
    const fileHeaders: Record<string, string> = {
      'Content-Type': contentType(name),
      ...(encoding === 'identity' ? {} : { 'Content-Encoding': encoding }),
      ...(varies ? { Vary: 'Accept-Encoding' } : {}),
      'Cache-Control': cacheControl(name),
      ETag: etag,
      'Last-Modified': lastModified,
      'Accept-Ranges': 'bytes',
    };
    const sent = isAsset(name) ? assetHeaders : headers;
    return { size, content, etag, lastModified, headers: Object.entries({ ...sent, ...fileHeaders }).flat() };
  } catch (error) {
    await handle.close();
    throw error;
  }
}

/** 132 bits of SHA-256. */
const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('base64url').slice(0, 22);

/** By preference. `endingOf` is the extension of the compressed file. */
export const encodings = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof encodings)[number];
export const endingOf: Record<Encoding, string> = { br: '.br', gzip: '.gz', identity: '' };

/** A browser's accepted encodings, best first, else smallest first. Ends with `identity`, even if refused. */
export function acceptedEncodings(header: string | undefined): readonly Encoding[] {
  const weights = new Map(parseAccept(header ?? '').map(({ type, q }) => [type.toLowerCase(), q]));
  const weightOf = (encoding: Encoding): number => weights.get(encoding) ?? weights.get('*') ?? 0;
  const accepted = encodings
    .filter((encoding) => weightOf(encoding) > 0)
    .toSorted((first, second) => weightOf(second) - weightOf(first));
  return accepted.includes('identity') ? accepted : [...accepted, 'identity'];
}
