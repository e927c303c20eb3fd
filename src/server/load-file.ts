import { createHash } from 'node:crypto';
import { open, stat, type FileHandle } from 'node:fs/promises';
import path from 'node:path';
import type { Validators } from './send-file.ts';
import { contentType } from './content-type.ts';
import { cacheControl, isPart, partHeaders } from './file-rules.ts';

/** Larger files, of which few are asked for, are sent from the disk each time. In bytes. */
const LARGEST_KEPT = 1024 * 1024;

/** One form of a file, ready to be sent. */
export interface LoadedFile extends Validators {
  size: number;
  /** The bytes, or a large file, open: whoever gets it closes it. */
  content: Buffer | FileHandle;
  /** Tells whether the file is still the one that was read. */
  mark: string;
  /** Headers of every answer with this file, the length apart: names and values in turn. */
  headers: string[];
}

export interface FileToLoad {
  siteDir: string;
  name: string;
  encoding: Encoding;
  /** Whether there are other forms of it. */
  varies: boolean;
  /** Sent with every answer. */
  headers: Record<string, string>;
}

/** The state of a file on the disk; undefined when there is none. */
export async function fileMark(file: string): Promise<string | undefined> {
  const found = await stat(file).catch(() => undefined);
  return found && markOf(found);
}

const markOf = ({ ino, size, mtimeMs }: { ino: number; size: number; mtimeMs: number }) => `${ino}-${size}-${mtimeMs}`;

/**
 * Reads one form of a file. Its length is that of the bytes that were read, and its tag the hash of them, so that an
 * answer is whole whatever happens to the folder meanwhile.
 * @throws the file system's problem
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
    const sent = isPart(name) ? partHeaders : headers;
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

/** The forms in which a file may lie in the folder, best first; the endings are those of the compressed files. */
export const encodings = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof encodings)[number];
export const endingOf: Record<Encoding, string> = { br: '.br', gzip: '.gz', identity: '' };

/** How much each encoding is wanted: 0 to 1, by RFC 9110, section 12.5.3. */
function readWeights(header: string): Record<Encoding, number> {
  const weights = new Map<string, number>();
  for (const part of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((text) => text.trim());
    if (!name) continue;
    const quality = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2) ?? '1';
    weights.set(name, /^(0(\.\d{0,3})?|1(\.0{0,3})?)$/.test(quality) ? Number(quality) : 0);
  }
  const rest = weights.get('*');
  return {
    br: weights.get('br') ?? rest ?? 0,
    gzip: weights.get('gzip') ?? weights.get('x-gzip') ?? rest ?? 0,
    // What is not named may be sent as it is, but anything that is named is preferred.
    identity: weights.get('identity') ?? (rest === 0 ? 0 : Number.MIN_VALUE),
  };
}

/**
 * The encodings that a browser takes, the most wanted first; of equally wanted ones the smallest. A browser that
 * refuses every one of them gets the file as it is.
 */
export function acceptedEncodings(header: string | undefined): readonly Encoding[] {
  if (header === undefined) return ['identity'];
  const weights = readWeights(header);
  const accepted = encodings
    .filter((encoding) => weights[encoding] > 0)
    .toSorted((first, second) => weights[second] - weights[first]);
  if (!accepted.includes('identity')) accepted.push('identity');
  return accepted;
}
