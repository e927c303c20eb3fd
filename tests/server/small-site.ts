import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { securityHeaders } from '../../src/server/security-headers.ts';
import { earlyScripts } from '../../src/site/early/inline-scripts.ts';
import { openSiteFolder } from '../../src/server/site-folder.ts';
import { serveSite } from '../../src/server/static-site.ts';

export const sheet = Buffer.from(Array.from({ length: 1000 }, (_, index) => index % 251));
/** Over the size that is kept in memory. */
export const film = Buffer.alloc(3 * 1024 * 1024, 'frame ');

/** A page of a site; the word is what tells one state of the site from another. */
export const pageText = (name: string, word = 'first') => `<h1>${name}</h1><p>${`${word} `.repeat(200)}</p>`;

/** Writes a small built site as the build leaves it: pages, compressed forms, a hashed file, a sheet, private files. */
export function writeSite(siteDir: string, word = 'first'): void {
  const write = (name: string, content: string | Buffer) => {
    const file = path.join(siteDir, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content);
  };
  const texts = {
    'index.html': pageText('Home', word),
    'Rasper.html': pageText('Rasper', word),
    'about.html': pageText('About', word),
    '404.html': pageText('Not found', word),
    'assets/site-B1x9.js': `${'// a comment\n'.repeat(40)}export const word = '${word}';`,
    '_data/about.json': JSON.stringify({ text: `${word} `.repeat(100) }),
  };
  for (const [name, text] of Object.entries(texts)) {
    write(name, text);
    write(`${name}.br`, brotliCompressSync(text));
    write(`${name}.gz`, gzipSync(text));
  }
  write('sht2000.pdf', sheet);
  write('media/film.mp4', film);
  write('media/a drawing.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
  write('_redirects', '/old-about /about 301\n/rasper /Rasper 301\n');
  write('_headers', '/*\n');
  write('_site.json', '{}');
  write('.secret', 'no');
}

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

export interface SmallSite {
  port: number;
  siteDir: string;
  /** Asks for a path exactly as it is written: no library tidies it up. */
  get(path: string, headers?: Record<string, string>, method?: string): Promise<Answer>;
  /** Asks for a file and gives its answer when the headers are there. */
  begin(path: string): Promise<IncomingMessage>;
  close(): Promise<void>;
}

/** A small built site in a temporary folder, served on a free port. */
export async function serveSmallSite(): Promise<SmallSite> {
  const parent = mkdtempSync(path.join(tmpdir(), 'test-site-'));
  const siteDir = path.join(parent, 'dist');
  writeSite(siteDir);
  const always = securityHeaders('/send-email', earlyScripts);
  const server = createServer(serveSite(openSiteFolder(siteDir, always), always));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const begin = (asked: string, headers: Record<string, string> = {}, method = 'GET') =>
    new Promise<IncomingMessage>((resolve, reject) => {
      const options = { host: '127.0.0.1', port, path: asked, headers, method, agent: false };
      request(options, resolve).once('error', reject).end();
    });
  return {
    siteDir,
    port,
    begin,
    async get(asked, headers, method) {
      const response = await begin(asked, headers, method);
      const chunks: Buffer[] = [];
      for await (const chunk of response as AsyncIterable<Buffer>) chunks.push(chunk);
      return { status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) };
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      rmSync(parent, { recursive: true, force: true });
    },
  };
}
