import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test as base } from '@playwright/test';
import { buildSettings } from '../../scripts/lib/build-settings.ts';
import { startServer } from '../../scripts/lib/start-server.ts';
import { frozenDir } from '../frozen-catalogue.ts';

interface Development {
  folder: string;
  address: string;
  output: () => string;
  hasEnded: () => boolean;
  edit: (file: string, change: (text: string) => string) => Promise<void>;
}

/** Playwright's test with a development server on a copy of the catalogue. */
export const test = base.extend<object, { development: Development }>({
  development: [
    async ({}, use) => {
      const folder = await mkdtemp(path.join(tmpdir(), 'development-'));
      await cp(frozenDir, folder, { recursive: true });
      const out = path.join(folder, 'unused');
      const server = await startServer(['scripts/dev.ts', '--data', folder, '--out', out]);
      const { address, output } = server;
      const hasEnded = () => server.process.exitCode !== null;
      const edit: Development['edit'] = async (file, change) => {
        const name = path.join(folder, file);
        await writeFile(name, change(await readFile(name, 'utf8').catch(() => '')));
      };
      await use({ folder, address, output, hasEnded, edit });
      await server.stop();
      for (const made of [folder, buildSettings(folder, out).workDir]) await rm(made, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 300_000 },
  ],
});

export { expect };
