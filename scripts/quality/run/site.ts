import { cp, glob, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { withServedSite } from '../../lib/browser/serve.ts';
import { buildSettings, projectDir } from '../../lib/build-settings.ts';
import { buildSite } from '../../build/build-site.ts';
import type { PageData } from '#generated/pages.gen.ts';
import type { QualitySite, SitePage } from './bar.ts';

const folder = path.join(projectDir, '.cache/quality');

/** A model with only the fields that its schema requires. */
const addedModel = `# yaml-language-server: $schema=../../schemas/model.schema.json
name: BLT950
category: tyrescrapbaler
description: The BLT950 is a hydraulic baler that presses tyre scrap with a force of 950 ton into bales of 2000 kg.
features:
  - 4 compaction cylinders
specifications:
  Baling Section:
    Force: 950 Ton
    Bale weight: 2000 kg
`;

/** Copies the catalogue and adds one minimal model, to measure a page that nobody has optimized. */
async function makeCatalogue(): Promise<string> {
  const dataDir = path.join(folder, 'data');
  await rm(dataDir, { recursive: true, force: true });
  await cp(path.join(projectDir, 'data'), dataDir, { recursive: true, preserveTimestamps: true });
  await writeFile(path.join(dataDir, 'models/blt950.yaml'), addedModel);
  return dataDir;
}

async function readPages(outDir: string): Promise<SitePage[]> {
  const dataFolder = path.join(outDir, '_data');
  const names = await Array.fromAsync(glob('**/*.json', { cwd: dataFolder, exclude: ['_index/**'] }));
  const pages = names.toSorted().map(async (name) => {
    const { kind, path: address, head } = JSON.parse(await readFile(path.join(dataFolder, name), 'utf8')) as PageData;
    return { path: address, kind, listed: !head.isHidden };
  });
  return Promise.all(pages);
}

/**
 * Builds the site and serves it for the duration of `use`.
 * @param data another catalogue to measure unchanged; by default, the project's own with one model added
 * @returns what `use` returns
 */
export async function withSite<Result>(
  data: string | undefined,
  use: (site: QualitySite) => Promise<Result>,
): Promise<Result | undefined> {
  await mkdir(folder, { recursive: true });
  const dataDir = data === undefined ? await makeCatalogue() : path.resolve(data);
  const outDir = path.join(folder, data === undefined ? 'site' : 'other-site');
  if (!(await buildSite(buildSettings(dataDir, outDir), { pagesOnly: false }))) return undefined;
  return withServedSite(outDir, async (address) => {
    const pages = await readPages(outDir);
    const ofKind = new Map<string, SitePage>();
    for (const page of pages) if (!ofKind.has(page.kind)) ofKind.set(page.kind, page);
    const added = pages.filter(({ path: page }) => page === '/blt950' && page !== ofKind.get('model')?.path);
    return use({ address, outDir, pages, kinds: [...ofKind.values(), ...added] });
  });
}
