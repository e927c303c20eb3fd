import { createHash } from 'node:crypto';
import { open, stat, type FileHandle } from 'node:fs/promises';
import path from 'node:path';
import { parseAccept } from 'hono/utils/accept';
import type { Validators } from './send-file.ts';
import { contentType } from './content-type.ts';
import { cacheControl, isAsset, assetHeaders } from './file-rules.ts';

/** In bytes. Larger files are rare and streamed from disk each time. */
const LARGEST_KEPT = 1024 * 1024;

/** One encoding of a file, ready to send. */
export interface LoadedFile extends Validators {
  size: number;
  /** The bytes, or an open handle of a large file, which the receiver must close. */
  content: Buffer | FileHandle;
  /** Identifies the file's state on disk. */
  mark: string;
  /** Headers except Content-Length: alternating names and values. */
  headers: string[];
}

export interface FileToLoad {
  siteDir: string;
  name: string;
  encoding: Encoding;
  /** Whether the file exists in other encodings. */
  varies: boolean;
  /** Sent with every answer. */
  headers: Record<string, string>;
}

/** Identifies a file's state on disk; undefined if it does not exist. */
export async function fileMark(file: string): Promise<string | undefined> {
  const found = await stat(file).catch(() => undefined);
  return found && markOf(found);
}

const markOf = ({ ino, size, mtimeMs }: { ino: number; size: number; mtimeMs: number }) => `${ino}-${size}-${mtimeMs}`;

/**
 * Reads one encoding of a file. Length and ETag come from the bytes read, so an answer stays consistent if the folder
 * changes.
 * @throws file system errors
 */
export async function loadFile({ siteDir, name, encoding, varies, headers }: FileToLoad): Promise<LoadedFile> {
  const handle = await open(path.join(siteDir, name + endingOf[encoding]), 'r');
  let content: Buffer | FileHandle = handle;
  try {
    const found = await handle.stat();
    if (found.size <= LARGEST_KEPT) content = await handle.readFile();
    const mark = markOf(found);
    const etag = `"${Buffer.isBuffer(content) ? hashOf(content) : mark}"`;
    const lastModified = found.mtime.toUTCString();
    const own: Record<string, string> = {
      'Content-Type': contentType(name),
      ...(encoding === 'identity' ? {} : { 'Content-Encoding': encoding }),
      ...(varies ? { Vary: 'Accept-Encoding' } : {}),
      'Cache-Control': cacheControl(name),
      ETag: etag,
      'Last-Modified': lastModified,
      'Accept-Ranges': 'bytes',
    };
    const sent = isAsset(name) ? assetHeaders : headers;
    const size = Buffer.isBuffer(content) ? content.length : found.size;
    return { size, content, etag, lastModified, mark, headers: Object.entries({ ...sent, ...own }).flat() };
  } catch (error) {
    content = Buffer.alloc(0);
    throw error;
  } finally {
    if (content !== handle) await handle.close();
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
