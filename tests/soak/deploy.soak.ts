import { spawnSync } from 'node:child_process';
import { globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { projectDir } from '../../scripts/lib/build-settings.ts';
import { findProgram } from '../find-program.ts';
import { pathOfHtmlFile } from '../../src/catalogue/paths.ts';
import { isPrivate } from '../../src/server/file-rules.ts';
import { postEnquiry, sampleEnquiry } from '../enquiry/support/post-enquiry.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { buildFrozenSite, frozenSite, onFrozen } from '../frozen-catalogue.ts';
import { factsOf } from './support/answer-facts.ts';
import { askRaw, type Question } from './support/ask-raw.ts';
import { questions, type Host } from './support/host-questions.ts';
import { startServer, type RunningServer } from './support/start-server.ts';
import { startDeployedCaddy, startDeployedNginx } from './support/web-servers.ts';

const store = temporaryFolder('deployed-site');
const manual = readFileSync(path.join(projectDir, 'docs/deploy.md'), 'utf8').replaceAll(/\s+/g, ' ');

let ours: RunningServer;
let service: RunningServer;
let hosts: Record<Host, RunningServer>;
let nginxWithoutBrotli: RunningServer;
beforeAll(async () => {
  buildFrozenSite();
  const muted = { LOG_LEVEL: 'silent', RATE_LIMIT: '0' };
  ours = await startServer('scripts/serve.ts', { STORE_DIR: store, ...muted }, onFrozen);
  const behindProxy = { STORE_DIR: temporaryFolder('deployed-service'), TRUST_PROXY: '127.0.0.1', ...muted };
  service = await startServer('scripts/enquiry-service.ts', behindProxy, onFrozen);
  const deployed = { siteDir: frozenSite, enquiries: service.url };
  hosts = {
    nginx: await startDeployedNginx({ ...deployed, withBrotli: true }),
    caddy: await startDeployedCaddy(deployed),
  };
  nginxWithoutBrotli = await startDeployedNginx(deployed);
});
afterAll(async () => {
  await Promise.all([...Object.values(hosts ?? {}), nginxWithoutBrotli, ours, service].map((server) => server?.stop()));
});

const files = () =>
  globSync('**/*', { cwd: frozenSite }).filter((name) => statSync(path.join(frozenSite, name)).isFile());
const pagePaths = () =>
  globSync('**/*.html', { cwd: frozenSite })
    .filter((name) => name !== '404.html')
    .map(pathOfHtmlFile);
const names = ['nginx', 'caddy'] as const;

/** Sends the same request to our server and to a host, and returns the facts of both responses. */
async function compare(host: Host, question: Question) {
  const [own, other] = await Promise.all([askRaw(ours.url, question), askRaw(hosts[host].url, question)]);
  return { own: factsOf(own), other: factsOf(other) };
}

describe.each(names)('%s, as deploy/ sets it up, answers like our server', (host) => {
  test('every page, and every other spelling of it', async () => {
    for (const page of pagePaths()) {
      const spellings = [page, `${page}/`, page.toUpperCase(), `${page.toLowerCase()}?a=1`];
      for (const address of spellings) {
        const { own, other } = await compare(host, { path: address, headers: { 'Accept-Encoding': 'gzip' } });
        expect(other, address).toEqual(own);
        expect([200, 301]).toContain(other.status);
      }
    }
  });

  test('every file, those that are private among them', async () => {
    const isPage = (name: string) => name.endsWith('.html');
    for (const name of files().filter((file) => !/\.(br|gz)$/.test(file))) {
      const { own, other } = await compare(host, { path: encodeURI(`/${name}`), headers: { 'Accept-Encoding': 'br' } });
      expect(other, name).toEqual(own);
      expect(other.status, name).toBe(isPrivate(name) || isPage(name) ? 404 : 200);
    }
  });

  test.each(questions.map((row) => [`${row.method ?? 'GET'} ${row.path.slice(0, 60)}`, row] as const))(
    '%s',
    async (_, row) => {
      const { own, other } = await compare(host, row);
      const difference = row.differences?.[host];
      if (!difference) return expect(other).toEqual(own);
      expect(manual, 'docs/deploy.md says so').toContain(difference.documented);
      const { range, type, ...seen } = difference.seen;
      expect(other).toMatchObject(seen);
      if (range !== undefined) expect(other.range).toMatch(range);
      if (type !== undefined) expect(other.type).toContain(type);
      expect(other, 'the difference is still there').not.toEqual(own);
    },
  );
});

describe.each(names)('behind %s', (host) => {
  test('a browser that has a page gets 304, in whatever encoding it has it', async () => {
    for (const encoding of ['br', 'gzip', 'identity']) {
      const headers = { 'Accept-Encoding': encoding };
      const { headers: first } = await askRaw(hosts[host].url, { path: '/blt150', headers });
      const tag = first['etag'] ?? '';
      expect(tag).toMatch(/^"[^"]+"$/);
      const again = await askRaw(hosts[host].url, { path: '/blt150', headers: { ...headers, 'If-None-Match': tag } });
      expect([again.status, again.body.length, again.headers['etag']]).toEqual([304, 0, tag]);
      expect(again.headers['cache-control']).toBe('no-cache');
    }
  });

  test('the enquiry service is reached, and answers with its own headers, once', async () => {
    const { url } = hosts[host];
    const taken = await postEnquiry(url, sampleEnquiry(`behind ${host}`));
    expect([taken.status, taken.headers['cache-control']]).toEqual([200, 'no-store']);
    for (const question of [
      { path: '/send-email' },
      { path: '/send-email?x=1', method: 'OPTIONS' },
      { path: '/send-email', method: 'POST', headers: { 'Content-Type': 'text/plain' }, body: 'x' },
      { path: '/send-email', method: 'POST', headers: { 'Content-Type': 'application/json' }, body: '{}' },
      { path: '/healthz' },
    ]) {
      const { own, other } = await compare(host, question);
      expect(other).toEqual(own);
      expect(other.security).toBe('site');
    }
    // Only the machine itself may read the number of queued enquiries.
    expect((await askRaw(url, { path: '/readyz' })).status).toBe(404);
  });
});

test('systemd accepts the units, and finds them well protected', () => {
  const analyze = findProgram('systemd-analyze', ['systemd']);
  const run = (...words: string[]) => spawnSync(analyze, words, { encoding: 'utf8' });
  const place = (name: string) => {
    const unit = path.join(store, name);
    // The unit's programs must exist at their paths.
    const text = readFileSync(path.join(projectDir, 'deploy', name), 'utf8').replaceAll('/srv/site', projectDir);
    writeFileSync(unit, text);
    return unit;
  };
  for (const name of ['machinery-site', 'machinery-enquiries']) {
    const unit = place(`${name}.service`);
    const verified = run('verify', unit, place(`${name}.socket`));
    expect([verified.status, verified.stderr]).toEqual([0, '']);
    // The scale ends at 10: no protection.
    const level = /exposure level for .*: ([\d.]+)/.exec(
      run('security', '--offline=true', '--no-pager', unit).stdout,
    )?.[1];
    expect(Number(level)).toBeLessThan(2);
  }
});

test('nginx without the line for Brotli sends gzip', async () => {
  const answer = await askRaw(nginxWithoutBrotli.url, { path: '/blt150', headers: { 'Accept-Encoding': 'br, gzip' } });
  expect([answer.status, answer.headers['content-encoding'], answer.headers['vary']]).toEqual([
    200,
    'gzip',
    'Accept-Encoding',
  ]);
});
