import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { withServedSite } from '../../../scripts/lib/start-server.ts';
import { buildSettings, projectDir } from '../../../scripts/lib/build-settings.ts';
import { frozenDir } from '../../frozen-catalogue.ts';
import { expect, test as base } from '../../e2e/site-test.ts';
import { oddDevices } from '../../odd-devices.ts';

/** A category with fifty models. */
export interface LargeCategory {
  path: string;
  title: string;
  /** Paths and names of its models in list order. */
  models: { to: string; name: string }[];
}

export interface LargeSite {
  address: string;
  category: LargeCategory;
}

const models = 120;
/** Devices with unusual names, in a category of their own. */
const devices = 1000;
/** Enough models for a separate choice under Applications: more than the form's page contains. */
const choices = 15;

/** What the built site shows of a category, over all pages of its list. */
async function readCategory(site: string, id: string): Promise<LargeCategory> {
  const read = async (file: string) => JSON.parse(await readFile(path.join(site, '_data', file), 'utf8')) as Data;
  type Data = { heading: string; path: string; models: LargeCategory['models'] };
  const [first, ...further] = await Promise.all([`${id}.json`, `${id}/page/2.json`, `${id}/page/3.json`].map(read));
  if (!first) throw new Error('The category has no page');
  return {
    path: first.path,
    title: first.heading,
    models: [first, ...further].flatMap((page) => page.models.map(({ to, name }) => ({ to, name }))),
  };
}

/**
 * The frozen catalogue with 120 synthetic models and 1,000 devices of one maker, built without drawings (requests for
 * them are mocked) and served.
 */
export const test = base.extend<object, { large: LargeSite }>({
  large: [
    async ({}, use) => {
      const folder = await mkdtemp(path.join(tmpdir(), 'large-'));
      const [data, out] = [path.join(folder, 'data'), path.join(folder, 'site')];
      const run = (...words: string[]) => promisify(execFile)(process.execPath, words, { cwd: projectDir });
      await run('tests/synthetic/catalogue.ts', String(models), data, '--data', frozenDir);
      const category = (await readdir(path.join(data, 'categories'))).find((name) => name.endsWith('-bab.yaml')) ?? '';
      for (let index = 0; index < choices; index++) {
        const file = path.join(data, 'models', `bab${100 + index * 10}.yaml`);
        const text = await readFile(file, 'utf8');
        const own = text.includes('\nenquiry:') ? '' : `enquiry:\n  option: Line ${index + 1}\n`;
        await writeFile(file, text + own);
      }
      for (const [file, text] of Object.entries(oddDevices(devices, devices))) {
        await writeFile(path.join(data, file), text);
      }
      await run('scripts/build.ts', '--pages-only', '--data', data, '--out', out);
      const large = await readCategory(out, path.basename(category, '.yaml'));
      await withServedSite(out, (address) => use({ address, category: large }));
      for (const made of [folder, buildSettings(data, out).workDir]) await rm(made, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: async ({ large }, use) => use(large.address),
  page: async ({ page }, use) => {
    const blank = '<svg xmlns="http://www.w3.org/2000/svg" width="3" height="2"/>';
    await page.route(/\/(drawings|media|assets\/photos)\//, (route) =>
      route.fulfill({ contentType: 'image/svg+xml', body: blank }),
    );
    await use(page);
  },
});

export { expect };
