import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import PostalMime from 'postal-mime';
import type { Page } from '@playwright/test';
import { openStore } from '../../src/enquiry/service/store/open-store.ts';
import { readSettings } from '../../src/enquiry/service/settings.ts';
import { barriersOn } from './find-barriers.ts';
import { field, fill, submit, thanked, typed } from './enquiry-form.ts';
import { expect, test } from './own-site.ts';
import { sweep } from './site-test.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const list = (page: Page) => page.getByRole('region', { name: /^Your enquiry list/ });

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.locator('html[data-hydrated]').waitFor();
}

/** Where each is put on the list: a card, a column of the comparison, or its page. */
const places = [
  ['/lines', 'Tyre Chip Line', 'Tyre Chip Line up to 7 t/h', '/tyre-chip-line?throughput=7'],
  ['/other-equipment', 'Strip Cutter', 'Strip Cutter', '/strip-cutter'],
  ['/pcb', 'Paper and Cardboard Balers', 'Paper and Cardboard Balers', '/pcb'],
  ['/tyrescrapbaler', 'BLT150', 'BLT150', '/blt150'],
  ['/compare/tyreshredder', 'SHT8000', 'SHT8000', '/sht8000'],
] as const;

test(
  'whatever is put on the list on cards is asked for with quantity and note: record and mail have each with its link',
  { tag: sweep },
  async ({ page, site }) => {
    for (const [address, name] of places) {
      await open(page, address);
      await page
        .getByRole('main')
        .getByRole('button', { name: `Add to enquiry ${name}`, exact: true })
        .click();
      await expect(page.getByRole('button', { name: new RegExp(`Remove from enquiry ${name}`) }).first()).toBeVisible();
      await expect(
        page
          .getByRole('main')
          .getByRole('link', { name: /^Enquire Us/ })
          .first(),
      ).toBeVisible();
      // The rest comes from the data of its page.
      await page.waitForFunction(
        (key) =>
          (JSON.parse(localStorage.getItem(key) ?? '[]') as { search: string }[]).every(({ search }) => search !== ''),
        await page.evaluate(() => Object.keys(localStorage).find((key) => key.startsWith('enquiry-list:')) ?? ''),
      );
    }
    await open(page, '/enquire');
    await expect(page.getByRole('form')).toHaveAccessibleName(
      /^Your enquiry is about Tyre Chip Line up to 7 t\/h and 4 machines /,
    );
    await page.getByLabel('Quantity BLT150').fill('3');
    await page.getByLabel('Note Strip Cutter').fill('für 415 V');
    expect(await barriersOn(page)).toEqual([]);

    await list(page).getByRole('link', { name: 'See it as a sheet' }).click();
    await expect(page).toHaveURL('/request?items=tyre-chip-line@7,strip-cutter,pcb,blt150:3,sht8000');
    await expect(page.getByRole('heading', { level: 2 })).toHaveText(places.map(([, , name]) => name));
    await expect(page.getByText('Note: für 415 V')).toBeVisible();
    expect(await barriersOn(page)).toEqual([]);

    await open(page, '/enquire');
    await fill(page, { ...typed, Phone: '+49 (0)30 123-45 678' });
    await field(page, 'Phone').blur();
    await expect(field(page, 'Phone')).toHaveValue('493012345678');
    await submit(page).click();
    await expect(page.getByRole('alert')).toHaveText(thanked);
    await expect(list(page)).toHaveCount(0);

    const result = readSettings({ STORE_DIR: site.store });
    if (!('settings' in result)) throw new Error('The settings are wrong');
    const { store } = openStore(result.settings, () => undefined);
    const [stored] = await store.list();
    await store.close();
    expect(stored?.items?.map(({ page: at, quantity, note }) => [at, quantity, note])).toEqual(
      places.map(([, , name, at]) => [at, name === 'BLT150' ? 3 : 1, name === 'Strip Cutter' ? 'für 415 V' : '']),
    );
    expect(stored?.enquiry.phone).toBe('493012345678');
    const outbox = path.join(site.store, 'outbox');
    await expect.poll(() => readdirSync(outbox).filter((name) => name.endsWith('.eml')).length).toBe(1);
    const [file = ''] = readdirSync(outbox);
    const mail = await PostalMime.parse(readFileSync(path.join(outbox, file)));
    expect(mail.subject).toContain('Tyre Chip Line up to 7 t/h and 4 machines');
    for (const [, , , at] of places) expect(mail.text).toContain(`https://punarloop.example.com${at}\n`);
    expect(mail.text).toContain('Machine: BLT150 × 3\n');
    expect(mail.text).toContain('Machine: Strip Cutter (für 415 V)\n');
  },
);

test.describe('a link to a request', () => {
  test.use({ expectedConsole: /status of 404/ });
  test('restores it: unknown pages are told, and all of it can be asked for', async ({ page }) => {
    await open(page, '/request?items=blt150:4,nowhere,tyre-chip-line@12.5,tyre-chip-line@99');
    await expect(page.getByRole('heading', { level: 2 })).toHaveText(['BLT150', 'Tyre Chip Line up to 12.5 t/h']);
    await expect(page.getByRole('main')).toContainText(
      'The catalogue has no page for: nowhere, tyre-chip-line?throughput=99.',
    );
    await page.getByRole('button', { name: 'Copy link' }).click();
    await expect
      .poll(() => page.evaluate(() => navigator.clipboard.readText()))
      .toMatch(/\/request\?items=blt150:4,tyre-chip-line@12\.5$/);
    await page.getByRole('button', { name: 'Ask for these' }).click();
    await expect(page).toHaveURL('/enquire');
    await expect(page.getByLabel('Quantity BLT150')).toHaveValue('4');
    await expect(page.getByRole('form')).toHaveAccessibleName(/Tyre Chip Line up to 12\.5 t\/h and BLT150 × 4/);
  });
});

test('without list and link the form says that nothing is chosen, until it is', async ({ page, site }) => {
  await open(page, '/enquire');
  const form = page.getByRole('form');
  await expect(form).toHaveAccessibleName(/One of our machines No machine chosen yet/);
  await expect(form.getByText('No machine chosen yet')).toBeVisible();
  await field(page, 'Machinery').selectOption('shredder');
  await expect(form.getByText('No machine chosen yet')).toHaveCount(0);
  await page.reload();
  await field(page, 'Machinery').selectOption('baler');
  expect(site.messages()).toEqual([]);
});
