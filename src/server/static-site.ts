import { readFile } from 'node:fs/promises';
import { globSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import sirv from 'sirv';
import { makePathMap } from './path-map.ts';

export type NodeHandler = (request: IncomingMessage, response: ServerResponse) => void;

/** The addresses of old, as the build wrote them for static hosts: lines of `from to status`. */
function readRedirects(siteDir: string): Record<string, string> {
  const lines = readFileSync(path.join(siteDir, '_redirects'), 'utf8').split('\n');
  return Object.fromEntries(lines.filter(Boolean).map((line) => line.split(' ').slice(0, 2).map(decodeURI)));
}

/** Files of the site that are no pages of their own: compressed forms, and what hosts and our server read. */
function isPrivate(pathname: string): boolean {
  return /\.(html|br|gz)$/.test(pathname) || /^\/_(headers|redirects|site\.json)/.test(pathname);
}

/**
 * Serves a built site: pages at their canonical paths, 301 for any other spelling, files as they are, the not-found
 * page for everything else. Compressed forms that lie beside a file are used where the browser takes them.
 * @param headers sent with every answer
 */
export function serveSite(siteDir: string, headers: Record<string, string>): NodeHandler {
  const resolve = makePathMap(globSync('**/*.html', { cwd: siteDir }), readRedirects(siteDir));
  const files = sirv(siteDir, {
    brotli: true,
    gzip: true,
    etag: true,
    // Pages answer at their canonical paths only, which the path map knows.
    extensions: [],
    setHeaders(response, pathname) {
      const immutable = pathname.startsWith('/assets/');
      response.setHeader('Cache-Control', immutable ? 'public, max-age=31536000, immutable' : 'no-cache');
      // The parts of a program are no documents: a policy on each would be most of what a small one weighs.
      const sent = immutable ? { 'X-Content-Type-Options': 'nosniff' } : headers;
      for (const [name, value] of Object.entries(sent)) response.setHeader(name, value);
    },
  });

  const answerNotFound = async (request: IncomingMessage, response: ServerResponse) => {
    const html = await readFile(path.join(siteDir, '404.html'));
    response.writeHead(404, { ...headers, 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-cache' });
    response.end(request.method === 'HEAD' ? undefined : html);
  };

  return (request, response) => {
    const [raw = '/', query] = (request.url ?? '/').split('?', 2);
    const pathname = decodePath(raw);
    const found = pathname === undefined ? { kind: 'none' as const } : resolve(pathname);
    if (found.kind === 'redirect') {
      const location = encodeURI(found.to) + (query === undefined ? '' : `?${query}`);
      response.writeHead(301, { ...headers, Location: location, 'Cache-Control': 'no-cache' }).end();
      return;
    }
    if (found.kind === 'none' && (pathname === undefined || isPrivate(pathname))) {
      void answerNotFound(request, response);
      return;
    }
    if (found.kind === 'page') request.url = `/${found.file}`;
    files(request, response, () => void answerNotFound(request, response));
  };
}

/** A path as it was meant; undefined when its percent signs make no text or hide a NUL. */
function decodePath(raw: string): string | undefined {
  try {
    const decoded = decodeURIComponent(raw);
    return decoded.includes('\0') ? undefined : decoded;
  } catch {
    return undefined;
  }
}
