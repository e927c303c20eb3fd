import { cp, mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import type { Page } from '@playwright/test';
import { frozenDir } from '../frozen-catalogue.ts';
import { loadData } from '../../scripts/data/load-data.ts';
import { openEditor, paste, previewed, saveZip, tab } from './editor-steps.ts';
import { expect, sweep, test } from './site-test.ts';

test.use({ reducedMotion: 'reduce', viewport: { width: 1440, height: 900 } });

const field = (page: Page, name: string) => page.locator(`[id="field:${name}"]`);

const addLines = async (page: Page, group: string, lines: string) => {
  await page.getByRole('button', { name: `Add: ${group}` }).click();
  const name = `${group.charAt(0).toUpperCase()}${group.slice(1)} 1`;
  await paste(page.getByLabel(name, { exact: true }), lines);
};

const start = async (page: Page, kind: string) => {
  await page.getByRole('button', { name: 'All entries' }).click();
  await page.getByRole('button', { name: `New ${kind}` }).click();
  await expect(page.getByRole('tablist')).toBeVisible();
};

const addModel = async (page: Page, name: string, words: string) => {
  await start(page, 'model');
  await field(page, 'name').fill(name);
  await field(page, 'category').selectOption({ label: 'Cable Strippers (cable-strippers)' });
  await field(page, 'description').fill(words);
  await addLines(page, 'feature', `Knives for ${name}\nGuard with a switch`);
  await field(page, 'sheet').selectOption({ label: 'Cable Strippers (cable-strippers)' });
};

test(
  'a new family with photos is one proposal: it is checked as a whole, survives a reload, and its ZIP passes the check',
  { tag: sweep },
  async ({ page }) => {
    await openEditor(page);
    await page.getByRole('button', { name: 'New category' }).click();
    await field(page, 'title').fill('Cable Strippers');
    await field(page, 'layout').selectOption('models');
    await field(page, 'summary').fill(
      'Cable strippers part copper from plastic. Two models, for thin and for thick cable.',
    );

    await start(page, 'sheet');
    await field(page, 'title').fill('Cable Strippers');
    await field(page, 'description').fill('The cable strippers share one drive and one stand.');
    const tables = field(page, 'specifications');
    await paste(tables.getByLabel('Name: Row 1'), 'Drive\t\nMotor\t5 HP\nKnives\t4\nSize\t\nWeight\t420 kg');

    await addModel(
      page,
      'CS20',
      'The CS20 strips cable of 2 to 20 mm: it cuts the jacket lengthwise and pulls the copper out.',
    );
    // The chooser offered the new category; its page and the menu show the new model.
    await page.getByLabel('Page', { exact: true }).selectOption({ label: 'In the list: Cable Strippers' });
    await expect(previewed(page).getByRole('heading', { level: 1, name: 'Cable Strippers' })).toBeVisible();
    await expect(previewed(page).getByRole('navigation').first()).toContainText('Cable Strippers');

    await test.step('a photo is turned, made smaller and named, with what it shows beside it', async () => {
      const photo = await sharp({
        create: {
          width: 4000,
          height: 3000,
          channels: 3,
          background: '#3a6ea5',
          noise: { type: 'gaussian', mean: 128, sigma: 30 },
        },
      })
        .withMetadata({ orientation: 6 })
        .jpeg()
        .toBuffer();
      await page
        .locator('input[type=file]')
        .setInputFiles([{ name: 'IMG_2041.JPG', mimeType: 'image/jpeg', buffer: photo }]);
      await expect(page.getByText('1920 × 2560 pixels')).toBeVisible();
      await page.getByLabel('What it shows').fill('The CS20 with its guard open');
      await page.getByLabel('Page', { exact: true }).selectOption({ index: 0 });
      await expect(previewed(page).locator('img[src^="data:image/jpeg"]').first()).toBeVisible();
    });

    await addModel(page, 'CS60', 'The CS60 takes thick cable of 15 to 60 mm and strips it at a slower pace.');
    await expect.poll(() => page.locator('details[data-state] li').allTextContents()).toEqual([]);
    await expect(page.getByText('Everything is in order.')).toBeVisible();

    await page.reload();
    await expect(field(page, 'name')).toHaveValue('CS60');
    await page.getByRole('button', { name: 'All entries' }).click();
    await expect(page.getByText('models/cs20.yaml (new), photos (1): photo.jpg')).toBeVisible();
    await page.getByLabel('Name of the proposal').fill('Add the cable strippers');
    await page.getByRole('link', { name: 'Send the proposal' }).click();
    await expect(page.getByText('Everything is in order.')).toBeVisible();

    const { name, files } = await saveZip(page);
    expect(name).toBe('add-the-cable-strippers.zip');
    expect([...files.keys()].sort()).toEqual([
      'data/categories/cable-strippers.yaml',
      'data/media/models/cs20/photo.jpg',
      'data/models/cs20.yaml',
      'data/models/cs60.yaml',
      'data/sheets/cable-strippers.yaml',
    ]);
    expect(await sharp(files.get('data/media/models/cs20/photo.jpg')).metadata()).toMatchObject({
      width: 1920,
      height: 2560,
      format: 'jpeg',
    });
    const folder = await mkdtemp(path.join(tmpdir(), 'unpacked-'));
    await cp(frozenDir, path.join(folder, 'data'), { recursive: true });
    for (const [file, bytes] of files) {
      await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
      await writeFile(path.join(folder, file), bytes);
    }
    const { findings } = await loadData(path.join(folder, 'data'));
    expect(findings.filter(({ file }) => /cs20|cs60|cable/.test(file))).toEqual([]);
  },
);

test('a model is deleted with all that goes with it, another renamed, a third moved; the proposal is put aside and taken up again', async ({
  page,
}) => {
  await openEditor(page, 'models/blt200.yaml');
  await page.getByText('Rename or delete').click();
  await page.getByRole('button', { name: 'Delete …' }).click();
  await expect(page.getByText('3 places go with it.')).toBeVisible();
  // A text is changed by hand; the redirect and the fair can be refused.
  await expect(page.getByText('categories/tyrescrapbaler.yaml, Summary: names it; change it yourself')).toBeVisible();
  await page.getByLabel('fairs/ifat.yaml, Machines › 2').uncheck();
  await page.getByRole('button', { name: 'Delete BLT200' }).click();
  await expect(page.getByText('models/blt200.yaml (deleted)')).toBeVisible();
  await expect(page.getByText('site.yaml (changed)')).toBeVisible();
  await expect(page.getByText('fairs/ifat.yaml (')).toHaveCount(0);

  await openEditor(page, 'categories/tyrescrapbaler.yaml');
  await page.getByText('Rename or delete').click();
  await page.getByLabel('Name of the file, which is the address').fill('Tyre balers');
  await page.getByRole('button', { name: /^Rename, also/ }).click();
  await page.getByRole('button', { name: 'Rename to categories/tyre-balers.yaml' }).click();
  await expect(
    page.getByText('categories/tyre-balers.yaml (renamed from categories/tyrescrapbaler.yaml)'),
  ).toBeVisible();
  await expect(page.getByText('models/blt150.yaml (changed)')).toBeVisible();

  await openEditor(page, 'models/blt250.yaml');
  await page.getByText('Place in the list').click();
  await page.getByRole('button', { name: 'Move BLT250' }).focus();
  await page.keyboard.press('ArrowUp');
  await expect(field(page, 'order')).toHaveValue('0');
  await expect(page.getByRole('button', { name: 'Move BLT250' })).toBeFocused();
  const [handle, other] = await Promise.all(
    ['Move BLT250', 'Move BLT150'].map((name) => page.getByRole('button', { name }).boundingBox()),
  );
  if (!handle || !other) throw new Error('no handles');
  await page.mouse.move(handle.x + 9, handle.y + 20);
  await page.mouse.down();
  await page.mouse.move(other.x + 9, other.y + 30, { steps: 4 });
  await page.mouse.up();
  await expect(field(page, 'order')).toHaveValue('20');

  await page.getByRole('button', { name: 'All entries' }).click();
  await page.getByRole('link', { name: 'Send the proposal' }).click();
  // What the check says of a text leads to it.
  await page.locator('summary', { hasText: 'What the check says' }).click();
  await page.getByRole('button', { name: 'Open categories/tyre-balers.yaml' }).first().click();
  await expect(field(page, 'title')).toHaveValue('Tyre Scrap Balers');
  await expect(field(page, 'summary')).toBeFocused();
  await expect(field(page, 'summary')).toBeInViewport();
  await page.getByRole('button', { name: 'All entries' }).click();
  await page.getByRole('link', { name: 'Send the proposal' }).click();
  const { files } = await saveZip(page);
  expect(files.get('data/site.yaml')?.toString()).toContain('"/blt200": /tyre-balers');
  await expect(page.getByRole('link', { name: 'data/models/blt200.yaml' })).toHaveAttribute(
    'href',
    'https://github.com/example/machinery-catalogue/delete/main/data/models/blt200.yaml',
  );

  await page.getByRole('button', { name: 'All entries' }).click();
  await page.getByLabel('Name of the proposal').fill('Tidy up');
  await page.getByRole('button', { name: 'Put aside and begin another' }).click();
  await expect(page.getByText('models/blt200.yaml (deleted)')).toHaveCount(0);
  await page.getByLabel('Search by name').fill('redirect');
  await expect(page.getByRole('button', { name: 'Change: Punarloop' })).toBeVisible();
  await page.getByRole('button', { name: 'Go on: Tidy up' }).click();
  await expect(page.getByText('models/blt200.yaml (deleted)')).toBeVisible();
});

test('a renamed model takes its photos along, in the preview and in the ZIP', { tag: sweep }, async ({ page }) => {
  await openEditor(page, 'models/blt200.yaml');
  const online = 'img[src^="/assets/photos/models/blt200/rendering-"]';
  await expect(page.locator('main').locator(online).first()).toBeVisible();
  await page.getByText('Rename or delete').click();
  await page.getByLabel('Name of the file, which is the address').fill('BLT150');
  await expect(page.getByText('There is already a file models/blt150.yaml.')).toBeVisible();
  await page.getByLabel('Name of the file, which is the address').fill('BLT 210');
  await page.getByRole('button', { name: /^Rename, also/ }).click();
  await page.getByRole('button', { name: 'Rename to models/blt-210.yaml' }).click();
  await page.getByRole('button', { name: 'Go on: BLT200' }).click();
  await expect(previewed(page).locator(online).first()).toBeVisible();
  await tab(page, 'Propose').click();
  const { files } = await saveZip(page);
  const photo = files.get('data/media/models/blt-210/rendering.jpg');
  expect(await sharp(photo).metadata()).toMatchObject({ format: 'jpeg' });
  await expect(page.getByRole('link', { name: 'data/media/models/blt200/rendering.jpg' })).toBeVisible();
});

test(
  'two new entries with one name are not sent as one: the later one gets a free name, and both are in the ZIP',
  { tag: sweep },
  async ({ page }) => {
    for (const text of ['first', 'second']) {
      await openEditor(page);
      await page.getByRole('button', { name: 'New model' }).click();
      await page.getByLabel('Name', { exact: true }).fill('Hose reel');
      await page.getByLabel('Description').fill(`The ${text} text.`);
      // Who leaves before is asked; here, nobody would answer.
      await expect(page.getByText(/^Kept on this device/)).toBeVisible();
    }
    await tab(page, 'Propose').click();
    const zip = page.getByRole('button', { name: 'Download the ZIP' });
    await expect(zip).toBeDisabled();
    await expect(page.getByText(/^Two files have the same name/)).toBeVisible();
    await page.getByRole('button', { name: 'Rename mine' }).click();
    await expect(zip).toBeEnabled();
    const { files } = await saveZip(page);
    const texts = ['hose-reel', 'hose-reel-2'].map((id) => String(files.get(`data/models/${id}.yaml`)));
    expect(texts).toEqual([expect.stringContaining('The first text.'), expect.stringContaining('The second text.')]);
  },
);

test('Apply is a step of its own to undo, right behind the typing that it mends', async ({ page }) => {
  await openEditor(page, 'models/blt150.yaml');
  const ties = page.getByLabel('Figure, with its unit: Ties');
  await ties.fill('l2 mm');
  await page.locator('main').getByRole('button', { name: 'Apply' }).first().dblclick();
  await expect(ties).toHaveValue('12 mm');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(ties).toHaveValue('l2 mm');
});
