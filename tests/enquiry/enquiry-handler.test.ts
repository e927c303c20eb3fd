import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { enquiryHandler, type EnquirySite } from '../../src/enquiry/service/enquiry-handler.ts';
import { soundEnquiry } from './sample-enquiry.ts';

const answers = {
  thanks: 'Thank you.',
  invalid: 'Please correct these fields',
  unreadable: 'It could not be read.',
  tooLarge: 'It is too long.',
  unavailable: 'Please try again.',
  back: 'Back',
};
const site: EnquirySite = {
  brand: { name: 'Sample & Sons', company: '', tagline: '', logo: { src: '', width: 1, height: 1, alt: '' } },
  contact: { phone: '000', email: 'sales@example.com', administrativeOffice: [], unit: [] },
  enquiry: { path: '/enquire', answers },
  style: 'body{margin:0}',
};

let folder: string;
let server: Server;
let address: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'enquiries-'));
  const handler = enquiryHandler({
    storeDir: path.join(folder, 'store'),
    headers: { 'X-Content-Type-Options': 'nosniff' },
    site: () => site,
  });
  server = createServer(handler);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/send-email`;
});

afterEach(async () => {
  vi.restoreAllMocks();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  await rm(folder, { recursive: true });
});

const file = () => path.join(folder, 'store/enquiries.jsonl');
async function stored(): Promise<{ id: string; receivedAt: string; enquiry: unknown }[]> {
  const text = await readFile(file(), 'utf8').catch(() => '');
  return text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as { id: string; receivedAt: string; enquiry: unknown });
}

const post = (body: BodyInit, type = 'application/json', headers: Record<string, string> = {}) =>
  fetch(address, { method: 'POST', body, headers: { 'Content-Type': type, ...headers } });
const formType = 'application/x-www-form-urlencoded';

describe('an enquiry as JSON', () => {
  test('is on the disk when it is answered with thanks', async () => {
    const response = await post(JSON.stringify({ ...soundEnquiry, name: '  A. Buyer ' }));
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(await response.text()).toBe('Thank you.');
    const [line, ...others] = await stored();
    expect(others).toEqual([]);
    expect(line?.enquiry).toEqual(soundEnquiry);
    expect(line?.id).toMatch(/^[0-9a-f-]{36}$/);
    expect(Date.parse(line?.receivedAt ?? '')).toBeGreaterThan(Date.now() - 60_000);
  });

  test('is answered with the messages of its faults, and not stored', async () => {
    const response = await post(JSON.stringify({ ...soundEnquiry, name: ' ', phone: '12' }));
    expect(response.status).toBe(422);
    expect(await response.text()).toBe('Name is required\nPhone must be valid (10–15 digits)');
    expect(await stored()).toEqual([]);
  });

  test.each([
    ['no JSON', '{"name":'],
    ['nothing', ''],
    ['no object', '[]'],
    ['null', 'null'],
    ['no UTF-8', Buffer.from([0x7b, 0x22, 0xff, 0x22, 0x7d])],
  ])('that is %s is answered with 400', async (_name, body) => {
    const response = await post(body as BodyInit);
    expect(response.status).toBe(400);
    expect(await response.text()).toBe(answers.unreadable);
  });

  test.each([17, 3000])('of %i kB is answered with 413', async (size) => {
    const response = await post(JSON.stringify({ ...soundEnquiry, message: 'x'.repeat(size * 1024) })).catch(
      () => undefined,
    );
    // A sender that goes on beyond all measure may see its line cut instead.
    if (size < 1024 || response) expect(response?.status).toBe(413);
    expect(await stored()).toEqual([]);
  });

  test.each(['text/plain', 'multipart/form-data; boundary=x', 'application/json; charset=utf-16', 'application/jsonp'])(
    'sent as %s is answered with 415',
    async (type) => {
      expect((await post(JSON.stringify(soundEnquiry), type)).status).toBe(415);
      expect(await stored()).toEqual([]);
    },
  );

  test('many at once are all stored, each in a line of its own', async () => {
    const names = Array.from({ length: 60 }, (_, index) => `Buyer ${index}`);
    const responses = await Promise.all(
      names.map((name) => post(JSON.stringify({ ...soundEnquiry, name, message: 'ä\n'.repeat(900) }))),
    );
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
    const kept = (await stored()).map(({ enquiry }) => (enquiry as typeof soundEnquiry).name);
    expect(kept.sort()).toEqual(names.sort());
  });

  test('after a line that was cut short begins a new one', async () => {
    await post(JSON.stringify(soundEnquiry));
    await writeFile(file(), '{"id":"cut', { flag: 'a' });
    expect((await post(JSON.stringify({ ...soundEnquiry, city: 'Delhi' }))).status).toBe(200);
    const lines = (await readFile(file(), 'utf8')).trimEnd().split('\n');
    expect(lines).toHaveLength(3);
    expect(JSON.parse(lines[2] ?? '')).toMatchObject({ enquiry: { city: 'Delhi' } });
  });

  test('that can not be stored is answered with 503, and the next one is taken again', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    await writeFile(path.join(folder, 'store'), 'a file where the folder should be');
    const response = await post(JSON.stringify(soundEnquiry));
    expect(response.status).toBe(503);
    expect(await response.text()).toBe(answers.unavailable);
    expect(log).toHaveBeenCalledOnce();
    expect(String(log.mock.calls[0])).not.toContain('buyer@example.com');
    await rm(path.join(folder, 'store'));
    expect((await post(JSON.stringify(soundEnquiry))).status).toBe(200);
    expect(await stored()).toHaveLength(1);
  });
});

test('a line that breaks within an enquiry leaves nothing behind, and the service goes on', async () => {
  const { port } = server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  await new Promise<void>((resolve) => {
    const head =
      'POST /send-email HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 500\r\n\r\n{"name":';
    socket.write(head, () => setTimeout(resolve, 50));
  });
  socket.destroy();
  expect((await post(JSON.stringify(soundEnquiry))).status).toBe(200);
  expect(await stored()).toHaveLength(1);
});

test.each(['GET', 'HEAD', 'PUT', 'DELETE', 'OPTIONS'])('%s is answered with 405', async (method) => {
  const response = await fetch(address, { method });
  expect(response.status).toBe(405);
  expect(response.headers.get('allow')).toBe('POST');
});

describe('the form without scripts', () => {
  test('is answered with a page that thanks and leads back', async () => {
    const response = await post(new URLSearchParams({ ...soundEnquiry, message: 'Two\r\nlines' }).toString(), formType);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    const html = await response.text();
    expect(html).toContain('<h1>Thank you.</h1>');
    expect(html).toContain('<a href="/">Back</a>');
    expect(html).toContain('Sample &amp; Sons');
    expect(html).not.toContain('<form');
    expect((await stored())[0]?.enquiry).toEqual({ ...soundEnquiry, message: 'Two\nlines' });
  });

  test('is answered with its errors and all that was typed, as text', async () => {
    const typed = { ...soundEnquiry, name: '', company: '"><script>alert(1)</script>', message: '</textarea><b>' };
    const response = await post(new URLSearchParams(typed).toString(), formType);
    expect(response.status).toBe(422);
    const html = await response.text();
    expect(html).toContain('<a href="#name">Name is required</a>');
    expect(html).toContain('value="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"');
    expect(html).toContain('&lt;/textarea&gt;&lt;b&gt;</textarea>');
    expect(html).toContain('<input type="hidden" name="model" value="Tyre Scrap Balers">');
    expect(html).not.toContain('<script');
    expect(await stored()).toEqual([]);
  });

  test('that can not be stored keeps all that was typed', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    await writeFile(path.join(folder, 'store'), '');
    const response = await post(new URLSearchParams({ ...soundEnquiry }).toString(), formType);
    expect(response.status).toBe(503);
    expect(await response.text()).toContain('value="buyer@example.com"');
  });

  test('with a broken encoding is answered with 400', async () => {
    const response = await post('name=%ff', formType);
    expect(response.status).toBe(400);
    expect(await response.text()).toContain(`<h1>${answers.unreadable}</h1>`);
  });
});
