import { hash } from 'node:crypto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readSettings } from '../../src/enquiry/service/settings.ts';
import { startService, type RunningService } from './service-fixture.ts';

const secret = 'the-secret-of-the-app';
const both = { GITHUB_CLIENT_ID: 'Iv1.abc', GITHUB_CLIENT_SECRET: secret };
const original = globalThis.fetch;
let service: RunningService | undefined;
/** What the service sent to GitHub. */
let exchanged: unknown[];
let github: () => Response;

beforeEach(() => {
  exchanged = [];
  github = () => Response.json({ access_token: 'gho_token' });
  vi.stubGlobal('fetch', async (address: string, options?: RequestInit) => {
    if (!String(address).startsWith('https://github.com/')) return original(address, options);
    exchanged.push(JSON.parse(String(options?.body)));
    return github();
  });
});
afterEach(async () => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  await service?.stop();
  service = undefined;
});

const start = async (env: Record<string, string>) => (service = await startService(env, false));
const addressOf = ({ address }: RunningService) => address.replace('/send-email', '/github-sign-in');
const verifier = 'v'.repeat(43);
const begin = async (running: RunningService, challenge = hash('sha256', verifier, 'base64url')) =>
  (await (await original(`${addressOf(running)}?challenge=${challenge}`)).json()) as {
    clientId?: string;
    state?: string;
  };
const finish = (running: RunningService, body: object | null, headers: Record<string, string> = {}) =>
  original(addressOf(running), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body && { verifier, ...body }),
  });

test('without both variables there is no sign-in, and one alone stops the start', async () => {
  const running = await start({});
  expect(await begin(running)).toEqual({});
  expect((await finish(running, { code: 'x', state: 'x' })).status).toBe(404);
  for (const [name, value] of Object.entries(both)) {
    expect(readSettings({ [name]: value })).toEqual({ problems: [expect.stringMatching(`^${name} needs`)] });
  }
});

test('a code is exchanged for a token once its state is one that the service signed; the secret stays', async () => {
  const running = await start(both);
  const { clientId, state } = await begin(running);
  expect(clientId).toBe('Iv1.abc');
  const answer = await finish(running, { code: 'a-code', state });
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
  expect(await answer.json()).toEqual({ token: 'gho_token' });
  expect(exchanged).toEqual([{ client_id: 'Iv1.abc', client_secret: secret, code: 'a-code', code_verifier: verifier }]);
  expect(JSON.stringify([state, running.logged])).not.toMatch(/the-secret|gho_token|a-code|vvv/);
});

test('a state that is made up, changed or old is refused before GitHub is asked', async () => {
  const running = await start(both);
  const { state = '' } = await begin(running);
  const [time = '', random = '', signature = ''] = state.split('.');
  for (const other of ['', 'a.b.c', `${Number(time) + 1}.${random}.${signature}`, `${time}.${random}.`, 5]) {
    expect((await finish(running, { code: 'a-code', state: other })).status).toBe(400);
  }
  expect((await finish(running, { code: 'a'.repeat(2000), state })).status).toBe(413);
  expect((await finish(running, null)).status).toBe(400);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 601_000 });
  expect((await finish(running, { code: 'a-code', state })).status).toBe(400);
  expect(exchanged).toEqual([]);
});

test('a state serves only the browser that began with it, and only once', async () => {
  const running = await start(both);
  const { state } = await begin(running);
  expect((await finish(running, { code: 'a-code', state, verifier: 'w'.repeat(43) })).status).toBe(400);
  expect((await finish(running, { code: 'a-code', state, verifier: 5 })).status).toBe(400);
  expect(exchanged).toEqual([]);
  expect((await finish(running, { code: 'a-code', state })).status).toBe(200);
  expect((await finish(running, { code: 'a-code', state })).status).toBe(400);
  expect(exchanged).toHaveLength(1);
  for (const challenge of ['', 'short', 'a'.repeat(44), '%2F'.repeat(43)])
    expect(await begin(running, challenge)).toEqual({});
});

test('where PUBLIC_ORIGIN says whose pages may post, Host does not', async () => {
  const origin = 'https://www.example.com';
  const foreign = { Origin: 'https://rebound.example', 'Sec-Fetch-Site': 'same-origin' };
  const own = await start({ ...both, PUBLIC_ORIGIN: origin });
  const { state } = await begin(own);
  const { host } = new URL(own.address);
  for (const headers of [foreign, { Origin: `http://${host}` }]) {
    expect((await finish(own, { code: 'c', state }, headers)).status).toBe(403);
    const posted = await original(own.address, { method: 'POST', headers, body: new URLSearchParams({ name: 'A' }) });
    expect(posted.status).toBe(403);
  }
  const preflight = { Origin: `http://${host}`, 'Access-Control-Request-Method': 'POST' };
  const allowed = await original(own.address, { method: 'OPTIONS', headers: preflight });
  expect(allowed.headers.get('access-control-allow-origin')).toBeNull();
  expect((await finish(own, { code: 'c', state }, { Origin: origin })).status).toBe(200);
});

test('pages of other sites, too many posts and refusals of GitHub get no token', async () => {
  const running = await start({ ...both, RATE_LIMIT: '3' });
  // A state of each post: one serves once.
  const fresh = async () => (await begin(running)).state;
  expect(
    (await finish(running, { code: 'c', state: await fresh() }, { Origin: 'https://elsewhere.example' })).status,
  ).toBe(403);
  github = () => Response.json({ error: 'bad_verification_code' });
  expect((await finish(running, { code: 'c', state: await fresh() })).status).toBe(400);
  github = () => Response.error();
  expect((await finish(running, { code: 'c', state: await fresh() })).status).toBe(502);
  github = () => Response.json({ access_token: 'gho_token' });
  expect((await finish(running, { code: 'c', state: await fresh() })).status).toBe(200);
  expect((await finish(running, { code: 'c', state: await fresh() })).status).toBe(429);
});
