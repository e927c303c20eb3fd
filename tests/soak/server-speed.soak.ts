import { readFileSync } from 'node:fs';
import { cpus } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import type { Shell } from '../../src/catalogue/navigation.ts';
import { securityHeaders } from '../../src/server/security-headers.ts';
import { earlyScripts } from '../../src/site/early/inline-scripts.ts';
import { buildFrozenSite, frozenSite, onFrozen } from '../frozen-catalogue.ts';
import { loadAddress } from './support/load.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { startServer } from './support/start-server.ts';
import { startNginx } from './support/web-servers.ts';

const page = '/blt150';
const seconds = 5;
const rounds = 3;

test('a model page in brotli: at least a quarter of the requests a second that nginx answers, in the same run', async () => {
  buildFrozenSite();
  const shell = JSON.parse(readFileSync(path.join(frozenSite, '_site.json'), 'utf8')) as Shell;
  const headers = Object.entries(securityHeaders(shell.endpoint, earlyScripts)).map(
    ([name, value]) => `add_header ${name} "${value}" always;`,
  );
  // A typical configuration, with the same headers as our server, and cached file handles.
  const nginx = await startNginx(
    (address) => `tcp_nopush on; open_file_cache max=1000;
      server {
        listen ${address}; root ${frozenSite}; brotli_static on; gzip_static on; ${headers.join(' ')}
        location / { try_files $uri.html $uri =404; }
      }`,
  );
  const server = await startServer('scripts/serve.ts', { STORE_DIR: temporaryFolder('speed') }, onFrozen);
  try {
    const answers = await Promise.all(
      [nginx, server].map(({ url }) => fetch(url + page, { headers: { 'accept-encoding': 'br' } })),
    );
    for (const answer of answers) expect([answer.status, answer.headers.get('content-encoding')]).toEqual([200, 'br']);
    const shares: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const theirs = await loadAddress(nginx.url + page, seconds);
      const ours = await loadAddress(server.url + page, seconds);
      expect([theirs.failures, ours.failures]).toEqual([0, 0]);
      shares.push(ours.perSecond / theirs.perSecond);
      console.log(
        `nginx ${Math.round(theirs.perSecond)}/s, this server ${Math.round(ours.perSecond)}/s: ` +
          `${shares.at(-1)?.toFixed(2)} of it (${cpus().length} cores, ${cpus()[0]?.model})`,
      );
    }
    // The median: the machine may be busy for a while.
    expect(shares.toSorted((a, b) => a - b)[1]).toBeGreaterThan(0.25);
  } finally {
    await Promise.all([nginx.stop(), server.stop()]);
  }
});
