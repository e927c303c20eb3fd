import { readFileSync } from 'node:fs';
import path from 'node:path';
import { frozenDir } from '../frozen-catalogue.ts';
import { openEditor, saveZip, tab } from './editor-steps.ts';
import { expect, sweep, test } from './site-test.ts';

test.use({ reducedMotion: 'reduce', viewport: { width: 1440, height: 900 } });

test('a figure with two readings has a button for each', async ({ page }) => {
  await openEditor(page, 'models/blt150.yaml');
  const ties = page.getByLabel('Figure, with its unit: Ties');
  await ties.fill('1,250 t');
  const form = page.locator('[id="field:specifications"]');
  await form.getByRole('button', { name: 'Apply 1.25 t' }).click();
  await expect(ties).toHaveValue('1.25 t');
  await page.getByRole('button', { name: 'Undo' }).click();
  await form.getByRole('button', { name: 'Apply 1250 t' }).click();
  await expect(ties).toHaveValue('1250 t');
  await expect(form.getByRole('button', { name: /^Apply/ })).toHaveCount(0);
});

test('choosers offer what can be meant: the stations above a branch, and `none` only once', async ({ page }) => {
  await openEditor(page, 'lines/tyre-chip-line.yaml');
  const after = page.locator('[id="field:stations/2/after"]');
  await expect(after.locator('option')).toHaveText([
    '– left out –',
    'Feeding & Discharge Conveyors (feeding-discharge-conveyers)',
    'SHT6000 (sht6000)',
  ]);
  await openEditor(page, 'models/blt150.yaml');
  await page.locator('summary', { hasText: 'more' }).first().click();
  const none = page.locator('[id="field:machine"] option').filter({ hasText: /none/ });
  await expect(none).toHaveText(['none']);
});

test('a published photo can be made the main one again, whatever its name', { tag: sweep }, async ({ page }) => {
  await openEditor(page, 'models/blt200.yaml');
  const buffer = readFileSync(path.join(frozenDir, 'media/models/blt200/rendering.jpg'));
  await page.locator('input[type=file]').setInputFiles([{ name: 'front.jpg', mimeType: 'image/jpeg', buffer }]);
  const main = page.locator('[id^="photo:"]').filter({ hasText: /Main photo/ });
  await expect(main.getByLabel('Name of the photo')).toHaveValue('front');
  await page.getByRole('button', { name: 'Make this the main photo: rendering.jpg' }).click();
  await expect(main).toContainText('On the website already: rendering.jpg');
  await tab(page, 'Propose').click();
  const { files } = await saveZip(page);
  expect(files.get('data/models/blt200.yaml')?.toString()).toMatch(
    /file: rendering\.jpg\n {4}caption: .*\n {4}main: true\n/,
  );
});

test('what is found in the settings of the site is shown at its field', { tag: sweep }, async ({ page }) => {
  await openEditor(page, 'site.yaml');
  await page.getByLabel('Origin').fill('https://example.com/x/');
  await page.goto('/editor#send');
  await page.locator('summary', { hasText: 'What the check says' }).click();
  await page.getByRole('button', { name: 'Open site.yaml' }).click();
  await expect(page.getByLabel('Origin')).toBeFocused();
});
