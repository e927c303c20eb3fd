import { createHash } from 'node:crypto';
import { open, stat, type FileHandle } from 'node:fs/promises';
import path from 'node:path';
import { endingOf, type Encoding } from './choose-encoding.ts';
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
 * @throws the file system's fault
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
