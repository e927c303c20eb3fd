import { connect } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { trapField } from '../../src/enquiry/contract/spam-checks.ts';
import { makeApi } from '../../src/enquiry/service/api.ts';
import { makeLimits } from '../../src/enquiry/service/limits.ts';
import { makeMetrics } from '../../src/enquiry/service/monitoring/metrics.ts';
import { makeLog } from '../../src/enquiry/service/log.ts';
import { validEnquiry } from './support/sample-enquiry.ts';
import { settingsFrom, site, startService, type RunningService } from './service-fixture.ts';

let service: RunningService;
const start = async (env: Record<string, string> = {}, senders = false) => {
  service = await startService(env, senders);
  return service;
};
afterEach(() => service.stop());

/** Sends the head of a post and nothing of its body. @returns the answer */
const beginPost = (port: number, head: string) =>
  new Promise<string>((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(`POST /send-email HTTP/1.1\r\n${head}\r\n\r\n`));
    socket.once('data', (bytes: Buffer) => {
      resolve(bytes.toString());
      socket.destroy();
    });
    socket.once('error', reject);
  });

const states = async () => (await service.store.list()).map(({ state }) => state);
const { answers } = site.enquiry;
const thanked = new RegExp(`^${answers.thanks} Reference: \\d{6}-[0-9A-F]{6}$`);

describe('what a program fills in', () => {
  test.each<[string, Record<string, string>, 'spam' | 'queued']>([
    ['a filled trap', { 'Enquiry-Trap': '1' }, 'spam'],
    ['no time to type', { 'Enquiry-Seconds': '0.4' }, 'spam'],
    ['time enough', { 'Enquiry-Seconds': '31', 'Enquiry-Trap': '' }, 'queued'],
    ['no sign at all', {}, 'queued'],
    ['a sign that makes no sense', { 'Enquiry-Seconds': 'soon' }, 'queued'],
    ['an empty sign', { 'Enquiry-Seconds': '' }, 'queued'],
  ])('with %s is answered like any other', async (_name, headers, state) => {
    await start();
    const response = await service.postJson(validEnquiry, headers);
    expect(response.status).toBe(200);
    expect(await response.text()).toMatch(thanked);
    expect(await states()).toEqual([state]);
  });

  test('is told by the trap in a form without scripts, too', async () => {
    await start();
    expect((await service.postForm({ ...validEnquiry, [trapField]: 'x' })).status).toBe(200);
    expect((await service.postForm({ ...validEnquiry, name: 'B', [trapField]: '' })).status).toBe(200);
    expect(await states()).toEqual(['spam', 'queued']);
  });

  test('is sent when a person sends it again more slowly', async () => {
    await start();
    await service.postJson(validEnquiry, { 'Enquiry-Seconds': '1' });
    await service.postJson(validEnquiry, { 'Enquiry-Seconds': '9' });
    expect(await states()).toEqual(['queued']);
  });

  test('is not judged by time when that is switched off', async () => {
    await start({ MIN_FILL_SECONDS: '0' });
    await service.postJson(validEnquiry, { 'Enquiry-Seconds': '0.1' });
    expect(await states()).toEqual(['queued']);
  });
});

describe('a client that posts too often', () => {
  test('gets Retry-After, and the input of a form stays', async () => {
    await start({ RATE_LIMIT: '2' });
    for (const name of ['A', 'B']) expect((await service.postJson({ ...validEnquiry, name })).status).toBe(200);
    const response = await service.postJson({ ...validEnquiry, name: 'C' });
    expect(response.status).toBe(429);
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(Number(response.headers.get('retry-after'))).toBeLessThanOrEqual(60);
    expect(await response.text()).toBe(answers.tooMany);
    const page = await service.postForm(validEnquiry);
    expect(page.status).toBe(429);
    expect(await page.text()).toContain('value="buyer@example.com"');
    expect(await states()).toHaveLength(2);
  });

  test('is distinguished from others behind a trusted proxy', async () => {
    await start({ RATE_LIMIT: '1', TRUST_PROXY: '127.0.0.0/8' });
    const from = async (address: string) =>
      (await service.postJson({ ...validEnquiry, name: address }, { 'X-Forwarded-For': address })).status;
    expect(await from('203.0.113.1')).toBe(200);
    expect(await from('203.0.113.2')).toBe(200);
    expect(await from('203.0.113.1')).toBe(429);
    expect(await from('2001:db8::1')).toBe(200);
    expect(await from('2001:db8::2')).toBe(429);
    expect(await from('203.0.113.3:51234')).toBe(200);
    expect(await from('203.0.113.3:51235')).toBe(429);
  });

  test('is counted by its whole network of version 6, too', async () => {
    await start({ RATE_LIMIT: '1', TRUST_PROXY: '127.0.0.0/8' });
    const statuses = new Set<number>();
    for (let net = 1; net <= 11; net += 1) {
      const headers = { 'X-Forwarded-For': `2001:db8:1:${net}::1` };
      statuses.add((await service.postJson({ ...validEnquiry, name: `B ${net}` }, headers)).status);
      if (net === 10) expect(statuses).toEqual(new Set([200]));
    }
    expect(statuses).toContain(429);
  });

  test('is answered before its body is read', async () => {
    await start({ RATE_LIMIT: '1' });
    await service.postJson(validEnquiry);
    // The body never comes.
    const head = 'Host: a\r\nContent-Type: application/json\r\nContent-Length: 90000';
    expect(await beginPost(service.port, head)).toMatch(/^HTTP\/1\.1 429 /);
  });

  test('can not choose its address when no proxy is trusted', async () => {
    await start({ RATE_LIMIT: '1' });
    const from = async (address: string) =>
      (await service.postJson({ ...validEnquiry, name: address }, { 'X-Forwarded-For': address })).status;
    expect([await from('203.0.113.1'), await from('203.0.113.2')]).toEqual([200, 429]);
  });
});

describe('a page of another origin', () => {
  test.each<[string, string, string | null]>([
    ['that is allowed', 'https://shop.example', 'https://shop.example'],
    ['that is the public one', 'https://www.example.com', 'https://www.example.com'],
    ['that is not known', 'https://evil.example', null],
    ['that is hidden', 'null', null],
  ])('%s gets its answer', async (_name, origin, expected) => {
    await start({ ALLOWED_ORIGINS: 'https://shop.example', PUBLIC_ORIGIN: 'https://www.example.com' });
    const asked = await fetch(service.address, { method: 'OPTIONS', headers: { Origin: origin } });
    expect(asked.status).toBe(204);
    expect(asked.headers.get('access-control-allow-origin')).toBe(expected);
    expect(asked.headers.get('access-control-allow-methods')).toBe('POST');
    expect(asked.headers.get('access-control-allow-headers')).toContain('Content-Type');
    const response = await service.postJson(validEnquiry, { Origin: origin });
    expect(response.status).toBe(expected === null ? 403 : 200);
    expect(response.headers.get('access-control-allow-origin')).toBe(expected);
    expect(response.headers.get('vary')).toBe('Origin');
  });

  test('may always be the own one, whatever the scheme in front of a proxy is', async () => {
    await start();
    const own = `https://127.0.0.1:${service.port}`;
    const response = await service.postJson(validEnquiry, { Origin: own });
    expect(response.headers.get('access-control-allow-origin')).toBe(own);
  });
});

test.each([
  ['cross-site', 403],
  ['same-site', 403],
  ['same-origin', 200],
  ['none', 200],
])('a form without an origin that a browser calls %s is answered %i', async (from, status) => {
  await start();
  expect((await service.postJson(validEnquiry, { 'Sec-Fetch-Site': from })).status).toBe(status);
  expect(await service.store.list()).toHaveLength(status === 200 ? 1 : 0);
});

describe('the state of the service', () => {
  test('is alive, and ready with its backlog for the machine itself', async () => {
    await start();
    await service.postJson(validEnquiry);
    expect(await (await service.ask('/healthz')).text()).toBe('ok');
    const ready = await service.ask('/readyz');
    expect(ready.status).toBe(200);
    expect(await ready.json()).toMatchObject({ ready: true, backlog: { queued: { count: 1 } } });
  });

  test('is nothing for visitors, whatever they claim to be', async () => {
    await start();
    for (const path of ['/readyz', '/metrics']) {
      for (const headers of [{}, { 'X-Forwarded-For': '127.0.0.1' }, { Forwarded: 'for=127.0.0.1' }])
        expect((await fetch(service.address.replace('/send-email', path), { headers })).status).toBe(404);
    }
    expect((await service.ask('/send-email')).status).toBe(404);
  });

  test('is counted for Prometheus', async () => {
    await start();
    await service.postJson(validEnquiry);
    await service.postJson({ ...validEnquiry, name: '' });
    const metrics = await service.ask('/metrics');
    expect(metrics.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
    const lines = (await metrics.text()).split('\n');
    for (const line of [
      'enquiry_posts_total{status="200"} 1',
      'enquiry_posts_total{status="422"} 1',
      'enquiries{state="queued"} 1',
      'enquiries{state="dead"} 0',
      'enquiry_store_up 1',
    ])
      expect(lines).toContain(line);
    expect(lines.some((line) => line.startsWith('process_resident_memory_bytes '))).toBe(true);
  });

  test('is not ready while nothing can be stored', async () => {
    await start({ STORE_DIR: '/dev/null/store' });
    expect((await service.ask('/healthz')).status).toBe(200);
    const ready = await service.ask('/readyz');
    expect(ready.status).toBe(503);
    expect(await ready.json()).toEqual({ ready: false, reason: 'store' });
  });

  test('is not ready on a disk that is nearly full, tells how full, and still takes enquiries', async () => {
    // More than any disk has.
    await start({ MIN_FREE_MB: '1e12' });
    expect((await service.postJson(validEnquiry)).status).toBe(200);
    const ready = await service.ask('/readyz');
    expect(ready.status).toBe(503);
    expect(await ready.json()).toEqual({
      ready: false,
      reason: 'disk',
      freeMegabytes: expect.any(Number),
      backlog: { queued: { count: 1, oldest: expect.any(Number) } },
    });
  });

  test('is ready on any disk when no bound is set', async () => {
    await start({ MIN_FREE_MB: '0' });
    expect((await service.ask('/readyz')).status).toBe(200);
  });
});

test('the same service is a web-standard handler, without a server and an address', async () => {
  await start();
  let woken = 0;
  const api = makeApi({
    settings: settingsFrom({}),
    store: service.store,
    limits: makeLimits(1, undefined),
    log: makeLog('silent'),
    metrics: makeMetrics(service.store, () => Promise.resolve(undefined), 'none'),
    site: () => site,
    style: '',
    headers: {},
    stored: () => void woken++,
  });
  for (const name of ['A', 'B']) {
    const request = new Request('https://www.example.com/send-email', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ ...validEnquiry, name }),
    });
    const response = await api(request);
    expect(response.status).toBe(200);
    expect(await response.text()).toMatch(thanked);
  }
  expect(woken).toBe(2);
  expect(await states()).toHaveLength(2);
});
