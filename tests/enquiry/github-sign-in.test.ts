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
const begin = async (running: RunningService) =>
  (await (await original(addressOf(running))).json()) as { clientId?: string; state?: string };
const finish = (running: RunningService, body: object | null, headers: Record<string, string> = {}) =>
  original(addressOf(running), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
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
  expect(exchanged).toEqual([{ client_id: 'Iv1.abc', client_secret: secret, code: 'a-code' }]);
  expect(JSON.stringify([state, running.logged])).not.toMatch(/the-secret|gho_token|a-code/);
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

test('pages of other sites, too many posts and refusals of GitHub get no token', async () => {
  const running = await start({ ...both, RATE_LIMIT: '3' });
  const { state } = await begin(running);
  expect((await finish(running, { code: 'c', state }, { Origin: 'https://elsewhere.example' })).status).toBe(403);
  github = () => Response.json({ error: 'bad_verification_code' });
  expect((await finish(running, { code: 'c', state })).status).toBe(400);
  github = () => Response.error();
  expect((await finish(running, { code: 'c', state })).status).toBe(502);
  github = () => Response.json({ access_token: 'gho_token' });
  expect((await finish(running, { code: 'c', state })).status).toBe(200);
  expect((await finish(running, { code: 'c', state })).status).toBe(429);
});
