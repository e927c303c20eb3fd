import { holdParts, inOrder, openEditor, tab, written } from './editor-steps.ts';
import { expect, test } from './site-test.ts';

test.use({ reducedMotion: 'reduce', viewport: { width: 1440, height: 900 } });

test('drafts survive a reload, are listed and can be deleted; a copy starts without name and path', async ({
  page,
}) => {
  await openEditor(page);
  await page.getByRole('button', { name: 'New fair' }).click();
  await page.getByLabel('Title', { exact: true }).first().fill('Scrap Days 2031');
  await expect(page.getByText(/^Kept on this device/)).toBeVisible();
  await expect(page.getByLabel('Name of the file')).toHaveValue('scrap-days-2031');
  await written(page, 'Scrap Days 2031');
  await page.reload();
  await expect(page.getByLabel('Title', { exact: true }).first()).toHaveValue('Scrap Days 2031');
  await page.getByRole('button', { name: 'All entries' }).click();
  await expect(page.getByText('fairs/scrap-days-2031.yaml (new)')).toBeVisible();
  page.once('dialog', (dialog) => void dialog.accept());
  await page.getByRole('button', { name: 'Throw away: Scrap Days 2031' }).click();
  await expect(page.getByText('Scrap Days 2031 was thrown away.')).toBeVisible();
  await page.reload();
  await expect(page.getByText('What would you like to do?')).toBeVisible();
  await expect(page.getByText('scrap-days-2031')).toHaveCount(0);

  await page.getByLabel('Search by name').fill('rasp');
  await page.getByRole('button', { name: 'Copy: Rasper' }).click();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('');
  await expect(page.getByLabel('Feature 1', { exact: true })).not.toHaveValue('');
  await page.getByLabel('Name', { exact: true }).fill('BLT150');
  await expect(page.locator('main p', { hasText: 'There is already a file models/blt150.yaml.' })).toBeVisible();
  await page.getByLabel('Name', { exact: true }).fill('Rasper 2');
  await expect(
    page.locator('main p', { hasText: 'The description is the same as in models/rasper.yaml' }),
  ).toBeVisible();
});

test('who leaves before the last change is written is asked first', async ({ page, context }) => {
  await openEditor(page, 'models/blt150.yaml');
  await page.getByLabel('Name', { exact: true }).fill('BLT151');
  await written(page, 'BLT151');
  // A disk that takes its time: another window has the store to itself.
  const other = await context.newPage();
  await other.goto('/about');
  await other.evaluate(holdParts);
  await page.bringToFront();
  await page.getByLabel('Name', { exact: true }).fill('BLT152');
  const asked = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
  await other.close();
  await written(page, 'BLT152');
  await page.reload();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('BLT152');
});

test('a draft with a mistake in its text keeps its form, and the mistake can be undone, after a reload', async ({
  page,
}) => {
  // A link that was cut off leads to the start screen.
  await openEditor(page, '');
  await page.goto('/editor#models%2Fblt%');
  await page.reload();
  await expect(page.getByText('What would you like to do?')).toBeVisible();
  await openEditor(page, 'models/blt150.yaml');
  await tab(page, 'Text').click();
  const text = page.getByRole('textbox', { name: 'Text of models/blt150.yaml' });
  await text.press('Control+End');
  await page.keyboard.type('\n"a');
  await expect(page.getByText('The text has a mistake, so the form waits.')).toBeVisible();
  await written(page, '\n"a');
  await page.reload();
  const name = page.getByLabel('Name', { exact: true });
  await expect(name).toHaveValue('BLT150');
  await expect(name).toBeDisabled();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(name).toBeEnabled();
  await inOrder(page);
});

test('form and text have one history: a key in the text undoes what the form did, and the button redoes it', async ({
  page,
}) => {
  await openEditor(page, 'models/blt150.yaml');
  const name = page.getByLabel('Name', { exact: true });
  await name.fill('BLT151');
  await tab(page, 'Text').click();
  const text = page.getByRole('textbox', { name: 'Text of models/blt150.yaml' });
  await text.press('Control+End');
  await page.keyboard.type('# mine');
  await page.keyboard.press('Control+z');
  await expect(text).not.toContainText('# mine');
  await expect(name).toHaveValue('BLT151');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(name).toHaveValue('BLT150');
  await expect(text).not.toContainText('# mine');
  await text.press('Control+y');
  await expect(name).toHaveValue('BLT151');
  await page.getByRole('button', { name: 'Redo' }).click();
  await expect(text).toContainText('# mine');
});
