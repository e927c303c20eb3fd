import { cpSync, globSync, statSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { projectDir } from '../../scripts/lib/build-settings.ts';
import { startServer, type StartedServer } from '../../scripts/lib/start-server.ts';
import { frozenSite } from '../frozen-catalogue.ts';
import { readMessages } from '../enquiry/support/read-messages.ts';
import { expect, test as base } from './site-test.ts';

/** A copy of the built site with its own server and enquiry store, which a test may change, stop and start. */
export interface OwnSite {
  address: string;
  stop: () => Promise<void>;
  start: () => Promise<void>;
  /** Stops answering, like a stalled connection, until `wake`. */
  sleep: () => void;
  wake: () => void;
  /** Changes a file and deletes its compressed versions, so that the change is served. */
  change: (name: string, edit: (text: string) => string) => Promise<void>;
  /** Renames all chunks, as a build of changed code does, and removes the old names. */
  renameParts: () => Promise<void>;
  /** Folder of the store; mails are written into its `outbox`. */
  store: string;
  /** Messages of the stored enquiries. */
  messages: () => string[];
}

const startSite = (out: string, store: string, port = '0'): Promise<StartedServer> =>
  startServer(['scripts/serve.ts', '--out', out], {
    PORT: port,
    STORE_DIR: store,
    SMTP_URL: 'folder',
    RATE_LIMIT: '0',
    MIN_FILL_SECONDS: '0',
    LOG_LEVEL: 'error',
  });

async function renameParts(out: string): Promise<void> {
  const parts = globSync('assets/*.js', { cwd: out }).map((name) => path.basename(name, '.js'));
  // Chunks of the editor and the site may share a name: only the hashes differ.
  const names = new Map(parts.map((name) => [name, `${name.slice(0, -8)}_${name.slice(-7)}`]));
  for (const name of globSync(['*.html', 'assets/*.js'], { cwd: out })) {
    const file = path.join(out, name);
    const text = await readFile(file, 'utf8');
    const renamed = text.replace(/[\w-]+(?=\.js\b)/g, (part) => names.get(part) ?? part);
    await Promise.all([file, `${file}.br`, `${file}.gz`].map((form) => rm(form, { force: true })));
    const own = names.get(path.basename(name, '.js'));
    await writeFile(own ? path.join(out, 'assets', `${own}.js`) : file, renamed);
  }
}

export const test = base.extend<{ site: OwnSite }>({
  serviceWorkers: 'allow',
  site: async ({}, use) => {
    const folder = await mkdtemp(path.join(tmpdir(), 'own-site-'));
    const [out, store] = [path.join(folder, 'site'), path.join(folder, 'store')];
    // Node's other ways to copy take four times as long for two thousand files.
    cpSync(frozenSite, out, { recursive: true });
    let running = await startSite(out, store);
    const { address } = running;
    const stop = () => running.stop('SIGKILL');
    await use({
      address,
      stop,
      async start() {
        running = await startSite(out, store, new URL(address).port);
      },
      sleep: () => void running.process.kill('SIGSTOP'),
      wake: () => void running.process.kill('SIGCONT'),
      async change(name, edit) {
        const file = path.join(out, name);
        const text = edit(await readFile(file, 'utf8'));
        for (const ending of ['.br', '.gz']) await rm(file + ending, { force: true });
        await writeFile(file, text);
      },
      renameParts: () => renameParts(out),
      store,
      messages: () => readMessages(store),
    });
    await stop();
    await rm(folder, { recursive: true });
  },
  baseURL: async ({ site }, use) => use(site.address),
});

/** The script that replaces a withdrawn service worker, from the newest build. */
export async function readWithdrawal(): Promise<string> {
  const folder = path.join(projectDir, '.cache/programs');
  const files = globSync('*/withdrawal/sw.js', { cwd: folder }).map((name) => path.join(folder, name));
  const used = (file: string) => statSync(path.dirname(path.dirname(file))).mtimeMs;
  const [newest = ''] = files.toSorted((one, other) => used(other) - used(one));
  return readFile(newest, 'utf8');
}

/** Registers the service worker at once (the page does it some seconds after its load) and waits until it is active. */
export async function withWorker(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.evaluate(async () => {
    await navigator.serviceWorker.register('/sw.js');
    await navigator.serviceWorker.ready;
  });
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.reload();
}

/** Paths in one of the worker's caches. */
export function keptIn(page: Page, cache: string): Promise<string[]> {
  return page.evaluate(async (name) => {
    const requests = await (await caches.open(name)).keys();
    return requests.map(({ url }) => new URL(url).pathname).sort();
  }, cache);
}

export { expect };
