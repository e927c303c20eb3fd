import { rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { connect } from 'node:net';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { site, startService, type RunningService } from './service-fixture.ts';
import { validEnquiry } from './support/sample-enquiry.ts';

const { answers } = site.enquiry;
const thanked = new RegExp(`^${answers.thanks} Reference: \\d{6}-[0-9A-F]{6}$`);
let service: RunningService;

beforeEach(async () => {
  service = await startService({}, false);
});
afterEach(() => service.stop());

const stored = async () => (await service.store.list()).map(({ enquiry }) => enquiry);

describe('an enquiry as JSON', () => {
  test('is in the store when it is answered with thanks', async () => {
    const response = await service.postJson({ ...validEnquiry, name: '  A. Buyer ' });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.text()).toMatch(thanked);
    const [kept, ...others] = await service.store.list();
    expect(others).toEqual([]);
    expect(kept).toMatchObject({ enquiry: validEnquiry, state: 'queued', source: 'json' });
    expect(kept?.id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(kept?.messageId).toBe(`<${kept?.id}@${new URL(site.origin).hostname}>`);
    expect(kept?.createdAt).toBeGreaterThan(Date.now() - 60_000);
  });

  test('obeys the same pairs of machinery and model as a form', async () => {
    const [first, second] = site.options;
    const wrong = second?.models.find((model) => !first?.models.includes(model));
    const response = await service.postJson({ ...validEnquiry, machinery: first?.id, model: wrong });
    expect([response.status, await response.text()]).toEqual([422, expect.stringContaining('does not belong to')]);
    expect(await stored()).toEqual([]);
    const right = await service.postJson({ ...validEnquiry, machinery: second?.id, model: wrong });
    expect(right.status).toBe(200);
  });

  test('is answered with the messages of its problems, and not stored', async () => {
    const response = await service.postJson({ ...validEnquiry, name: ' ', phone: '12' });
    expect(response.status).toBe(422);
    expect(await response.text()).toBe('Name is required\nPhone must be valid (10–15 digits)');
    expect(await stored()).toEqual([]);
  });

  test('has eleven fields and no more', async () => {
    expect((await service.postJson({ ...validEnquiry, state: 'sent' })).status).toBe(422);
    const { model: _model, ...ten } = validEnquiry;
    expect((await service.postJson(ten)).status).toBe(422);
  });

  test('may lack the optional fields; each other field that is missing or no text has its own message', async () => {
    const { company: _company, website: _website, message: _message, ...needed } = validEnquiry;
    expect((await service.postJson(needed)).status).toBe(200);
    expect(await stored()).toEqual([{ ...needed, company: '', website: '', message: '' }]);
    const answer = async (values: object) => (await service.postJson(values)).text();
    expect(await answer({})).toBe(
      ['Name', 'Machinery', 'Applications', 'Email', 'Phone', 'Address', 'City', 'Country']
        .map((field) => `${field} is required`)
        .join('\n'),
    );
    expect(await answer({ ...validEnquiry, company: 5, phone: 910000000000 })).toBe(
      'Company is invalid\nPhone must be valid (10–15 digits)',
    );
  });

  test.each([
    ['no JSON', '{"name":'],
    ['nothing', ''],
    ['a list', '[]'],
    ['null', 'null'],
    ['a number', '1'],
    ['a text', '"name"'],
    ['no UTF-8', Buffer.from([0x7b, 0x22, 0xff, 0x22, 0x7d])],
    ['UTF-16', Buffer.from(`\ufeff${JSON.stringify(validEnquiry)}`, 'utf16le')],
    ['15,000 brackets', '['.repeat(7500) + ']'.repeat(7500)],
  ])('that is %s is answered with 400', async (_name, body) => {
    const response = await service.post(body as BodyInit);
    expect(response.status).toBe(400);
    expect(await response.text()).toBe(answers.unreadable);
  });

  test.each([
    ['no fields', '{}'],
    ['fields of a prototype', '{"__proto__":{"name":"A"},"constructor":{"prototype":{}}}'],
    ['a field that is a list', JSON.stringify({ ...validEnquiry, name: ['A', 'B'] })],
    ['a field that is null', JSON.stringify({ ...validEnquiry, phone: null })],
    ['two lines as an e-mail', JSON.stringify({ ...validEnquiry, email: 'a@example.com\r\nBcc: b@example.com' })],
    ['a message too long', JSON.stringify({ ...validEnquiry, message: 'x'.repeat(5001) })],
  ])('with %s is answered with 422, in plain words', async (_name, body) => {
    const response = await service.post(body);
    expect(response.status).toBe(422);
    expect(await response.text()).toMatch(/^(?!.*(?:error:|\.ts|undefined))[^]{10}/i);
    expect(await stored()).toEqual([]);
  });

  test('in a compressed body is answered with 415', async () => {
    expect((await service.postJson(validEnquiry, { 'Content-Encoding': 'gzip' })).status).toBe(415);
  });

  test.each([130, 3000])('of %i kB is answered with 413', async (size) => {
    const response = await service
      .postJson({ ...validEnquiry, message: 'x'.repeat(size * 1024) })
      .catch(() => undefined);
    // The server may reset the connection of a sender that sends far too much.
    if (size < 1024 || response) expect(response?.status).toBe(413);
    expect(await stored()).toEqual([]);
  });

  test('without an announced length is answered with 411', async () => {
    const headers = { 'Content-Type': 'application/json', 'Transfer-Encoding': 'chunked' };
    const status = await new Promise<number | undefined>((resolve, reject) => {
      const sending = request(service.address, { method: 'POST', headers }, (response) => {
        response.resume();
        resolve(response.statusCode);
      });
      sending.once('error', reject);
      sending.end(JSON.stringify(validEnquiry));
    });
    expect(status).toBe(411);
    expect(await stored()).toEqual([]);
  });

  test.each(['text/plain', 'multipart/form-data; boundary=x', 'application/json; charset=utf-16', 'application/jsonp'])(
    'sent as %s is answered with 415',
    async (type) => {
      expect((await service.post(JSON.stringify(validEnquiry), type)).status).toBe(415);
      expect(await stored()).toEqual([]);
    },
  );

  test('many at once are all stored', async () => {
    const names = Array.from({ length: 300 }, (_, index) => `Buyer ${index}`);
    const responses = await Promise.all(
      names.map((name) => service.postJson({ ...validEnquiry, name, message: 'ä\n'.repeat(900) })),
    );
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
    expect((await stored()).map(({ name }) => name).sort()).toEqual(names.sort());
  });

  test('twice, at once or one after the other, is one', async () => {
    const responses = await Promise.all([1, 2, 3].map(() => service.postJson(validEnquiry)));
    responses.push(await service.postJson({ ...validEnquiry, city: ` ${validEnquiry.city}` }));
    for (const response of responses) expect(await response.text()).toMatch(thanked);
    expect(await stored()).toHaveLength(1);
    await service.postJson({ ...validEnquiry, city: 'Delhi' });
    expect(await stored()).toHaveLength(2);
  });

  test('that cannot be stored is answered with 503, and the next one is accepted', async () => {
    await writeFile(service.storeDir, 'a file where the folder should be');
    const response = await service.postJson(validEnquiry);
    expect(response.status).toBe(503);
    expect(response.headers.get('retry-after')).toBe('120');
    expect(await response.text()).toBe(answers.unavailable);
    await rm(service.storeDir);
    expect((await service.postJson(validEnquiry)).status).toBe(200);
    expect(await stored()).toHaveLength(1);
  });

  test('is refused after the store was deleted under the running service: no new store is created silently', async () => {
    await service.postJson(validEnquiry);
    await service.store.close();
    await rm(service.storeDir, { recursive: true });
    expect((await service.postJson(validEnquiry)).status).toBe(503);
  });
});

test('nothing that a visitor typed stands in the log', async () => {
  await service.postJson(validEnquiry);
  await service.postJson(validEnquiry);
  await service.postJson({ ...validEnquiry, phone: 'x' });
  const lines = JSON.stringify(service.logged);
  expect(service.logged).toHaveLength(2);
  // A figure alone, as of a field `quantity`, may stand in an id.
  for (const value of Object.values(validEnquiry).filter(({ length }) => length > 2))
    expect(lines).not.toContain(value);
  expect(lines).not.toContain('127.0.0.1');
});

test('a connection that breaks within an enquiry stores nothing, and the service continues', async () => {
  const socket = connect(service.port, '127.0.0.1');
  await new Promise<void>((resolve) => {
    const head =
      'POST /send-email HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 500\r\n\r\n{"name":';
    socket.write(head, () => setTimeout(resolve, 50));
  });
  socket.destroy();
  expect((await service.postJson(validEnquiry)).status).toBe(200);
  expect(await stored()).toHaveLength(1);
  // Anyone can break a connection: that is not logged as a problem.
  expect(service.logged.map(({ msg }) => msg)).toEqual(['accepted']);
});

test.each(['GET', 'HEAD', 'PUT', 'DELETE'])('%s is answered with 405', async (method) => {
  const response = await fetch(service.address, { method });
  expect(response.status).toBe(405);
  expect(response.headers.get('allow')).toBe('POST, OPTIONS');
});

test('another address is answered with the words of the not-found page', async () => {
  const response = await fetch(service.address.replace('/send-email', '/other'));
  expect(response.status).toBe(404);
  expect(await response.text()).toBe(site.notFound.text);
});

test('a program folds its answers itself: other fields than the eleven are refused', async () => {
  expect((await service.postJson({ ...validEnquiry, material: 'Tyres' })).status).toBe(422);
  expect(await stored()).toEqual([]);
});
