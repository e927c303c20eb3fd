import type { Page } from '@playwright/test';
import { barriersOn } from './find-barriers.ts';
import { field, fill, submit, thanked, typed, watchPosts } from './enquiry-form.ts';
import { expect, open, test } from './site-test.ts';

const tool = (page: Page, name: string) =>
  page
    .getByRole('main')
    .getByRole('button', { name: new RegExp(`^${name} `) })
    .first();
const list = (page: Page) => page.getByRole('region', { name: /^Your enquiry list/ });

async function collect(page: Page, ...addresses: string[]): Promise<void> {
  for (const address of addresses) {
    await open(page, address);
    await tool(page, 'Add to enquiry').click();
  }
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 800 }, reducedMotion: 'reduce' });

  test('machines are collected with the keyboard, seen above the form, and sent in one enquiry', async ({ page }) => {
    await open(page, '/blt150');
    await tool(page, 'Add to enquiry').focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('status').filter({ hasText: 'BLT150 added to your enquiry list' })).toBeAttached();
    await expect(tool(page, 'Remove from enquiry')).toBeFocused();
    await collect(page, '/sht8000', '/strip-cutter');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Enquiry list (3)' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/enquire');
    await expect(list(page).getByRole('listitem')).toHaveText([/BLT150/, /SHT8000/, /Strip Cutter/]);
    await expect(page.getByRole('form', { name: /^Your enquiry is about BLT150 and 2 machines / })).toBeVisible();
    await expect(field(page, 'Machinery')).toHaveValue('baler');
    expect(await barriersOn(page)).toEqual([]);

    await list(page).getByRole('button', { name: 'Remove SHT8000' }).focus();
    await page.keyboard.press('Enter');
    await expect(list(page).getByRole('listitem')).toHaveText([/BLT150/, /Strip Cutter/]);
    await expect(list(page).getByRole('button', { name: 'Remove Strip Cutter' })).toBeFocused();

    await fill(page, typed);
    await field(page, 'Material').fill('Whole truck tyres');
    await field(page, 'Country of the site').fill('Kenya');
    const posts = await watchPosts(page);
    await submit(page).click();
    await expect(page.getByRole('alert')).toHaveText(thanked);
    const sent = posts[0]?.postDataJSON() as Record<string, string>;
    expect(Object.keys(sent)).toHaveLength(11);
    expect(sent['message']).toBe(
      'Machine: BLT150\nMachine: Strip Cutter\nMaterial: Whole truck tyres\nCountry of the site: Kenya\n\nPlease send a quotation.',
    );
    expect([sent['machinery'], sent['model']]).toEqual(['baler', 'Tyre Scrap Balers']);
    await expect(list(page)).toHaveCount(0);
    await expect(field(page, 'Material')).toHaveValue('');
  });
});

test('a note says how long it may be before it takes no more', async ({ page }) => {
  await collect(page, '/blt150');
  await open(page, '/enquire');
  const note = page.getByLabel('Note BLT150');
  await note.fill('x'.repeat(99));
  await expect(page.getByText('99 of 120')).toHaveCount(0);
  await note.pressSequentially('yz');
  await expect(page.getByText('101 of 120')).toBeVisible();
  await field(page, 'Material').pressSequentially('x'.repeat(121));
  await expect(page.getByText('120 of 120')).toBeVisible();
});

test('the header shows the number of listed machines without a layout shift; list and answers stay on the device', async ({
  page,
}) => {
  await open(page, '/sht8000');
  const link = page.getByRole('banner').getByRole('link', { name: /^Enquiry/ });
  await expect(link).toHaveAccessibleName('Enquiry');
  const before = await link.boundingBox();
  await tool(page, 'Add to enquiry').click();
  await expect(link).toHaveAccessibleName('Enquiry (1 on your list)');
  expect(await link.boundingBox()).toEqual(before);
  await open(page, '/enquire');
  await field(page, 'Throughput wanted').fill('5 t/h');
  await page.reload();
  await expect(list(page).getByRole('listitem')).toHaveText([/SHT8000/]);
  await expect(field(page, 'Machinery')).toHaveValue('shredder');
  await expect(field(page, 'Message')).toHaveValue('');
  await expect(field(page, 'Throughput wanted')).toHaveValue('5 t/h');
  await list(page).getByRole('button', { name: 'Remove SHT8000' }).click();
  await expect(field(page, 'Name')).toBeFocused();
  await expect(field(page, 'Machinery')).toHaveValue('baler');
  await collect(page, '/sht8000', '/blt150');
  await expect(link).toHaveAccessibleName('Enquiry (2 on your list)');
  await page.setViewportSize({ width: 360, height: 800 });
  await expect(page.getByRole('button', { name: 'Open menu' }).locator('[data-count]')).toHaveAttribute(
    'data-count',
    '2',
  );
});

test('a message too long with its list and answers is not sent; a link to another machine takes precedence over the list', async ({
  page,
}) => {
  await collect(page, '/sht8000');
  await open(page, '/enquire');
  await fill(page, { ...typed, Message: 'x'.repeat(5000) });
  const posts = await watchPosts(page, { status: 200, body: 'Thanks' });
  await submit(page).click();
  const words = 'Message is too long: beside your list and your answers there is room for 4982 characters';
  await expect(field(page, 'Message')).toHaveAccessibleDescription(words);
  expect(posts).toEqual([]);
  await field(page, 'Message').fill('');
  await open(page, '/enquire?machinery=Baler&model=BLT250');
  await expect(page.getByRole('form', { name: /^Your enquiry is about BLT250 and SHT8000 / })).toBeVisible();
  await expect(field(page, 'Message')).toHaveValue('Machine: BLT250');
  await fill(page, { ...typed, Message: 'Machine: BLT250\nTwo' });
  await submit(page).click();
  await expect(page.getByRole('alert')).toHaveText('Email sent: Thanks');
  expect(posts[0]?.postDataJSON()).toMatchObject({ message: 'Machine: BLT250\nMachine: SHT8000\n\nTwo' });
});
