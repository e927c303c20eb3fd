import { expect } from 'vitest';
import type { Walker } from './walker.ts';

/** A visitor's use of a widget, with the expected result. */
export type Step = (walker: Walker, width: number) => Promise<void>;

const isPhone = (width: number) => width < 1024;
const url = ({ page }: Walker) => {
  const { pathname, search } = new URL(page.url());
  return pathname + search;
};

const menu: Step = async (walker, width) => {
  const { page, open, press, sees, focused, texts } = walker;
  await open('/about');
  if (isPhone(width)) await press('header button', 'Open menu');
  for (const name of ['Our Products', 'Baler', 'Tyre Scrap Baler']) await press('header nav button', name);
  await sees(focused, 'Back');
  expect((await texts('#products a')).slice(-3)).toEqual(['BLT150', 'BLT200', 'BLT250']);
  await page.keyboard.press('Enter');
  await sees(focused, 'Tyre Scrap Baler');
  await page.keyboard.press('Escape');
  await sees(focused, 'Our Products');
  await sees(() => texts('#products a'), []);
  await press('header nav button', 'Our Products');
  await press('header nav button', 'Baler');
  await press('#products a', 'Balers');
  await sees(() => url(walker), '/baler');
  await sees(() => texts('main h1'), ['Balers']);
  await sees(focused, await page.$eval('#main', (main) => main.textContent.trim()));
};

const tabs: Step = async ({ page, open, find, sees, focused, texts }) => {
  await open('/');
  await (await find('[role="tab"]', /^Upcoming/)).focus();
  await page.keyboard.press('ArrowRight');
  await sees(focused, 'Completed4');
  await sees(async () => (await texts('[role="tabpanel"] article')).length, 4);
  await page.keyboard.press('Home');
  await sees(async () => (await texts('[role="tabpanel"] article')).length, 2);
};

const carousel: Step = async ({ open, press, sees, texts }) => {
  await open('/');
  const quotation = () => texts('main blockquote');
  const [first = ''] = await quotation();
  await press('button', 'Next testimonial');
  await sees(async () => (await quotation())[0] === first, false);
  await press('button', 'Previous testimonial');
  await sees(quotation, [first]);
};

const gallery: Step = async ({ page, open, find, press, sees }) => {
  await open('/ifat');
  const shown = () => page.$eval('[aria-label^="Show picture"][aria-current="true"]', (one) => one.textContent.trim());
  await press('button', 'Next picture');
  await find('.slick-initialized');
  await sees(shown, '2');
  await (await find('[role="region"][aria-label="Pictures"], section[aria-label="Pictures"]')).focus();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await sees(shown, '7');
  await press('button', /^Show picture 3:/);
  await sees(shown, '3');
  await press('button', 'Play');
  await sees(shown, '4');
  await press('button', 'Pause');
};

const dialog: Step = async ({ page, open, find, press, sees, texts, focused }) => {
  await open('/blt200');
  const opener = await find('main a[href]', /^Enlarge:/);
  const name = await opener.evaluate((link) => link.textContent.trim());
  await opener.click();
  await find('dialog[open] img');
  const [before = ''] = await texts('dialog [aria-pressed="true"]');
  await page.keyboard.press('ArrowRight');
  await sees(async () => (await texts('dialog [aria-pressed="true"]'))[0] === before, false);
  await page.keyboard.press('Escape');
  await sees(() => texts('dialog[open]'), []);
  await sees(focused, name);
  await press('main button', 'plan');
  await sees(
    () => page.$eval('main img[fetchpriority="high"]', (image) => image.getAttribute('src')?.slice(-9)),
    '-plan.svg',
  );
};

const search: Step = async (walker) => {
  const { page, open, find, sees, texts } = walker;
  await open('/about');
  await page.keyboard.press('/');
  // Before it has the focus, the first letters would go to the page.
  await find('header [role="combobox"]:focus');
  await page.keyboard.type('tire bal');
  await find('[role="option"]', /^Tyre Scrap Balers/);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await sees(() => url(walker), '/tyrescrapbaler');
  await sees(() => texts('main h1'), ['Tyre Scrap Balers']);
};

const finder: Step = async (walker, width) => {
  const { page, open, press, find, sees, texts } = walker;
  await open('/find');
  if (isPhone(width)) await press('main button', /^Narrow down/);
  for (const value of ['tyres', 'bale']) {
    await (await find(`main input[value="${value}"]`)).focus();
    await page.keyboard.press(' ');
  }
  await sees(() => url(walker), '/find?material=tyres&job=bale');
  if (isPhone(width)) await press('main button', 'Show 3 machines');
  await sees(() => texts('main li:has(h3) h3'), ['BLT150', 'BLT200', 'BLT250']);
  await page.goBack();
  await sees(() => url(walker), '/find?material=tyres');
  await sees(() => page.$eval('main input[value="bale"]', (input) => (input as HTMLInputElement).checked), false);
};

const comparison: Step = async (walker) => {
  const { page, open, press, sees, texts } = walker;
  for (const name of ['SHT6000', 'SHT8000']) {
    await open(`/${name.toLowerCase()}`);
    await press('main button', `Compare: ${name}`);
    // Firefox reports the tray's program as a problem when the next address aborts its request.
    await page.waitForNetworkIdle({ idleTime: 200 });
  }
  await press('a[href^="/compare?models="]');
  await sees(() => url(walker), '/compare?models=sht6000,sht8000');
  const rows = () => texts('main table tbody tr').then(({ length }) => length);
  await sees(() => texts('main thead a'), ['SHT6000', 'SHT8000']);
  const all = await rows();
  await press('main label', 'Only differences');
  await sees(async () => (await rows()) < all, true);
  await page.evaluate(() => localStorage.clear());
};

const units: Step = async ({ page, open, press, sees }) => {
  await open('/sht6000');
  const power = () =>
    page.evaluate(
      () => [...document.querySelectorAll('main tr')].find((row) => row.textContent.startsWith('Power'))?.textContent,
    );
  await sees(power, 'Power120–160 HP');
  await press('main button', 'Metric');
  await sees(power, 'Power88–118 kW (given as 120–160 HP)');
  await press('main button', 'As given');
  await sees(power, 'Power120–160 HP');
};

/** The steps in order, by name. */
export const steps: Readonly<Record<string, Step>> = {
  menu,
  tabs,
  carousel,
  gallery,
  dialog,
  search,
  finder,
  comparison,
  units,
};
