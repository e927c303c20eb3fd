import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { buildSettings } from '../lib/build-settings.ts';
import { change, middleModel, newCatalogue } from './catalogues.ts';
import type { Measure, Row } from './rows.ts';
import { median } from './percentile.ts';
import { startServer, type StartedServer } from '../lib/start-server.ts';
import { npmScript } from './run-command.ts';

/** Limits in seconds at 1,000 models: from start to first page, and from saving a file to the page that shows it. */
const limits = { start: 1, save: 0.2 };
/** Poll interval in milliseconds. */
const LOOK = 5;
/** Timeout in milliseconds. */
const PATIENCE = 120_000;

/** Measures the development server on synthetic catalogues. */
export const measureDev: Measure = async ({ models, rounds, dir }) => {
  const rows: Row[] = [];
  for (const size of models) {
    const data = await newCatalogue(dir, size);
    const out = path.join(dir, `dev-${size}`);
    const model = await middleModel(data);
    const address = addressOf(await readFile(model, 'utf8'), model);
    const [starts, saves]: [number[], number[]] = [[], []];
    // The first start fills the compile cache.
    await (await firstPage(data, out, address)).server.stop();
    for (let round = 0; round < rounds; round++) {
      console.error(`${size} models, round ${round + 1} of ${rounds}`);
      const { server, seconds } = await firstPage(data, out, address);
      try {
        starts.push(seconds);
        saves.push(await save(server.address, address, model, round));
      } finally {
        await server.stop();
      }
    }
    rows.push(
      { what: 'dev: first page', models: size, value: median(starts), unit: 's', limit: limits.start },
      { what: 'dev: save to page', models: size, value: median(saves), unit: 's', limit: limits.save },
    );
    for (const made of [data, buildSettings(data, out).workDir]) await rm(made, { recursive: true, force: true });
  }
  return rows;
};

/** Starts the server and waits for the page. */
async function firstPage(
  data: string,
  out: string,
  address: string,
): Promise<{ server: StartedServer; seconds: number }> {
  const start = performance.now();
  const server = await startServer([...npmScript('dev'), '--data', data, '--out', out]);
  await until(server.address + address, (text) => text.includes('<h1'));
  return { server, seconds: (performance.now() - start) / 1000 };
}

function addressOf(text: string, file: string): string {
  return /^path: (.*)$/m.exec(text)?.[1] ?? `/${path.basename(file, '.yaml')}`;
}

/** Seconds from saving a file until the page's data contains the change. */
async function save(url: string, address: string, model: string, round: number): Promise<number> {
  const words = `Saved in round ${round}`;
  const before = await readFile(model, 'utf8');
  await change(model, (text) => text.replace(/^features:$/m, `features:\n  - ${words}`));
  const start = performance.now();
  await until(`${url}/_data${address}.json`, (text) => text.includes(words));
  const seconds = (performance.now() - start) / 1000;
  await writeFile(model, before);
  return seconds;
}

/** Polls until the response is the expected one. */
async function until(url: string, isRight: (text: string) => boolean): Promise<void> {
  const end = performance.now() + PATIENCE;
  while (performance.now() < end) {
    const text = await fetch(url, { headers: { accept: 'text/html' } }).then(
      (response) => response.text(),
      () => '',
    );
    if (isRight(text)) return;
    await sleep(LOOK);
  }
  throw new Error(`${url} did not answer as expected`);
}
