import { inOrderButForTheCount, openEditor, tab } from './editor-steps.ts';
import { expect, sweep, test } from './site-test.ts';

test.use({ reducedMotion: 'reduce' });

// `npm run quality -- states` runs axe on all states of the editor.
test('a model is entered with the keyboard alone', { tag: sweep }, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openEditor(page);
  await expect(page.getByText(/found$/)).toBeVisible();
  const { keyboard } = page;
  const focused = () => page.evaluate(() => document.activeElement?.id || document.activeElement?.textContent || '');
  const tabTo = async (wanted: RegExp) => {
    for (let presses = 0; presses < 60 && !wanted.test(await focused()); presses++) await keyboard.press('Tab');
    expect(await focused()).toMatch(wanted);
  };
  await tabTo(/^New model/);
  await keyboard.press('Enter');
  await expect(page.getByLabel('Name', { exact: true })).toBeVisible();
  await tabTo(/^field:name$/);
  await keyboard.type('BLT320');
  await tabTo(/^field:category$/);
  await keyboard.type('Tyre Scrap B');
  await tabTo(/^field:description$/);
  await keyboard.type('It presses tyre scrap.');
  await tabTo(/^Add: feature/);
  await keyboard.press('Enter');
  await expect(page.getByLabel('Feature 1', { exact: true })).toBeFocused();
  await keyboard.type('One');
  await keyboard.press('Enter');
  await expect(page.getByLabel('Feature 2', { exact: true })).toBeFocused();
  await keyboard.type('Two');
  await keyboard.press('Alt+ArrowUp');
  await expect(page.getByLabel('Feature 1', { exact: true })).toHaveValue('Two');
  await expect(page.getByLabel('Feature 1', { exact: true })).toBeFocused();
  for (
    let presses = 0;
    presses < 20 &&
    (await page.locator('[id="field:specifications/:name"]').evaluate((one) => one !== document.activeElement));
    presses++
  )
    await keyboard.press('Tab');
  await keyboard.type('Dimensions');
  await page.locator('[id="field:specifications"]').getByLabel('Name: Row 1').focus();
  await keyboard.type('Weight');
  await keyboard.press('Tab');
  await keyboard.type('9000 kg');
  await expect(page.getByLabel('Figure, with its unit: Weight')).toBeFocused();
  await expect(page.getByLabel('Figure, with its unit: Weight')).toHaveValue('9000 kg');
  // Enter goes on to the next row, and Tab to the next text: the buttons of a row have keys of their own.
  await keyboard.press('Enter');
  await expect(page.locator('[id="field:specifications"]').getByLabel('Name: Row 2')).toBeFocused();
  await keyboard.type('Motor');
  await keyboard.press('Enter');
  await keyboard.type('20 HP');
  await expect(page.getByLabel('Figure, with its unit: Motor')).toBeFocused();
  await keyboard.press('Tab');
  await expect(page.locator('[id="field:specifications"]').getByRole('button', { name: 'Add a row' })).toBeFocused();
  await page.getByLabel('Figure, with its unit: Motor').focus();
  await keyboard.press('Alt+Delete');
  await expect(page.getByLabel('Figure, with its unit: Motor')).toHaveCount(0);
  await inOrderButForTheCount(page);
  await tab(page, 'Preview').focus();
  await keyboard.press('ArrowRight');
  const text = page.getByRole('textbox', { name: 'Text of models/blt320.yaml' });
  await expect(text).toContainText('Weight: 9000 kg');
  await text.focus();
  // The Tab key leaves the field.
  await keyboard.press('Tab');
  await expect(text).not.toBeFocused();
  // Enter on a tab leads into its panel, past the whole form.
  await tab(page, 'Text').focus();
  await keyboard.press('ArrowRight');
  await keyboard.press('Enter');
  await keyboard.press('Tab');
  await expect(page.getByLabel('Name of the proposal')).toBeFocused();
});

test('neither menus nor search engines know the editor', async ({ request }) => {
  expect(await (await request.get('/sitemap.xml')).text()).not.toContain('/editor');
  expect(await (await request.get('/')).text()).not.toMatch(/<a [^>]*href="[^"]*editor/);
  const html = await (await request.get('/editor')).text();
  expect(html).toContain('<meta name="robots" content="noindex">');
  expect(html).toMatch(/script-src 'self'(?: 'sha256-[^']+')?;/);
  expect(html).not.toMatch(/unsafe|style="/);
});
