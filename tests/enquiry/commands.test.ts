import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { projectDir } from '../../scripts/lib/build-settings.ts';
import { makeStore } from '../../src/enquiry/service/store/make-store.ts';
import { openSqlite } from '../../src/enquiry/service/store/sqlite.ts';
import { soundEnquiry } from '../../src/enquiry/contract/sample-enquiry.ts';
import { enquiryCommands } from '../../scripts/enquiries/enquiry-commands.ts';
import { referenceOf } from '../../src/enquiry/service/reference.ts';
import { uuid7 } from '../../src/enquiry/service/uuid7.ts';
import { until } from './service-fixture.ts';

let storeDir: string;
const running = new Set<ChildProcess>();

beforeEach(async () => {
  storeDir = await mkdtemp(path.join(tmpdir(), 'commands-'));
});
afterEach(async () => {
  for (const child of running) {
    if (child.exitCode === null && child.signalCode === null) {
      child.kill('SIGKILL');
      await once(child, 'exit');
    }
  }
  running.clear();
  await rm(storeDir, { recursive: true });
});

interface Outcome {
  code: number;
  stdout: string;
  stderr: string;
}

/** Runs one of the project's scripts to its end. */
const run = (script: string, words: string[] = [], env: Record<string, string> = {}) =>
  new Promise<Outcome>((resolve) => {
    const options = { cwd: projectDir, env: { ...process.env, STORE_DIR: storeDir, ...env } };
    execFile(process.execPath, [script, ...words], options, (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code) : 0, stdout, stderr }),
    );
  });
const enquiries = (...words: string[]) => run('scripts/enquiries.ts', words);

/** Starts the service as a process of its own. */
async function startProcess(env: Record<string, string> = {}): Promise<{ child: ChildProcess; address: string }> {
  const child = spawn(process.execPath, ['scripts/enquiry-service.ts'], {
    cwd: projectDir,
    env: { ...process.env, PORT: '0', STORE_DIR: storeDir, ...env },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  running.add(child);
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  const [, origin] = /^The enquiry service is ready at (http:\/\/localhost:\d+)\n$/.exec(line.toString()) ?? [];
  return { child, address: `${origin}/send-email` };
}

const post = (address: string, name: string) =>
  fetch(address, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ ...soundEnquiry, name }),
  });

test('a fault in the settings ends the service with a line for each and exit code 2', async () => {
  const { code, stdout, stderr } = await run('scripts/enquiry-service.ts', [], { PORT: 'http', LOG_LEVEL: 'loud' });
  expect(code).toBe(2);
  expect(stdout).toBe('');
  expect(stderr).toMatch(/^PORT must be .*\nLOG_LEVEL must be .*\n.*docs\/operate\.md/);
});

test('a port that another program has is named, with the way out', async () => {
  const { child, address } = await startProcess();
  const { port } = new URL(address);
  const { code, stderr } = await run('scripts/enquiry-service.ts', [], { PORT: port });
  expect(code).toBe(1);
  expect(stderr).toContain(`another program has port ${port}; stop it, or choose another port with PORT`);
  child.kill('SIGTERM');
});

test('a folder without a store is named and left as it is: it is the wrong one', async () => {
  const { code, stdout, stderr } = await enquiries('list');
  expect([code, stdout]).toEqual([1, '']);
  expect(stderr).toContain(`There is no store in ${storeDir}`);
  expect(stderr).toContain('STORE_DIR');
  expect(await readdir(storeDir)).toEqual([]);
});

test('an enquiry arrives in the outbox, is listed, shown, exported, and forgotten on demand', async () => {
  const { child, address } = await startProcess();
  expect((await post(address, '=HYPERLINK("x")')).status).toBe(200);
  await until(async () => (await enquiries('list')).stdout.includes(' sent '));
  const list = JSON.parse((await enquiries('list', '--json')).stdout) as Record<string, unknown>[];
  const [{ id }] = list as [{ id: string }];
  expect(list).toEqual([
    expect.objectContaining({ state: 'sent', attempts: 1, messageId: expect.stringContaining(id), lastError: null }),
  ]);
  expect(list[0]).toMatchObject({ enquiry: { ...soundEnquiry, name: '=HYPERLINK("x")' } });
  expect(list[0]?.['createdAt']).toMatch(/^\d{4}-.*Z$/);
  expect(JSON.parse((await enquiries('show', id)).stdout)).toMatchObject({ id, source: 'json' });
  expect((await enquiries('export')).stdout).toMatch(/^reference,id,state,.*\r\n.*,sent,1,.*,"'=HYPERLINK\(""x""\)",/);
  expect(await readdir(path.join(storeDir, 'outbox'))).toEqual([`${id}.eml`]);
  expect(await enquiries('delete', id)).toMatchObject({ code: 0, stdout: `${id} deleted\n` });
  expect(await readdir(path.join(storeDir, 'outbox'))).toEqual([]);
  expect((await enquiries('list')).stdout).toBe(`There are no enquiries in ${storeDir}.\n`);
  expect(await enquiries('show', id)).toMatchObject({ code: 1 });
  expect(await enquiries('show')).toMatchObject({ code: 2, stderr: expect.stringMatching(/^Which one\?/) });
  child.kill('SIGTERM');
});

test('one is found by its reference, and all of a visitor by the address, for requests about privacy', async () => {
  const store = makeStore(openSqlite(path.join(storeDir, 'enquiries.sqlite')), 365);
  const ids: string[] = [];
  for (const email of ['ann@example.com', 'Ann@Example.com', 'bob@example.com']) {
    const id = uuid7();
    ids.push(id);
    const parts = {
      id,
      dedup: id,
      messageId: `<${id}@example.com>`,
      state: 'queued' as const,
      source: 'json' as const,
    };
    await store.accept({ ...parts, enquiry: { ...soundEnquiry, email } });
  }
  await store.close();
  const [first = ''] = ids;
  const reference = referenceOf(first);
  expect(JSON.parse((await enquiries('show', reference)).stdout)).toMatchObject({ id: first, reference });
  expect((await enquiries('list', '--email', 'ANN@example.com')).stdout.trim().split('\n')).toHaveLength(2);
  expect((await enquiries('export', '--email', 'ann@example.com')).stdout.trim().split('\r\n')).toHaveLength(3);
  expect(await enquiries('delete', reference)).toMatchObject({ code: 0, stdout: `${reference} deleted\n` });
  expect((await enquiries('list')).stdout).not.toContain(reference);
});

test('help lists every command', async () => {
  const { code, stdout } = await enquiries('help');
  expect(code).toBe(0);
  for (const name of Object.keys(enquiryCommands)) expect(stdout).toMatch(new RegExp(`^  ${name} `, 'm'));
});

test('a field can not steer the terminal of the operator', async () => {
  const store = makeStore(openSqlite(path.join(storeDir, 'enquiries.sqlite')), 365);
  const name = '\u001b]0;owned\u0007\u009b31mred\u007f\u202eevil';
  const parts = { id: 'one', dedup: 'one', messageId: '<one@example.com>', source: 'json' as const };
  await store.accept({ ...parts, state: 'queued', enquiry: { ...soundEnquiry, company: name, name: '\uff1d1+1' } });
  const [claimed] = await store.claim(1, 60);
  if (claimed) await store.settle(claimed, { state: 'dead', error: '554 \u001b[2J' });
  await store.close();
  for (const words of [['list'], ['list', '--json'], ['show', 'one'], ['export']]) {
    const { code, stdout } = await enquiries(...words);
    expect(code).toBe(0);
    expect(stdout).toContain('owned');
    expect(stdout).not.toMatch(/(?![\t\r\n])\p{Cc}/u);
    if (words[0] !== 'export') expect(stdout).not.toContain('\u202e');
  }
  const [shown] = JSON.parse((await enquiries('list', '--json')).stdout) as { enquiry: { company: string } }[];
  expect(shown?.enquiry.company).toBe(name);
  expect((await enquiries('export')).stdout).toContain(`'\uff1d1+1`);
});

test('what was given up is sent after all when it is queued again', async () => {
  const store = makeStore(openSqlite(path.join(storeDir, 'enquiries.sqlite')), 365);
  for (const id of ['one', 'two']) {
    const parts = { id, dedup: id, messageId: `<${id}@example.com>`, source: 'json' as const };
    await store.accept({ ...parts, state: id === 'one' ? 'queued' : 'spam', enquiry: soundEnquiry });
  }
  const [claimed] = await store.claim(1, 60);
  if (claimed) await store.settle(claimed, { state: 'dead', error: '554 no' });
  await store.close();
  expect((await enquiries('list', '--state', 'dead')).stdout).toContain('554 no');
  const { child } = await startProcess();
  const outcome = await enquiries('requeue', 'one', 'two', 'three');
  expect(outcome.stdout).toBe('one queued again\ntwo queued again\n');
  expect(outcome).toMatchObject({ code: 1, stderr: 'three not found, or not in a state for that\n' });
  await until(async () => (await readdir(path.join(storeDir, 'outbox')).catch(() => [])).length === 2);
  child.kill('SIGTERM');
});

test('all of a state are queued again with one command, and what waits is sent at once', async () => {
  const store = makeStore(openSqlite(path.join(storeDir, 'enquiries.sqlite')), 365);
  for (const id of ['one', 'two', 'three']) {
    const parts = { id, dedup: id, messageId: `<${id}@example.com>`, source: 'json' as const };
    await store.accept({ ...parts, state: id === 'three' ? 'spam' : 'queued', enquiry: soundEnquiry });
  }
  for (const claimed of await store.claim(2, 60)) {
    await store.settle(claimed, { state: 'queued', delay: 14_400_000, error: 'ECONNREFUSED' });
  }
  await store.close();
  const outcome = await enquiries('requeue', '--state', 'queued');
  expect(outcome.stdout.split('\n').toSorted()).toEqual(['', 'one queued again', 'two queued again']);
  expect(await enquiries('requeue', '--state', 'dead')).toMatchObject({ code: 0, stdout: 'There is none.\n' });
  const { child } = await startProcess();
  await until(async () => (await readdir(path.join(storeDir, 'outbox')).catch(() => [])).length === 2);
  child.kill('SIGTERM');
});

test.each([[], ['lists'], ['list', '--states', 'x'], ['list', '--state', 'x'], ['delete']])(
  'the words "%s %s" are no command, and say how it is called',
  async (...words) => {
    const outcome = await enquiries(...words.filter((word) => typeof word === 'string'));
    expect(outcome.code).toBe(2);
    expect(outcome.stderr).not.toBe('');
  },
);

test('what is past its time is deleted, with its mail', async () => {
  const { child, address } = await startProcess({ RETENTION_DAYS: '0' });
  await post(address, 'A');
  await until(async () => (await readdir(path.join(storeDir, 'outbox')).catch(() => [])).length === 1);
  await until(async () => (await enquiries('purge')).stdout === '1 deleted\n');
  expect(await readdir(path.join(storeDir, 'outbox'))).toEqual([]);
  child.kill('SIGTERM');
});

test('the end of the process loses nothing: what it has begun is answered, what comes later is refused', async () => {
  const { child, address } = await startProcess();
  const begun = Array.from({ length: 40 }, (_, index) => post(address, `Buyer ${index}`).catch(() => undefined));
  await begun[0];
  child.kill('SIGTERM');
  const [code] = (await once(child, 'exit')) as [number];
  expect(code).toBe(0);
  const taken = (await Promise.all(begun)).filter((response) => response?.status === 200);
  const listed = JSON.parse((await enquiries('list', '--json')).stdout) as unknown[];
  expect(taken.length).toBeGreaterThan(0);
  expect(listed.length).toBeGreaterThanOrEqual(taken.length);
  await expect(post(address, 'late')).rejects.toThrow();
});
