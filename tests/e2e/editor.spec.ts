import { cp, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { loadData } from '../../scripts/data/load-data.ts';
import { listPages } from '../../src/features/page/list-pages.ts';
import { frozenDir } from '../frozen-catalogue.ts';
import {
  download,
  enterBrochure,
  inOrder,
  inOrderButForTheCount,
  openEditor,
  previewed,
  saveZip,
  summary,
  tab,
} from './editor-steps.ts';
import { expect, frames, sweep, test } from './site-test.ts';

test.use({ reducedMotion: 'reduce', viewport: { width: 1440, height: 900 } });

test('a new model is entered from a brochure, previewed, saved, and passes the check', async ({ page }) => {
  await openEditor(page);
  await enterBrochure(page);
  await inOrderButForTheCount(page);
  const site = previewed(page);
  await expect(site.getByRole('heading', { level: 1, name: 'BLT300' })).toBeVisible();
  await expect(site.getByText('Tower light: red, amber & green')).toBeVisible();
  await expect(site.getByRole('cell', { name: '14500 kg' })).toBeVisible();
  // The preview makes the drawing itself: its file is not online.
  await expect(site.locator('img[src^="data:image/svg+xml"]').first()).toBeVisible();
  await expect(site.getByRole('link', { name: 'Enquire Us' }).first()).toHaveAttribute(
    'href',
    '/enquire?machinery=Baler&model=BLT300',
  );

  await page.getByLabel('Page', { exact: true }).selectOption({ label: 'In the list: Tyre Scrap Balers' });
  await expect(site.getByRole('heading', { level: 1, name: 'Tyre Scrap Balers' })).toBeVisible();
  await expect(site.getByText('BLT300').first()).toBeAttached();
  await page.getByLabel('Page', { exact: true }).selectOption({ label: 'Enquiry about it' });
  await expect(site.getByRole('heading', { level: 1, name: 'Enquiry' })).toBeVisible();
  // Links in the preview do nothing.
  await site.getByRole('link', { name: 'Home' }).first().click();
  await expect(site.getByRole('heading', { level: 1, name: 'Enquiry' })).toBeVisible();

  const { name, text } = await download(page);
  expect(name).toBe('data/models/blt300.yaml');
  const folder = await mkdtemp(path.join(tmpdir(), 'edited-'));
  await cp(frozenDir, folder, { recursive: true });
  await writeFile(path.join(folder, name.replace('data/', '')), text);
  const { catalogue, findings } = await loadData(folder);
  expect(findings.filter(({ file }) => file.includes('blt300'))).toEqual([]);
  const found = catalogue && listPages(catalogue).find((listed) => String(listed.path) === '/blt300');
  expect(found?.page()).toMatchObject({ kind: 'model', features: expect.arrayContaining(['Auto feeding']) });
});

test(
  'an existing entry is changed, and every line that was not changed stays, remarks included',
  { tag: sweep },
  async ({ page }) => {
    const before = await readFile(path.join(frozenDir, 'site.yaml'), 'utf8');
    expect(before).toMatch(/^# The company's details are fictional/m);
    await openEditor(page, 'site.yaml');
    await page.getByLabel('Tagline').fill('Machines: for scrap');
    await expect(previewed(page).getByText('Machines: for scrap').first()).toBeAttached();
    const { name, text } = await download(page);
    expect(name).toBe('data/site.yaml');
    expect(text).toBe(before.replace('tagline: Recycling machinery', 'tagline: "Machines: for scrap"'));
  },
);

test('a published model is worked on: form and text, the check, photos', { tag: sweep }, async ({ page }) => {
  await openEditor(page, 'models/blt150.yaml');
  await test.step('form and text stay in step both ways, and a mistake of the text is explained at its line', async () => {
    await tab(page, 'Text').click();
    const text = page.getByRole('textbox', { name: 'Text of models/blt150.yaml' });
    await expect(text).toContainText('name: BLT150');
    await page.getByLabel('Name', { exact: true }).fill('BLT151');
    await expect(text).toContainText('name: BLT151');

    await text.click();
    await page.keyboard.press('Control+Home');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('End');
    await page.keyboard.type(' mark II');
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('BLT151 mark II');

    await page.keyboard.type(': new');
    await expect(page.getByText('The text has a mistake, so the form waits.')).toBeVisible();
    await expect(page.getByLabel('Name', { exact: true })).toBeDisabled();
    const found = page.getByText('What the check says: 1 to fix');
    await found.click();
    const sentence = page.getByRole('button', { name: /contains a colon followed by a space/ });
    await expect(sentence).toBeVisible();
    await expect(page.locator('.cm-lint-marker-error')).toHaveCount(1);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByLabel('Name', { exact: true })).toBeEnabled();
    await page.getByLabel('Name', { exact: true }).fill('BLT150');
    await inOrder(page);
  });
  await test.step('the focus stays in the findings when the last one disappears', async () => {
    await page.getByLabel('Name', { exact: true }).fill('');
    const heading = page.locator('summary', { hasText: 'What the check says' });
    await heading.focus();
    // Simulates a late answer of the check: until then the focus must stay.
    await page.getByRole('button', { name: 'Undo' }).evaluate((button: HTMLButtonElement) => button.click());
    await inOrder(page);
    await expect(page.getByRole('status').filter({ hasText: 'Everything is in order.' })).toBeFocused();
  });
  await test.step('a table disappears with its last row; the focus moves to the group around it', async () => {
    await page.getByRole('button', { name: 'Remove: Weight', exact: true }).press('Enter');
    await expect(page.locator('[id="field:specifications"]')).toBeFocused();
    await page.getByRole('button', { name: 'Undo' }).click();
    await inOrder(page);
  });
  await test.step('a photo is checked, shown in the preview, and in the ZIP with what it shows', async () => {
    await tab(page, 'Preview').click();
    const photo = await sharp({ create: { width: 640, height: 480, channels: 3, background: '#3a6ea5' } })
      .jpeg()
      .toBuffer();
    await page.locator('input[type=file]').setInputFiles([
      { name: 'Front View (1).JPG', mimeType: 'image/jpeg', buffer: photo },
      {
        name: 'phone.jpg',
        mimeType: 'image/jpeg',
        buffer: Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'),
      },
    ]);
    await expect(
      page.locator('main p', { hasText: 'The picture has 640×480 pixels and would look blurred' }),
    ).toBeVisible();
    await expect(page.locator('main p', { hasText: 'it holds a HEIC picture from a phone' })).toBeVisible();
    const stem = page.locator('[id="photo:phone.jpg"]');
    await stem.fill('Front view 1');
    await stem.blur();
    // The name is taken, so the photo keeps its own.
    await expect(stem).toHaveValue('phone');
    page.once('dialog', (dialog) => void dialog.accept());
    await page.getByRole('button', { name: 'Remove phone.jpg' }).click();
    await expect(previewed(page).locator('img[src^="data:image/jpeg"]').first()).toBeVisible();
    await page.getByLabel('What it shows').fill('The front, with both doors closed');
    await tab(page, 'Propose').click();
    const drawing = page.locator('main li svg use').first();
    await expect.poll(() => drawing.evaluate((use: SVGUseElement) => use.getBBox().width)).toBeGreaterThan(200);
    const { files } = await saveZip(page);
    expect(files.get('data/media/models/blt150/front-view-1.jpg')).toEqual(photo);
    expect(files.get('data/models/blt150.yaml')?.toString()).toMatch(
      /photos:\n  - file: front-view-1.jpg\n    caption: The front, with both doors closed/,
    );
  });
  await test.step('what cannot be right is explained at its field', async () => {
    const said = (words: string | RegExp) => page.locator('main p', { hasText: words });
    await page.getByLabel('Figure, with its unit: Weight', { exact: true }).fill('6,5 t');
    await expect(said(/6,5/)).toBeVisible();
    await page.getByLabel('Figure, with its unit: Weight', { exact: true }).fill('9000 kg');
    await page.getByLabel('Feature 2', { exact: true }).fill('2 front doors and 2 rear doors');
    await expect(said('contains the same entry twice')).toBeVisible();
    await page.getByLabel('Order').fill('first');
    await expect(said(/must be a number/)).toBeVisible();
    await page
      .getByRole('group', { name: /^Highlights/ })
      .getByLabel('Figure, with its unit: force')
      .fill('');
    await page.getByText(/^More that you can say/).click();
    await page.getByLabel('Path').fill('/editor');
    await expect(said('The address /editor is used by the site itself.')).toBeVisible();
    // A form field takes the value alone, without the YAML key.
    await page.getByLabel('Path').fill('/blt 150');
    await expect(said('To fix it: write `/blt-150` (start with one slash')).toBeVisible();
    await page.getByLabel('Name: Motor').fill('Tower light');
    await expect(said('There is a row of this name already.')).toBeVisible();
  });
});

test('the form stays where it was scrolled when the preview opens another page', { tag: sweep }, async ({ page }) => {
  await openEditor(page, 'models/blt150.yaml');
  await expect(previewed(page).getByRole('heading', { level: 1, name: 'BLT150' })).toBeVisible();
  await page.getByLabel('Figure, with its unit: Ties').focus();
  const scrolled = await page.evaluate(() => scrollY);
  expect(scrolled).toBeGreaterThan(500);
  await page.getByLabel('Page', { exact: true }).selectOption({ label: 'In the list: Tyre Scrap Balers' });
  await expect(previewed(page).getByRole('heading', { level: 1, name: 'Tyre Scrap Balers' })).toBeVisible();
  await frames(page);
  expect(await page.evaluate(() => scrollY)).toBe(scrolled);
});

test(
  'lists of lists and rows of lists have fields, and what has no field stays in the text',
  { tag: sweep },
  async ({ page }) => {
    await openEditor(page, 'pages/search.yaml');
    await page.locator('[id="field:synonyms/0/1"]').fill('tires');
    expect((await download(page)).text).toMatch(/^synonyms:\n(?:\s+#.*\n)*\s+- .*tires/m);

    await openEditor(page, 'models/blt200.yaml');
    await page.getByText(/^More that you can say/).click();
    await page.locator('[id="field:facets/:name"]').fill('load');
    await page.locator('[id="field:facets/:name"]').blur();
    await page.locator('[id="field:facets/load/0"]').fill('heavy');
    await tab(page, 'Text').click();
    const text = page.getByRole('textbox', { name: 'Text of models/blt200.yaml' });
    await expect(text).toContainText('facets:  load:    - heavy');
    await text.press('Control+End');
    await page.keyboard.type('jobs: bale');
    await expect(page.getByRole('group', { name: 'Jobs' })).toContainText('This part is changed in the text');
  },
);

test('what a list names is chosen: sizes of a station, materials', { tag: sweep }, async ({ page }) => {
  await openEditor(page, 'lines/tyre-chip-line.yaml');
  const materials = page.getByRole('group', { name: 'Materials' });
  await materials.getByRole('button', { name: 'Add: material' }).click();
  await page.getByLabel('Material 2', { exact: true }).selectOption('Mixed waste (waste)');
  await page.getByLabel('Choice 3', { exact: true }).selectOption('Rasper (rasper)');
  await page.getByRole('button', { name: 'Remove: Choice 2' }).click();
  const { text } = await download(page);
  expect(text).toMatch(/^materials:\s+(\[tyres, waste\]|- tyres\s+- waste)/m);
  expect(text).toContain('choices: [sht6000, rasper]');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test(
    'a field that is being filled in is not called missing, and columns have heads',
    { tag: sweep },
    async ({ page }) => {
      await page.clock.install();
      await openEditor(page);
      await page.getByRole('button', { name: 'New model' }).click();
      await page.getByLabel('Name', { exact: true }).fill('BLT300');
      const features = page.getByRole('group', { name: /^Features/ });
      await features.getByRole('button', { name: 'Add: feature' }).click();
      await expect(summary(page)).toHaveText(/to fix/);
      // Longer than a field that lost the focus waits.
      await page.clock.fastForward(1000);
      await expect(features.getByText('A model needs the field “Features”')).toHaveCount(0);
      await page.getByLabel('Name', { exact: true }).focus();
      await expect(features.getByText('A model needs the field “Features”')).toBeVisible();
      const highlights = page.getByRole('group', { name: /^Highlights/ });
      await expect(highlights.getByText('Figure, with its unit', { exact: true })).toBeVisible();
    },
  );

  test('each tab starts at its top, and the form keeps its scroll position', async ({ page }) => {
    await openEditor(page, 'models/blt150.yaml');
    const weight = page.getByLabel('Figure, with its unit: Weight', { exact: true });
    await weight.scrollIntoViewIfNeeded();
    await weight.focus();
    await tab(page, 'Propose').click();
    await expect(page.getByRole('heading', { name: 'Send your proposal' })).toBeInViewport();
    await tab(page, 'Form').click();
    await expect(weight).toBeInViewport();
  });
});
