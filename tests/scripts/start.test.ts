/** `npm start`: the site is served while its pictures and sheets are being made. */
import { spawn, spawnSync, type ChildProcessByStdio } from 'node:child_process';
import { appendFileSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { afterAll, expect, test, vi } from 'vitest';
import { buildSettings, projectDir } from '../../scripts/lib/build-settings.ts';
import { startBuild } from '../../scripts/start/running-build.ts';
import { fixturesDir } from '../catalogue/support.ts';
import { buildFrozenSite, frozenDir, frozenSite } from '../frozen-catalogue.ts';
import { validEnquiry } from '../enquiry/support/sample-enquiry.ts';
import { hashFiles } from './hash-files.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'start-'));
const data = frozenDir;
const started = path.join(folder, 'started');
let server: ChildProcessByStdio<null, Readable, Readable> | undefined;
afterAll(() => {
  server?.kill('SIGKILL');
  for (const made of [folder, buildSettings(data, started).workDir]) rmSync(made, { recursive: true, force: true });
});

/** Starts the site. `until` waits for a line of its output and returns what follows the text. */
function start(from = data) {
  const env = { ...process.env, PORT: '0', STORE_DIR: path.join(folder, 'store') };
  const words = ['scripts/start.ts', '--data', from, '--out', started];
  const child = spawn(process.execPath, words, { cwd: projectDir, env, stdio: ['ignore', 'pipe', 'pipe'] });
  server = child;
  let printed = '';
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  child.stdout.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  const until = async (line: RegExp): Promise<string> => {
    await expect.poll(() => printed, { timeout: 280_000, interval: 20 }).toMatch(line);
    return line.exec(printed)?.[1] ?? '';
  };
  return { child, ended, until };
}

test('every file is answered from the first moment on, and at the end the site is what a build makes', async () => {
  const { child, ended, until } = start();
  const origin = await until(/ready at (http:\S+)/);
  const get = async (address: string) => {
    const answer = await fetch(origin + address);
    return { status: answer.status, bytes: Buffer.from(await answer.arrayBuffer()) };
  };
  const page = await get('/blt150');
  const picture = /\/drawings\/models\/blt150-picture[^"\s,]*\.avif/.exec(page.bytes.toString())?.[0] ?? '';
  const [sheet, avif, downloads, nothing] = await Promise.all(
    ['/blt150.pdf', picture, '/downloads', '/no-such.pdf'].map(get),
  );
  expect([page.status, picture]).toEqual([200, expect.stringContaining('.avif')]);
  expect(sheet?.bytes.subarray(0, 5).toString()).toBe('%PDF-');
  expect(avif?.bytes.subarray(4, 12).toString()).toBe('ftypavif');
  expect([page, sheet, avif, downloads, nothing].map((answer) => answer?.status)).toEqual([200, 200, 200, 200, 404]);

  await until(/(All files of the site are there)/);
  expect((await get(picture)).bytes.equals(avif?.bytes ?? Buffer.alloc(0))).toBe(true);
  // Now with the sizes of the files.
  expect((await get('/downloads')).bytes.toString()).toMatch(/\d kB/);
  child.kill('SIGTERM');
  expect(await ended).toBe(0);

  buildFrozenSite();
  expect(hashFiles(started)).toEqual(hashFiles(frozenSite));
});

test('a second start has nothing to make; a mistake in the data is told instead of a site', async () => {
  const { child, ended, until } = start();
  await until(/(nothing to do)/);
  await until(/ready at (http:\S+)/);
  child.kill('SIGTERM');
  expect(await ended).toBe(0);
  const words = [
    'scripts/start.ts',
    '--data',
    path.join(fixturesDir, 'no-such-folder'),
    '--out',
    path.join(folder, 'none'),
  ];
  expect(spawnSync(process.execPath, words, { cwd: projectDir }).status).toBe(1);
});

test('with a mistake in the data the site that is there is served, says so, and takes enquiries', async () => {
  const mistaken = path.join(folder, 'mistaken');
  cpSync(data, mistaken, { recursive: true });
  appendFileSync(path.join(mistaken, 'models/blt150.yaml'), 'categry: none\n');
  const { child, ended, until } = start(mistaken);
  await until(/(`categry` is not a field)/);
  await until(/(The build failed\. The site in .*started is that of an earlier build)/);
  const origin = await until(/ready at (http:\S+)/);
  const state = await until(/state: (http:\S+)/);
  expect((await fetch(`${origin}/blt150`)).status).toBe(200);
  expect(await (await fetch(state)).json()).toMatchObject({
    ready: true,
    site: expect.stringMatching(/earlier build/),
  });
  const post = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(validEnquiry) };
  expect((await fetch(`${origin}/send-email`, post)).status).toBe(200);
  child.kill('SIGTERM');
  expect(await ended).toBe(0);
});

test.each([
  ['once', 1, 0],
  ['each time', 2, 1],
])('a build that is killed %s is told, and started once more', async (_, kills, code) => {
  const log = path.join(folder, `killed-${kills}`);
  const program = path.join(folder, `build-${kills}.mjs`);
  // Tells the site, and is killed when it is served or a file is wanted; the second one goes on when it is served.
  const text = `import { appendFileSync, readFileSync } from 'node:fs';
appendFileSync('${log}', 'x');
process.send({ folder: '', ready: [], slow: ['a.pdf'] });
process.on('message', ({ served }) => {
  if (readFileSync('${log}', 'utf8').length <= ${kills}) process.kill(process.pid, 'SIGKILL');
  else if (served) process.exit(0);
});`;
  writeFileSync(program, text);
  const told: unknown[] = [];
  vi.spyOn(console, 'error').mockImplementation((line) => void told.push(line));
  const { site, noteServed, ended } = startBuild(buildSettings(data, started), program);
  const building = await site;
  noteServed();
  await building?.want('a.pdf');
  expect(await ended).toBe(code);
  const line = 'The build was ended by SIGKILL: out of memory?';
  expect(told).toEqual([`${line} The build is started once more.`, line].slice(0, kills));
  expect(readFileSync(log, 'utf8')).toBe('xx');
});
