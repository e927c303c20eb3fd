import { spawn, type ChildProcess } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test as base } from '@playwright/test';
import { buildSettings, projectDir } from '../../scripts/lib/build-settings.ts';
import { frozenDir } from '../frozen-catalogue.ts';

interface Development {
  folder: string;
  address: string;
  output: () => string;
  edit: (file: string, change: (text: string) => string) => Promise<void>;
}

const port = 4398;

/** Playwright's test with a development server on a copy of the catalogue. */
export const test = base.extend<object, { development: Development }>({
  development: [
    async ({}, use) => {
      const folder = await mkdtemp(path.join(tmpdir(), 'development-'));
      await cp(frozenDir, folder, { recursive: true });
      const out = path.join(folder, 'unused');
      const words = ['scripts/dev.ts', '--data', folder, '--out', out];
      const server: ChildProcess = spawn(process.execPath, words, {
        cwd: projectDir,
        env: { ...process.env, FORCE_COLOR: '', NO_COLOR: '1', PORT: String(port) },
      });
      let output = '';
      for (const stream of [server.stdout, server.stderr])
        stream?.on('data', (bytes: Buffer) => (output += bytes.toString()));
      server.on('exit', (code) => (output += `\nended with ${code}`));
      await expect.poll(() => output, { timeout: 30_000 }).toContain(`http://localhost:${port}`);
      const edit: Development['edit'] = async (file, change) => {
        const name = path.join(folder, file);
        await writeFile(name, change(await readFile(name, 'utf8').catch(() => '')));
      };
      await use({ folder, address: `http://localhost:${port}`, output: () => output, edit });
      server.kill();
      for (const made of [folder, buildSettings(folder, out).workDir]) await rm(made, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 60_000 },
  ],
});

export { expect };
