import { execFile } from 'node:child_process';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { projectDir } from '../../scripts/lib/build-settings.ts';
import { enquiries } from '../../scripts/enquiries/enquiries.ts';
import { enquiryCommands } from '../../scripts/enquiries/enquiry-commands.ts';
import { validEnquiry } from './support/sample-enquiry.ts';
import { referenceOf } from '../../src/enquiry/service/reference.ts';
import { makeStore } from '../../src/enquiry/service/store/make-store.ts';
import { openSqlite } from '../../src/enquiry/service/store/sqlite.ts';
import { runCommand, type Outcome } from '../run-command.ts';
import { startService, until, type RunningService } from './service-fixture.ts';
import { enquiry } from './store-fixture.ts';
import { memoryFolder, temporaryFolder } from '../temporary-folder.ts';

let storeDir: string;
beforeEach(() => void (storeDir = temporaryFolder('commands', memoryFolder())));

const commandWith = (env: Record<string, string>, ...words: string[]) =>
  runCommand(enquiries, words, { env: { STORE_DIR: storeDir, ...env } });
const command = (...words: string[]) => commandWith({}, ...words);

async function start(env: Record<string, string> = {}): Promise<RunningService> {
  const service = await startService({ STORE_DIR: storeDir, SMTP_URL: 'folder', ...env });
  onTestFinished(service.stop);
  return service;
}
/** Runs the service in a child process until it exits. */
const runService = (env: Record<string, string>, words: string[] = [], program = 'scripts/enquiry-service.ts') =>
  new Promise<Outcome>((resolve) => {
    const options = { cwd: projectDir, env: { ...process.env, STORE_DIR: storeDir, ...env } };
    execFile(process.execPath, [program, ...words], options, (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code) : 0, stdout, stderr }),
    );
  });

test('a problem in the settings ends the service with a line for each and exit code 2', async () => {
  const { code, stdout, stderr } = await runService({ PORT: 'http', LOG_LEVEL: 'all' });
  expect(code).toBe(2);
  expect(stdout).toBe('');
  expect(stderr).toMatch(/^PORT must be .*\nLOG_LEVEL must be .*\n.*docs\/operate\.md/);
});

test('a port that another program has is named, with the way out', async () => {
  const { port } = await start();
  const { code, stderr } = await runService({ PORT: `${port}` });
  expect(code).toBe(1);
  expect(stderr).toContain(`another program has port ${port}; stop it, or choose another port with PORT`);
});

test.each(['HOST', 'ADMIN_HOST'])('an address that is none is told with the variable %s', async (name) => {
  const { code, stderr } = await runService({ PORT: '0', [name]: 'no address' });
  expect(code).toBe(1);
  expect(stderr).toContain(`this machine does not have the address that ${name} names`);
});

test('a folder without a store is named and left as it is: it is the wrong one', async () => {
  const { code, stdout, stderr } = await command('list');
  expect([code, stdout]).toEqual([2, '']);
  expect(stderr).toContain(`There is no store in ${storeDir}`);
  expect(stderr).toContain('STORE_DIR');
  expect(await readdir(storeDir)).toEqual([]);
});

test('a store that can not be opened is named by command and service, which end with code 2', async () => {
  const file = path.join(storeDir, 'enquiries.sqlite');
  await mkdir(file);
  for (const { code, stderr } of [await command('list'), await runService({ PORT: '0' })]) {
    expect(code).toBe(2);
    expect(stderr).toContain(`${file}: unable to open database file`);
  }
  const noFolder = path.join(storeDir, 'text');
  await writeFile(noFolder, '');
  const { code, stderr } = await runService({ PORT: '0', STORE_DIR: noFolder });
  expect(code).toBe(2);
  expect(stderr).toContain(`STORE_DIR can not be used: ENOTDIR: not a directory, open '${noFolder}/enquiries.sqlite`);
  const copied = await runService({ PORT: '0', STORE_DIR: path.join(storeDir, 'new'), REPLICA_DIR: noFolder });
  expect(copied).toMatchObject({ code: 2, stderr: expect.stringMatching(/^REPLICA_DIR can not be used: /) });
  const restored = { STORE_DIR: path.join(noFolder, 'new'), REPLICA_DIR: path.join(storeDir, 'new') };
  await (await start({ STORE_DIR: restored.REPLICA_DIR })).postJson(validEnquiry);
  expect(await commandWith(restored, 'restore')).toMatchObject({ code: 2, stderr: expect.stringContaining(noFolder) });
});

test('a catalogue or site that can not be read is named by the service, which ends with code 2', async () => {
  const data = await runService({ PORT: '0' }, ['--data', path.join(storeDir, 'nothing')]);
  expect(data).toMatchObject({ code: 2, stderr: expect.stringMatching(/^The catalogue in .*nothing has errors: /) });
  const site = path.join(storeDir, 'site');
  await mkdir(site);
  await writeFile(path.join(site, 'index.html'), '');
  const served = await runService({ PORT: '0' }, ['--out', site], 'scripts/serve.ts');
  expect(served).toMatchObject({ code: 2, stderr: expect.stringContaining(`${site}/_site.json can not be read`) });
});

test('an enquiry arrives in the outbox, is listed, shown, exported, and forgotten on demand', async () => {
  const { postJson } = await start();
  expect((await postJson({ ...validEnquiry, name: '=HYPERLINK("x")' })).status).toBe(200);
  await until(async () => (await command('list')).stdout.includes(' sent '));
  const list = JSON.parse((await command('list', '--json')).stdout) as Record<string, unknown>[];
  const [{ id }] = list as [{ id: string }];
  expect(list).toEqual([
    expect.objectContaining({ state: 'sent', attempts: 1, messageId: expect.stringContaining(id), lastError: null }),
  ]);
  expect(list[0]).toMatchObject({ enquiry: { ...validEnquiry, name: '=HYPERLINK("x")' } });
  expect(list[0]?.['createdAt']).toMatch(/^\d{4}-.*Z$/);
  expect(JSON.parse((await command('show', id)).stdout)).toMatchObject({ id, source: 'json' });
  expect((await command('export')).stdout).toMatch(
    /^\ufeffreference,id,state,.*\r\n.*,sent,1,.*,"'=HYPERLINK\(""x""\)",/,
  );
  expect(await readdir(path.join(storeDir, 'outbox'))).toEqual([`${id}.eml`]);
  expect(await command('delete', id)).toMatchObject({ code: 0, stdout: `${id} deleted\n` });
  expect(await readdir(path.join(storeDir, 'outbox'))).toEqual([]);
  expect((await command('list')).stdout).toBe(`There are no enquiries in ${storeDir}.\n`);
  expect(await command('show', id)).toMatchObject({ code: 1 });
  expect(await command('show')).toMatchObject({ code: 2, stderr: expect.stringMatching(/^Which one\?/) });
});

test('one is found by its reference, and all of a visitor by the address, for requests about privacy', async () => {
  const store = makeStore(openSqlite(path.join(storeDir, 'enquiries.sqlite')), 365);
  const ids: string[] = [];
  for (const email of ['ann@example.com', 'Ann@Example.com', 'bob@example.com']) {
    const arrival = enquiry({ enquiry: { ...validEnquiry, email } });
    ids.push(arrival.id);
    await store.accept(arrival);
  }
  await store.close();
  const [first = ''] = ids;
  const reference = referenceOf(first);
  expect(JSON.parse((await command('show', reference)).stdout)).toMatchObject({ id: first, reference });
  expect((await command('list', '--email', 'ANN@example.com')).stdout.trim().split('\n')).toHaveLength(2);
  expect((await command('export', '--email', 'ann@example.com')).stdout.trim().split('\r\n')).toHaveLength(3);
  expect(await command('delete', reference)).toMatchObject({ code: 0, stdout: `${reference} deleted\n` });
  expect((await command('list')).stdout).not.toContain(reference);
});

test('help lists every command', async () => {
  const { code, stdout } = await command('help');
  expect(code).toBe(0);
  for (const name of Object.keys(enquiryCommands)) expect(stdout).toMatch(new RegExp(`^  ${name} `, 'm'));
});

test.each([
  ['=1+1', `'=1+1`],
  ['ab;=1+1', `"ab;'=1+1"`],
  ['ab; @SUM(A1)', `"ab;' @SUM(A1)"`],
  ['ab\t-1', `"ab\t'-1"`],
  ['ab\n+1', `"ab\n'+1"`],
  ['ab\r\n\uff1d1', `"ab\r\n'\uff1d1"`],
  ['ab\n\n=1', `"ab\n\n'=1"`],
  ['\t=1', `"'\t'=1"`],
  ['a=b, c-d', '"a=b, c-d"'],
  ['\u202e=1+1', `'=1+1`],
  ['a\u2066b\u202e\u202cc\u2069', 'abc'],
])('a formula in %o is no formula in the CSV file', async (message, cell) => {
  const store = makeStore(openSqlite(path.join(storeDir, 'enquiries.sqlite')), 365);
  await store.accept(enquiry({ id: 'one', enquiry: { ...validEnquiry, company: message } }));
  await store.close();
  expect((await command('export')).stdout).toContain(`,${validEnquiry.name},${cell},`);
});

test('a field can not steer the terminal of the operator', async () => {
  const store = makeStore(openSqlite(path.join(storeDir, 'enquiries.sqlite')), 365);
  const name = '\u001b]0;owned\u0007\u009b31mred\u007f\u202eevil';
  await store.accept(enquiry({ id: 'one', enquiry: { ...validEnquiry, company: name, name: '\uff1d1+1' } }));
  const [claimed] = await store.claim(1, 60);
  if (claimed) await store.settle(claimed, { state: 'dead', error: '554 \u001b[2J' });
  await store.close();
  for (const words of [['list'], ['list', '--json'], ['show', 'one'], ['export']]) {
    const { code, stdout } = await command(...words);
    expect(code).toBe(0);
    expect(stdout).toContain('owned');
    expect(stdout).not.toMatch(/(?![\t\r\n])\p{Cc}/u);
    if (words[0] !== 'export') expect(stdout).not.toContain('\u202e');
  }
  const [shown] = JSON.parse((await command('list', '--json')).stdout) as { enquiry: { company: string } }[];
  expect(shown?.enquiry.company).toBe(name);
  expect((await command('export')).stdout).toContain(`'\uff1d1+1`);
});

test('a dead letter is sent when it is requeued', async () => {
  const store = makeStore(openSqlite(path.join(storeDir, 'enquiries.sqlite')), 365);
  for (const id of ['one', 'two']) {
    await store.accept(enquiry({ id, state: id === 'one' ? 'queued' : 'spam' }));
  }
  const [claimed] = await store.claim(1, 60);
  if (claimed) await store.settle(claimed, { state: 'dead', error: '554 no' });
  await store.close();
  expect((await command('list', '--state', 'dead')).stdout).toContain('554 no');
  await start();
  const outcome = await command('requeue', 'one', 'two', 'three');
  expect(outcome.stdout).toBe('one queued again\ntwo queued again\n');
  expect(outcome).toMatchObject({ code: 1, stderr: 'three not found, or not in a state for that\n' });
  await until(async () => (await readdir(path.join(storeDir, 'outbox')).catch(() => [])).length === 2);
});

test('one command requeues all enquiries of a state, and queued ones are sent at once', async () => {
  const store = makeStore(openSqlite(path.join(storeDir, 'enquiries.sqlite')), 365);
  for (const id of ['one', 'two', 'three']) {
    await store.accept(enquiry({ id, state: id === 'three' ? 'spam' : 'queued' }));
  }
  for (const claimed of await store.claim(2, 60)) {
    await store.settle(claimed, { state: 'queued', delay: 14_400_000, error: 'ECONNREFUSED' });
  }
  await store.close();
  const outcome = await command('requeue', '--state', 'queued');
  expect(outcome.stdout.split('\n').toSorted()).toEqual(['', 'one queued again', 'two queued again']);
  expect(await command('requeue', '--state', 'dead')).toMatchObject({ code: 0, stdout: 'There is none.\n' });
  await start();
  await until(async () => (await readdir(path.join(storeDir, 'outbox')).catch(() => [])).length === 2);
});

test.each([
  [],
  ['lists'],
  ['list', 'dead'],
  ['show', 'a', 'b'],
  ['requeue', 'a', '--state', 'dead'],
  ['list', '--states', 'x'],
  ['list', '--state', 'x'],
  ['delete'],
])('the words "%s %s" are no command, and say how it is called', async (...words) => {
  const outcome = await command(...words.filter((word) => typeof word === 'string'));
  expect(outcome.code).toBe(2);
  expect(outcome.stderr).not.toBe('');
});

test('what is past its time is deleted, with its mail', async () => {
  const { postJson } = await start({ RETENTION_DAYS: '0' });
  await postJson(validEnquiry);
  await until(async () => (await readdir(path.join(storeDir, 'outbox')).catch(() => [])).length === 1);
  expect((await command('purge')).stdout).toBe('0 deleted\n');
  await until(async () => (await commandWith({ RETENTION_DAYS: '0' }, 'purge')).stdout === '1 deleted\n');
  expect(await readdir(path.join(storeDir, 'outbox'))).toEqual([]);
});
