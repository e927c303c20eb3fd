import sharp from 'sharp';
import { holdParts, inOrder, openEditor, previewed, tab, written } from './editor-steps.ts';
import { expect, sweep, test } from './site-test.ts';

test.use({ reducedMotion: 'reduce', viewport: { width: 1440, height: 900 } });

test('drafts survive a reload, are listed and can be deleted; a copy starts without name and path', async ({
  page,
  context,
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
  // On a disk that takes its time it is said once it is true: a reload would bring the draft back.
  const holder = await context.newPage();
  await holder.goto('/about');
  await holder.evaluate(holdParts);
  await page.bringToFront();
  page.once('dialog', (dialog) => void dialog.accept());
  await page.getByRole('button', { name: 'Throw away: Scrap Days 2031' }).click();
  await expect(page.getByText('fairs/scrap-days-2031.yaml (new)')).toHaveCount(0);
  await expect(page.getByText('Scrap Days 2031 was thrown away.')).toHaveCount(0);
  await holder.close();
  await expect(page.getByText('Scrap Days 2031 was thrown away.')).toBeVisible();
  await page.reload();
  await expect(page.getByText('What would you like to do?')).toBeVisible();
  await expect(page.getByText('scrap-days-2031')).toHaveCount(0);

  await page.getByLabel('Search by name').fill('rasp');
  await page.getByRole('button', { name: 'Copy: Rasper' }).click();
  await expect(page.getByLabel('Name', { exact: true }).first()).toHaveValue('');
  await expect(page.getByLabel('Feature 1', { exact: true })).not.toHaveValue('');
  await page.getByLabel('Name', { exact: true }).first().fill('BLT150');
  await expect(page.locator('main p', { hasText: 'There is already a file models/blt150.yaml.' })).toBeVisible();
  await page.getByLabel('Name', { exact: true }).first().fill('Rasper 2');
  await expect(
    page.locator('main p', { hasText: 'The description is the same as in models/rasper.yaml' }),
  ).toBeVisible();
});

test('who leaves before the last change is written is asked first', { tag: sweep }, async ({ page, context }) => {
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

test(
  'the names of a row and of a photo that are being typed are kept as they are typed, or when the page is left',
  { tag: sweep },
  async ({ page }) => {
    await openEditor(page);
    await openEditor(page, 'models/blt200.yaml');
    const names = page.locator('[id="field:specifications"] input[id$=":name"]');
    await names.nth(1).fill('');
    await names.nth(1).pressSequentially('Motors ');
    await written(page, 'Motors: ');
    await names.nth(1).pressSequentially('inside');
    await expect(names.nth(1)).toHaveValue('Motors inside');
    await expect(names.nth(1)).toBeFocused();
    await written(page, 'Motors inside: ');
    const create = { width: 900, height: 600, channels: 3, background: '#3a6ea5' } as const;
    const photo = { name: 'a.jpg', mimeType: 'image/jpeg', buffer: await sharp({ create }).jpeg().toBuffer() };
    await page.locator('input[type=file]').setInputFiles([photo]);
    const name = page.getByLabel('Name of the photo');
    await name.fill('Side view');
    await written(page, 'side-view.jpg');
    await expect(name).toBeFocused();
    await expect(name).toHaveValue('Side view');
    await name.fill('Back view');
    await page.goBack();
    await expect(page.getByText('back-view.jpg')).toBeVisible();
  },
);

test(
  'a draft with a mistake in its text keeps its form, and the mistake can be undone, after a reload',
  { tag: sweep },
  async ({ page }) => {
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
    // Another window writes on: this one says so, and has its own text again by Undo.
    const other = await page.context().newPage();
    await openEditor(other, 'models/blt150.yaml');
    await tab(other, 'Text').click();
    await other.getByRole('textbox', { name: 'Text of models/blt150.yaml' }).press('Control+End');
    await other.keyboard.type('b');
    await expect(page.getByRole('alert')).toHaveText(/^Another window has changed this text/);
    await other.close();
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(name).toBeEnabled();
    await inOrder(page);
  },
);

test('form and text have one history: a key in the text undoes what the form did, and the button redoes it', async ({
  page,
}) => {
  await openEditor(page, 'models/blt150.yaml');
  const name = page.getByLabel('Name', { exact: true });
  await name.fill('BLT151');
  await tab(page, 'Text').click();
  const text = page.getByRole('textbox', { name: 'Text of models/blt150.yaml' });
  await text.press('Control+End');
  // One step of the history, however slow the machine is: keys half a second apart are several.
  await page.keyboard.insertText('# mine');
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

test(
  'two windows that type into one entry at once lose nothing of each other',
  { tag: sweep },
  async ({ page, context }) => {
    await openEditor(page, 'models/blt150.yaml');
    const other = await context.newPage();
    await openEditor(other, 'models/blt150.yaml');
    await page.getByLabel('Order').fill('11');
    await expect(other.getByLabel('Order')).toHaveValue('11');
    const [name, words] = [' in two windows', ' It is typed here, and there.'];
    await page.getByLabel('Description').press('Control+End');
    await other.getByLabel('Name', { exact: true }).press('Control+End');
    await Promise.all([
      page.getByLabel('Description').pressSequentially(words, { delay: 20 }),
      other.getByLabel('Name', { exact: true }).pressSequentially(name, { delay: 30 }),
    ]);
    for (const one of [page, other]) {
      await expect(one.getByLabel('Name', { exact: true })).toHaveValue(`BLT150${name}`);
      await expect(one.getByLabel('Description')).toHaveValue(new RegExp(`${words}$`));
    }
  },
);

test(
  'a photo that is being read is waited for; its finding leads to it; Back leads past a deleted entry',
  { tag: sweep },
  async ({ page }) => {
    await openEditor(page);
    await openEditor(page, 'models/blt150.yaml');
    const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
    const create = { width: 5000, height: 4000, channels: 3, background: '#3a6ea5', noise } as const;
    const photos = [await sharp({ create }).jpeg().toBuffer(), Buffer.alloc(0)];
    await page
      .locator('input[type=file]')
      .setInputFiles(photos.map((buffer, at) => ({ name: `${at}a.jpg`, mimeType: 'image/jpeg', buffer })));
    const asked = page.waitForEvent('dialog');
    await page.close({ runBeforeUnload: true });
    await (await asked).dismiss();
    await expect(page.getByLabel('Name of the photo')).toHaveCount(2);
    await page.locator('summary', { hasText: 'What the check says' }).click();
    await page.getByRole('button', { name: 'Open media/models/blt150/1a.jpg' }).click();
    await expect(page.locator('[id="photo:1a.jpg:row"]')).toBeFocused();
    // Nothing is known about the size of the empty one.
    await expect(page.getByText(/\d+ × \d+ pixels, \d+ kB/)).toHaveCount(1);

    await page.getByText('Rename or delete').click();
    await page.getByRole('button', { name: 'Delete …' }).click();
    await page.getByRole('button', { name: 'Delete BLT150' }).click();
    await expect(page.getByText('models/blt150.yaml (deleted)')).toBeVisible();
    await page.goBack();
    await page.goBack();
    await expect(page).toHaveURL(/editor$/);
    await page.goBack();
    await expect(page).toHaveURL('about:blank');
  },
);

test.describe('offline', () => {
  test.use({ expectedConsole: /^Failed to load resource/ });

  test('the editor stays, and goes on once the connection is back', { tag: sweep }, async ({ page, context }) => {
    await page.route('**/assets/model-page-*', (route) => route.abort('internetdisconnected'));
    const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('again='));
    await openEditor(page, 'models/blt150.yaml');
    await failed;
    await page.unroute('**/assets/model-page-*');
    await context.setOffline(true);
    await page.getByLabel('Name', { exact: true }).fill('BLT151');
    await expect(page.getByText('The preview appears as soon as what is needed is there.')).toBeVisible();
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('BLT151');
    await context.setOffline(false);
    await expect(previewed(page).getByRole('heading', { level: 1, name: 'BLT151' })).toBeVisible();
    await page.getByRole('button', { name: 'All entries' }).click();
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Import a spreadsheet' }).click();
    await expect(page.getByText('The connection was lost.')).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByLabel('File')).toBeVisible();
  });
});
