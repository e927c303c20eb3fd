/** The first press on each kind of control, in every way at every moment (`npm run quality -- press` alternates). */
import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { withServedSite } from '../../scripts/lib/browser/serve.ts';
import { measureEveryPress } from '../../scripts/quality/press.ts';
import type { Bar } from '../../scripts/quality/run/bar.ts';
import { onePerKind } from '../e2e/routes.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { buildFrozenSite, frozenSite } from '../frozen-catalogue.ts';

const folder = temporaryFolder('press');

const measure = (outDir: string, paths: readonly string[]): Promise<Bar[]> =>
  withServedSite(outDir, (address) => {
    const kinds = paths.map((route) => ({ path: route, kind: route, listed: true }));
    return measureEveryPress({ address, outDir, pages: kinds, kinds });
  });

beforeAll(buildFrozenSite);

test('does its work once', { timeout: 7_200_000 }, async () => {
  const bars = await measure(frozenSite, onePerKind);
  expect(bars.length).toBeGreaterThan(0);
  expect(bars.flatMap(({ problems = [] }) => problems)).toEqual([]);
});

test('is lost, and reported, when no script keeps it until the page is hydrated', async () => {
  const broken = path.join(folder, 'site');
  await cp(frozenSite, broken, { recursive: true });
  const page = path.join(broken, 'about.html');
  const html = await readFile(page, 'utf8');
  // The security policy has the script's hash, so the changed script does not run.
  const changed = html.replace('early.pressed.add(control)', '');
  expect(changed).not.toBe(html);
  await writeFile(page, changed);
  for (const ending of ['.br', '.gz']) await rm(page + ending, { force: true });
  const bars = await measure(broken, ['/about']);
  expect(bars.some(({ held }) => !held)).toBe(true);
});
