import type { Page } from '@playwright/test';
import { validEnquiry } from '../../enquiry/support/sample-enquiry.ts';
import { onePerKind, pages } from '../site.ts';
import { waitUntilStill, visit } from './visit.ts';

/** A starting point of an exploration. */
export interface Start {
  name: string;
  /** Selector of the part of the page to explore. */
  within: string;
  open: (page: Page) => Promise<void>;
}

const isOfModel = ({ kind }: { kind: string }) => kind === 'model';
/** The form that is sent, not the one that puts machines on its list. */
const form = 'main form[action]';

async function sendForm(page: Page): Promise<void> {
  await page.locator(`${form} [type="submit"]`).focus();
  await page.keyboard.press('Enter');
  await page.locator(`main [role="alert"], ${form} [aria-invalid]`).first().waitFor();
  await waitUntilStill(page);
}

async function fillForm(page: Page): Promise<void> {
  await visit(page, '/enquire');
  for (const name of ['name', 'email', 'phone', 'address', 'city', 'country'] as const) {
    await page.locator(`${form} [name="${name}"]`).fill(validEnquiry[name]);
  }
}

/** States that take several steps to reach, or that another page prepares. */
export function listStarts(): Start[] {
  const models = pages.filter(isOfModel).slice(0, 4);
  const ids = models.map(({ path }) => path.slice(1).toLowerCase());
  const [model = '/'] = models.map(({ path }) => path);
  const [id = ''] = ids;
  const at = (path: string): Start => ({ name: path, within: 'main', open: (page) => visit(page, path) });
  const typed = (words: string): Start => ({
    name: `search for “${words}”`,
    within: 'header',
    async open(page) {
      await visit(page, '/contact');
      await page.keyboard.press('/');
      await page.locator('header [role="combobox"]').fill(words);
      await page.waitForResponse(/_index\/search/, { timeout: 300 }).catch(() => undefined);
      await waitUntilStill(page);
      await page.keyboard.press('ArrowDown');
      await waitUntilStill(page);
    },
  });
  const seeded = (path: string): Start => ({
    name: `${path} with machines put aside`,
    // The tray is outside of the main content.
    within: 'section:has(a[href^="/compare?models="])',
    async open(page) {
      await visit(page, model);
      const aside = JSON.stringify(ids.slice(1).map((name) => ({ id: name, name })));
      await page.evaluate((text) => localStorage.setItem('compare', text), aside);
      await visit(page, path);
    },
  });
  return [
    { ...at('/contact'), name: 'the header', within: 'header' },
    ...onePerKind.map(({ path }) => at(path)),
    typed(id),
    typed('qqqq'),
    at(`/search?q=${id}`),
    at('/search?q=qqqq'),
    at(`/compare?models=${ids.join(',')}`),
    at(`/compare?models=${id},nothing`),
    seeded(model),
    seeded(pages.find(({ kind }) => kind === 'models')?.path ?? '/'),
    at('/nothing-of-this-name'),
    at('/editor'),
    at('/editor#send'),
    at(`/editor#${encodeURIComponent(`models/${id}.yaml`)}`),
    {
      name: 'the form after thanks',
      within: form,
      async open(page) {
        await page.route('**/send-email', (route) => route.fulfill({ status: 200, body: 'Thanks' }));
        await fillForm(page);
        await sendForm(page);
      },
    },
    {
      name: 'the form that was not sent',
      within: form,
      async open(page) {
        await page.route('**/send-email', (route) => route.fulfill({ status: 500, body: 'No' }));
        await fillForm(page);
        await sendForm(page);
      },
    },
    {
      name: 'the form with a list',
      within: 'main',
      async open(page) {
        await visit(page, model);
        await page.locator('main button:has(path[d^="M8 2v12"])').click();
        await visit(page, '/enquire');
      },
    },
  ];
}
