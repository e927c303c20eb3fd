import type { FileHandle } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse, IncomingHttpHeaders } from 'node:http';
import { pipeline } from 'node:stream/promises';
import type { LoadedFile, CacheValidators } from './load-file.ts';

/** Without `range` the answer has no body. */
export interface FileAnswer {
  status: number;
  headers: string[];
  range?: ByteRange;
}

/** Removes headers from a list of alternating names and values. */
export function withoutHeaders(headers: string[], names: RegExp): string[] {
  return headers.filter((_, index) => !names.test(headers[index - (index % 2)] ?? ''));
}

const aboutBody = /^(Content-Type|Content-Encoding|Accept-Ranges)$/;
const single = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value);

/** Chooses between the whole file, a range, and 304 Not Modified. */
export function chooseAnswer({ method, headers: requestHeaders }: IncomingMessage, file: LoadedFile): FileAnswer {
  const { headers, size } = file;
  if (isUnchanged(requestHeaders, file)) return { status: 304, headers: withoutHeaders(headers, aboutBody) };
  const isRange =
    requestHeaders.range !== undefined && method === 'GET' && isRangeCurrent(single(requestHeaders['if-range']), file);
  const range = isRange ? readRange(requestHeaders.range ?? '', size) : undefined;
  if (range === 'beyond') {
    const length = ['Content-Range', `bytes */${size}`, 'Content-Length', '0'];
    return { status: 416, headers: [...withoutHeaders(headers, aboutBody), ...length] };
  }
  if (!range) return { status: 200, headers, range: { start: 0, end: size - 1 } };
  return { status: 206, headers: [...headers, 'Content-Range', `bytes ${range.start}-${range.end}/${size}`], range };
}

/** Sends an answer, and closes the file. */
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

/** Streams a range. If the file has become shorter, it destroys the connection, so that the browser retries. */
async function streamBytes(response: ServerResponse, handle: FileHandle, range: ByteRange): Promise<void> {
  const source = handle.createReadStream({ ...range });
  try {
    await pipeline(source, response, { end: false });
    if (source.bytesRead === range.end - range.start + 1) response.end();
    else response.destroy();
  } catch {
    // The client disconnected or reading failed: the headers are sent, so no error status is possible.
    response.destroy();
  }
}

/** Both ends inclusive. */
interface ByteRange {
  start: number;
  end: number;
}

/**
 * Parses a Range header (RFC 9110, section 14.2). `size` is in bytes.
 * @returns `beyond` if unsatisfiable; undefined (send the whole file) if invalid, in other units, or with several
 * ranges
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

const tagsOf = (header: string) => header.match(/(W\/)?"[^"]*"/g) ?? [];

function isSince(lastModified: string, header: string): boolean {
  const since = Date.parse(header);
  return !Number.isNaN(since) && Date.parse(lastModified) <= since;
}

/** Whether the browser's copy is current (RFC 9110, section 13.2.2: ETag takes precedence over date). */
function isUnchanged(headers: IncomingHttpHeaders, { etag, lastModified }: CacheValidators): boolean {
  const match = headers['if-none-match'];
  if (match !== undefined) {
    return match.trim() === '*' || tagsOf(match).some((tag) => tag.replace(/^W\//, '') === etag);
  }
  const since = headers['if-modified-since'];
  return since !== undefined && isSince(lastModified, since);
}

/** Evaluates If-Range: whether the range continues the browser's copy. True without the header. */
function isRangeCurrent(header: string | undefined, { etag, lastModified }: CacheValidators): boolean {
  return header === undefined || header === etag || header === lastModified;
}
