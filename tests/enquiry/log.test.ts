/** When the log cannot be written, only log lines are lost. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, existsSync, openSync } from 'node:fs';
import { expect, onTestFinished, test } from 'vitest';
import { projectDir } from '../../scripts/lib/build-settings.ts';
import { postEnquiry, sampleEnquiry } from './support/post-enquiry.ts';
import { memoryFolder, temporaryFolder } from '../temporary-folder.ts';

/** Starts the service with the given standard error. */
async function startWith(standardError: number | 'pipe') {
  const child = spawn(process.execPath, ['scripts/enquiry-service.ts'], {
    cwd: projectDir,
    env: {
      ...process.env,
      PORT: '0',
      HOST: '127.0.0.1',
      STORE_DIR: temporaryFolder('log', memoryFolder()),
      RATE_LIMIT: '0',
      STOP_DELAY_SECONDS: '0',
      LOG_LEVEL: 'trace',
    },
    stdio: ['ignore', 'pipe', standardError],
  });
  onTestFinished(async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGKILL');
    await once(child, 'exit');
  });
  const [line] = (await once(child.stdout ?? child, 'data')) as [Buffer];
  const port = /localhost:(\d+)/.exec(line.toString())?.[1];
  return { child, url: `http://127.0.0.1:${port}` };
}

/** Posts one after the other. @returns the statuses that are not 200 */
async function postMany(url: string, count: number): Promise<number[]> {
  const statuses: number[] = [];
  for (let number = 0; number < count; number += 1)
    statuses.push((await postEnquiry(url, sampleEnquiry(`n${number}`), { timeout: 60_000 })).status);
  return statuses.filter((status) => status !== 200);
}

test.runIf(existsSync('/dev/full'))(
  'on a full device every enquiry is answered, and the service lives on',
  async () => {
    const full = openSync('/dev/full', 'w');
    const { child, url } = await startWith(full);
    closeSync(full);
    expect(await postMany(url, 30)).toEqual([]);
    expect(child.exitCode).toBeNull();
    child.kill('SIGTERM');
    expect((await once(child, 'exit'))[0]).toBe(0);
  },
);

test('a reader that has stalled holds up neither posts nor the end', async () => {
  // Nobody reads the pipe: the kernel buffers 64 kB, which these posts fill several times.
  const { child, url } = await startWith('pipe');
  child.stderr?.pause();
  expect(await postMany(url, 300)).toEqual([]);
  child.kill('SIGTERM');
  expect((await once(child, 'exit'))[0]).toBe(0);
});

test('a reader that has gone ends nothing', async () => {
  const { child, url } = await startWith('pipe');
  child.stderr?.destroy();
  expect(await postMany(url, 20)).toEqual([]);
  expect(child.exitCode).toBeNull();
});
