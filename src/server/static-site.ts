import type { IncomingMessage, ServerResponse } from 'node:http';
import { isPrivate, maxUrlLength } from './file-rules.ts';
import { readPath } from './path-map.ts';
import { notFoundFile } from '../catalogue/paths.ts';
import type { LoadedFile } from './load-file.ts';
import { chooseAnswer, sendFile, withoutHeaders, type FileAnswer } from './send-file.ts';
import type { SiteFolder } from './site-folder.ts';

export type NodeHandler = (request: IncomingMessage, response: ServerResponse) => void;

/**
 * Serves a built site: pages, 301 for other spellings of their paths, files, precompressed encodings, 404.
 * @param headers sent with every answer
 */
export function serveSite(folder: SiteFolder, headers: Record<string, string>): NodeHandler {
  const inFlight = countInFlight();

  const tryLater = (response: ServerResponse) =>
    sendText(response, 503, 'Please try again in a minute.', { ...headers, 'Retry-After': '60' });

  /** Sends a file, or 503 if too much is in flight. */
  const sendOne = (request: IncomingMessage, response: ServerResponse, file: LoadedFile, what: FileAnswer) => {
    if (inFlight.admit(file, response)) return sendFile(request, response, file, what);
    if (!Buffer.isBuffer(file.content)) void file.content.close();
    tryLater(response);
  };

  const answer = async (request: IncomingMessage, response: ServerResponse, address: string) => {
    const [, path = '', query = ''] = /^([^?]*)([^]*)$/.exec(address) ?? [];
    const accepts = request.headers['accept-encoding'];
    const list = await folder.list();
    const resolved = list.resolve(path);
    if (resolved.kind === 'redirect') {
      const moved = { Location: resolved.to + printable(query), 'Cache-Control': 'no-cache', 'Content-Length': 0 };
      response.writeHead(301, { ...headers, ...moved }).end();
      return;
    }
    const name = resolved.kind === 'page' ? resolved.file : readPath(path)?.slice(1);
    const isServed = name !== undefined && (resolved.kind === 'page' || !isPrivate(name));
    const file = isServed ? await folder.file(list, name, accepts) : undefined;
    if (file) return sendOne(request, response, file, chooseAnswer(request, file));
    const [language = ''] = readPath(path)?.toLowerCase().split('/').slice(1, 2) ?? [];
    const page =
      (await folder.file(list, `${language}/${notFoundFile}`, accepts)) ??
      (await folder.file(await folder.list(), notFoundFile, accepts));
    if (!page) return sendText(response, 404, 'Not found', headers);
    const pageHeaders = withoutHeaders(page.headers, /^(ETag|Last-Modified|Accept-Ranges)$/);
    sendOne(request, response, page, { status: 404, headers: pageHeaders, range: { start: 0, end: page.size - 1 } });
  };

  return (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return sendText(response, 405, 'Method not allowed', { ...headers, Allow: 'GET, HEAD' });
    }
    const address = relativeAddress(request.url ?? '/');
    if (address.length > maxUrlLength) return sendText(response, 414, 'The address is too long', headers);
    answer(request, response, address).catch((error: unknown) => {
      console.error('A file of the site could not be read:', error instanceof Error ? error.message : error);
      if (response.headersSent) response.destroy();
      else tryLater(response);
    });
  };
}

/** Strips scheme and host, which proxies may send. */
function relativeAddress(url: string): string {
  return url.startsWith('/') ? url : `/${url.replace(/^https?:\/\/[^/?#]*\/?/i, '')}`;
}

/** Percent-encodes characters that are invalid in headers. */
const printable = (query: string) => query.replace(/[^\x21-\x7e]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);

function sendText(response: ServerResponse, status: number, text: string, headers: Record<string, string>): void {
  response.writeHead(status, {
    ...headers,
    'Content-Type': 'text/plain; charset=utf-8',
    'Cache-Control': 'no-cache',
    'Content-Length': Buffer.byteLength(text),
  });
  response.end(text);
}

/** Limit in bytes for files in flight, besides the cache: slow clients hold them in memory until they time out. */
const MOST_BYTES = 64 * 1024 * 1024;

/** Limit of open large files, one per answer. */
const MOST_OPEN = 256;

/** Counts what is being sent. */
export function countInFlight() {
  const answers = new Map<LoadedFile, number>();
  let bytes = 0;
  let opened = 0;
  return {
    /**
     * Counts an answer until it closes. A file in memory counts once, however many clients get it.
     * @returns false (not counted) if a limit is exceeded
     */
    admit(file: LoadedFile, response: ServerResponse): boolean {
      if (!Buffer.isBuffer(file.content)) {
        if (opened >= MOST_OPEN) return false;
        opened += 1;
        response.once('close', () => (opened -= 1));
        return true;
      }
      const count = answers.get(file) ?? 0;
      if (count === 0 && bytes + file.size > MOST_BYTES) return false;
      if (count === 0) bytes += file.size;
      answers.set(file, count + 1);
      response.once('close', () => {
        const left = (answers.get(file) ?? 1) - 1;
        answers.set(file, left);
        if (left > 0) return;
        answers.delete(file);
        bytes -= file.size;
      });
      return true;
    },
  };
}
