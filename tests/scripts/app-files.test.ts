import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { serviceWorkerOutput } from '../../scripts/build/files/site-outputs.ts';
import { makeShell } from '../../src/catalogue/navigation.ts';
import { linked } from '../catalogue/support.ts';

let dir = '';
beforeAll(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'app-files-'));
  for (const name of ['worker', 'withdrawal']) {
    await mkdir(path.join(dir, name));
    await writeFile(path.join(dir, name, 'sw.js'), name);
  }
});

async function workerOf(catalogue: ReturnType<typeof linked>): Promise<string> {
  const output = serviceWorkerOutput(catalogue, { key: '', dir });
  expect(output.path).toBe('sw.js');
  return Buffer.from((await output.make()).bytes).toString();
}

it('the service worker is the program as it was built, whatever the catalogue', async () => {
  const catalogue = linked();
  expect(await workerOf(catalogue)).toBe('worker');
  expect(await workerOf({ ...catalogue, models: [] })).toBe('worker');
  expect(makeShell(catalogue).worker).toBe('/sw.js');
});

it('`offline: false` withdraws it: another script replaces it, and pages register none', async () => {
  const catalogue = linked();
  const withdrawn = { ...catalogue, site: { ...catalogue.site, offline: false } };
  expect(await workerOf(withdrawn)).toBe('withdrawal');
  expect(makeShell(withdrawn).worker).toBeUndefined();
});
