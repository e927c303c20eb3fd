import { request } from 'node:http';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { postBurst } from '../support/burst.ts';
import { postBody, postEnquiry, sampleEnquiry } from '../support/post-enquiry.ts';
import { startPostgres, type Postgres } from '../support/postgres.ts';
import { startService, type Service } from '../support/service.ts';
import { openSlowSockets } from '../support/slow-sockets.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

/** Without a mail server, what is stored stays in the store and goes to the outbox. */
const store = temporaryFolder('posts');
const shared = temporaryFolder('posts-shared');
let postgres: Postgres;
let services: Record<'SQLite' | 'PostgreSQL', Service>;
beforeAll(async () => {
  postgres = await startPostgres();
  const quiet = { LOG_LEVEL: 'warn' };
  services = {
    SQLite: await startService({ STORE_DIR: store.folder, ...quiet }),
    PostgreSQL: await startService({ STORE_DIR: shared.folder, DATABASE_URL: postgres.url, ...quiet }),
  };
}, 300_000);
afterAll(async () => {
  await Promise.all(Object.values(services).map((service) => service.end('SIGKILL')));
  await postgres.remove();
  store.remove();
  shared.remove();
});

const kinds = ['SQLite', 'PostgreSQL'] as const;
const bodyOf = (more: object) => JSON.stringify({ ...sampleEnquiry('odd'), ...more });
const form = { 'content-type': 'application/x-www-form-urlencoded' };

describe('a body that is no enquiry is refused, with a sentence', () => {
  test.each<[string, string | Buffer, number, Record<string, string>?]>([
    ['nothing', '', 400],
    ['half of a JSON text', '{"name":', 400],
    ['a list', '[]', 400],
    ['null', 'null', 400],
    ['a number', '1', 400],
    ['a text', '"name"', 400],
    ['bytes that are no UTF-8', Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x7d]), 400],
    ['UTF-16', Buffer.from(`\ufeff${bodyOf({})}`, 'utf16le'), 400],
    ['15,000 brackets', '['.repeat(8000) + ']'.repeat(8000), 400],
    ['no fields', '{}', 422],
    ['a field too many', bodyOf({ admin: true }), 422],
    ['fields of a prototype', '{"__proto__":{"name":"A"},"constructor":{"prototype":{}}}', 422],
    ['a field that is a list', bodyOf({ name: ['A', 'B'] }), 422],
    ['a field that is null', bodyOf({ phone: null }), 422],
    ['an e-mail without a domain', bodyOf({ email: 'nobody' }), 422],
    ['two lines as an e-mail', bodyOf({ email: 'a@example.com\r\nBcc: b@example.com' }), 422],
    ['a telephone of letters', bodyOf({ phone: 'call me' }), 422],
    ['a name of blanks', bodyOf({ name: '   ' }), 422],
    ['a message too long', bodyOf({ message: 'x'.repeat(5001) }), 422],
    ['17 kB', bodyOf({ message: 'x'.repeat(17_000) }), 413],
    ['900 kB', 'x'.repeat(900_000), 413],
    ['a text', bodyOf({}), 415, { 'content-type': 'text/plain' }],
    ['no type', bodyOf({}), 415, { 'content-type': '' }],
    ['another character set', bodyOf({}), 415, { 'content-type': 'application/json; charset=latin1' }],
    ['a compressed body', bodyOf({}), 415, { 'content-encoding': 'gzip' }],
    ['several parts', 'x', 415, { 'content-type': 'multipart/form-data; boundary=x' }],
    ['a form with broken signs', 'name=%E0%A4%A', 400, form],
    ['an empty form', '', 422, form],
  ])('%s', async (_, body, status, headers = {}) => {
    const answer = await postBody(services.SQLite.url, body, { headers });
    expect(answer.status).toBe(status);
    expect(answer.text.trim().length).toBeGreaterThan(10);
    expect(answer.text).not.toMatch(/error:|\bat .*\.ts|SyntaxError|undefined/i);
  });

  test.each(['GET', 'PUT', 'DELETE', 'PATCH'])('%s is no way to send one', async (method) => {
    const answer = await postBody(services.SQLite.url, '', { method });
    expect(answer.status).toBe(405);
    expect(answer.headers.allow).toContain('POST');
  });

  test('13 MB without a length are cut off', async () => {
    const status = await new Promise((resolve) => {
      const headers = { 'content-type': 'application/json', 'transfer-encoding': 'chunked' };
      const asked = request(`${services.SQLite.url}/send-email`, { method: 'POST', headers }, (response) => {
        resolve(response.statusCode);
        response.resume();
        asked.destroy();
      });
      asked.once('error', () => resolve('cut off'));
      for (let part = 0; part < 200; part += 1) asked.write('x'.repeat(65_536));
      asked.end();
    });
    expect([413, 'cut off']).toContain(status);
  });

  test('a body that ends early leaves nothing behind, and no request is no harm', async () => {
    const { port } = new URL(services.SQLite.url);
    for (const text of [
      'POST /send-email HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 500\r\n\r\n{"name":',
      'nonsense\r\n\r\n',
      'POST /send-email HTTP/1.1\r\nHost: a\r\nContent-Length: -1\r\n\r\n',
    ]) {
      await new Promise<void>((resolve) => {
        const socket = connect(Number(port), '127.0.0.1', () => socket.end(text));
        socket.on('error', () => {});
        socket.once('close', () => resolve());
        socket.resume();
      });
    }
    expect((await fetch(`${services.SQLite.url}/healthz`)).status).toBe(200);
    expect(await services.SQLite.list()).toEqual([]);
  });
});

describe.each(kinds)('on %s', (kind) => {
  test('odd texts are stored like any other, and no text spoils the ones that come with it', async () => {
    const { url, list } = services[kind];
    const before = (await list()).length;
    const odd = [
      bodyOf({ name: '👩‍🏭 علي \u202eevil', message: '日本語 😀\u2028x' }),
      bodyOf({ message: '.\n..\nQUIT\n.\r\nMAIL FROM:<x>' }),
      bodyOf({ message: '<script>alert(1)</script>&amp;' }),
      bodyOf({ company: "'; drop table enquiry; --" }),
    ];
    // Neither engine can store these signs in a text: refused or stored, but never in the way of the others.
    const unstorable = [bodyOf({ message: 'a\u0000b' }), bodyOf({ message: 'x' }).replace('"x"', '"a\\ud800b"')];
    const posts = [...odd, ...unstorable].map((body) => postBody(url, body));
    const statuses = (await Promise.all(posts)).map(({ status }) => status);
    expect(statuses.slice(0, odd.length)).toEqual(odd.map(() => 200));
    for (const status of statuses.slice(odd.length)) expect([200, 422]).toContain(status);
    const stored = statuses.filter((status) => status === 200).length;
    expect(await list()).toHaveLength(before + stored);
  });

  test('a double click, a retry and a reload store one enquiry and get the same answer', async () => {
    const { url, list } = services[kind];
    const before = (await list()).length;
    const same = sampleEnquiry('same');
    const clicks = await Promise.all([postEnquiry(url, same), postEnquiry(url, same), postEnquiry(url, same)]);
    const reload = await postEnquiry(url, { ...same, name: ` ${same.name} ` });
    for (const answer of [...clicks, reload]) expect(answer).toMatchObject({ status: 200, text: reload.text });
    expect(await list()).toHaveLength(before + 1);
  });

  test('of 500 posts at the same moment every one that was answered 200 is stored', async () => {
    const { url, list } = services[kind];
    const before = (await list()).length;
    const burst = await postBurst(url, 500);
    expect(burst.statuses).toEqual({ 200: 500 });
    expect(await list()).toHaveLength(before + 500);
  });
});

test('200 slow senders leave an honest post under 200 ms', async () => {
  const { url } = services.SQLite;
  const slow = await openSlowSockets(url, 200);
  try {
    const posts = ['one', 'two', 'three', 'four', 'five'].map((name) => sampleEnquiry(`honest-${name}`));
    const took: number[] = [];
    for (const enquiry of posts) {
      const answer = await postEnquiry(url, enquiry);
      expect(answer.status).toBe(200);
      took.push(answer.took);
    }
    expect(slow.open()).toBe(200);
    // The middle one: the test's own machine may be busy.
    expect(took.toSorted((a, b) => a - b)[2]).toBeLessThan(200);
  } finally {
    slow.close();
  }
});
