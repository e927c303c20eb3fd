import { once } from 'node:events';
import { request } from 'node:http';
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { getCertificate } from '@vitejs/plugin-basic-ssl';
import { projectDir } from '../../../scripts/lib/build-settings.ts';

/** Headers of one HTTP/1.1 connection, which HTTP/2 forbids (RFC 9113, section 8.2.2). */
const connectionHeaders = new Set(['connection', 'keep-alive', 'transfer-encoding']);

/** Passes a request on over HTTP/1.1 and its answer back. */
function forward(address: string, { method, url, headers }: Http2ServerRequest, response: Http2ServerResponse): void {
  const passed = Object.entries(headers).filter(([name]) => !name.startsWith(':'));
  const onward = request(address + url, { method, headers: Object.fromEntries(passed) }, (answer) => {
    const kept = Object.entries(answer.headers).filter(([name]) => !connectionHeaders.has(name));
    response.writeHead(answer.statusCode ?? 500, Object.fromEntries(kept));
    answer.pipe(response);
  });
  onward.on('error', () => response.stream.close());
  onward.end();
}

/**
 * Puts TLS and HTTP/2 in front of a served site for the duration of `use`, as the web server of a public site does
 * (docs/deploy.md). Over plain HTTP/1.1, Lighthouse counts the set-up of six connections, which no visitor waits for.
 * @param use gets the address, with a self-signed certificate
 */
export async function withSecureSite<Result>(
  address: string,
  use: (address: string) => Promise<Result>,
): Promise<Result> {
  const pem = await getCertificate(path.join(projectDir, '.cache/quality/certificate'));
  const server = createSecureServer({ key: pem, cert: pem }, (asked, response) => forward(address, asked, response));
  await once(server.listen(0), 'listening');
  try {
    return await use(`https://localhost:${(server.address() as AddressInfo).port}`);
  } finally {
    server.close();
  }
}
