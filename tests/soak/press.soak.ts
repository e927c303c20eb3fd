/** The first press on each kind of control, in every way at every moment (`npm run quality -- press` alternates). */
import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { withBrowser } from '../../scripts/lib/browser/browser.ts';
import { withServedSite } from '../../scripts/lib/start-server.ts';
import { onePerKind } from '../e2e/routes.ts';
import { buildFrozenSite, frozenSite } from '../frozen-catalogue.ts';
import { devices, pressControls } from '../quality/press/press-controls.ts';
import { temporaryFolder } from '../temporary-folder.ts';

const folder = temporaryFolder('press');

/** Presses every kind of control in every way. @returns the problems */
async function pressAll(outDir: string, paths: readonly string[]): Promise<string[]> {
  const pressed = await withServedSite(outDir, (address) =>
    withBrowser((browser) => pressControls(browser, address, paths, () => devices)),
  );
  expect(pressed.length).toBeGreaterThan(0);
  return pressed.flatMap(({ problems }) => problems);
}

beforeAll(buildFrozenSite);

test('does its work once', { timeout: 7_200_000 }, async () => {
  expect(await pressAll(frozenSite, onePerKind)).toEqual([]);
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
  expect(await pressAll(broken, ['/about'])).not.toEqual([]);
});
