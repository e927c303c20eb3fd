import { openEditor } from './editor-steps.ts';
import { expect, test } from './site-test.ts';

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
