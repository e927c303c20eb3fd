import type { FileHandle } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse, IncomingHttpHeaders } from 'node:http';
import { pipeline } from 'node:stream/promises';
import type { LoadedFile } from './load-file.ts';

/** What is sent of a file. Without a range the answer has no body. */
export interface FileAnswer {
  status: number;
  headers: string[];
  range?: ByteRange;
}

/** Headers without some of them; they stand there as names and values in turn. */
export function withoutHeaders(headers: string[], names: RegExp): string[] {
  return headers.filter((_, index) => !names.test(headers[index - (index % 2)] ?? ''));
}

const aboutBody = /^(Content-Type|Content-Encoding|Accept-Ranges)$/;
const single = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value);

/** What a browser that asks like this is to get: the file, a part of it, or the news that it has it already. */
export function chooseAnswer({ method, headers: asked }: IncomingMessage, file: LoadedFile): FileAnswer {
  const { headers, size } = file;
  if (isUnchanged(asked, file)) return { status: 304, headers: withoutHeaders(headers, aboutBody) };
  const isPart = asked.range !== undefined && method === 'GET' && isRangeCurrent(single(asked['if-range']), file);
  const range = isPart ? readRange(asked.range ?? '', size) : undefined;
  if (range === 'beyond') {
    const length = ['Content-Range', `bytes */${size}`, 'Content-Length', '0'];
    return { status: 416, headers: [...withoutHeaders(headers, aboutBody), ...length] };
  }
  if (!range) return { status: 200, headers, range: { start: 0, end: size - 1 } };
  return { status: 206, headers: [...headers, 'Content-Range', `bytes ${range.start}-${range.end}/${size}`], range };
}

/** Sends an answer with a file, and closes the file. */
export function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  { content, size }: LoadedFile,
  { status, headers, range }: FileAnswer,
): void {
  const length = range ? range.end - range.start + 1 : 0;
  response.writeHead(status, range ? [...headers, 'Content-Length', String(length)] : headers);
  const hasBody = length > 0 && request.method !== 'HEAD';
  if (!Buffer.isBuffer(content)) {
    if (hasBody && range) return void streamBytes(response, content, range);
    void content.close();
    response.end();
  } else if (!hasBody || !range) response.end();
  else response.end(length === size ? content : content.subarray(range.start, range.end + 1));
}

/**
 * Sends a part of a large file. When it has become shorter meanwhile the line is broken, so that the browser asks
 * again.
 */
async function streamBytes(response: ServerResponse, handle: FileHandle, range: ByteRange): Promise<void> {
  const source = handle.createReadStream({ ...range });
  try {
    await pipeline(source, response, { end: false });
    if (source.bytesRead === range.end - range.start + 1) response.end();
    else response.destroy();
  } catch {
    // The visitor went away, or the disk failed: nothing more can be said on this line.
    response.destroy();
  }
}

/** First and last byte that are sent, both included. */
interface ByteRange {
  start: number;
  end: number;
}

/**
 * Reads a Range header (RFC 9110, section 14.2).
 * @param size of the whole file in bytes
 * @returns the range; `beyond` when the file has no such bytes; undefined when the whole file is to be sent: for
 *   several
 *   ranges at once, other units, and what can't be read
 */
function readRange(header: string, size: number): ByteRange | 'beyond' | undefined {
  const [, first = '', last = ''] = /^bytes=\s*(\d*)-(\d*)\s*$/i.exec(header) ?? [];
  if (first === '' && last === '') return undefined;
  if (first === '') {
    const length = Math.min(Number(last), size);
    return length === 0 ? 'beyond' : { start: size - length, end: size - 1 };
  }
  const start = Number(first);
  if (last !== '' && Number(last) < start) return undefined;
  if (start >= size) return 'beyond';
  return { start, end: last === '' ? size - 1 : Math.min(Number(last), size - 1) };
}

/** What tells one state of a file from another. */
export interface Validators {
  /** A strong one, in quotes. */
  etag: string;
  /** As in a Last-Modified header. */
  lastModified: string;
}

const tagsOf = (header: string) => header.match(/(W\/)?"[^"]*"/g) ?? [];

function isSince(lastModified: string, header: string): boolean {
  const since = Date.parse(header);
  return !Number.isNaN(since) && Date.parse(lastModified) <= since;
}

/**
 * Whether the browser has this state of the file already (RFC 9110, section 13.2.2: the tag counts before the date).
 */
function isUnchanged(headers: IncomingHttpHeaders, { etag, lastModified }: Validators): boolean {
  const match = headers['if-none-match'];
  if (match !== undefined) {
    return match.trim() === '*' || tagsOf(match).some((tag) => tag.replace(/^W\//, '') === etag);
  }
  const since = headers['if-modified-since'];
  return since !== undefined && isSince(lastModified, since);
}

/** Whether the rest of a file fits the part that the browser has; without the header it says nothing about it. */
function isRangeCurrent(header: string | undefined, { etag, lastModified }: Validators): boolean {
  return header === undefined || header === etag || header === lastModified;
}
