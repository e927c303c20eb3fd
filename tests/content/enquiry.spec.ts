import type { Page } from '@playwright/test';
import { hydrated } from '../../scripts/lib/browser/browser.ts';
import { equipmentCategory, withAncestors, pageAddress, type Content, type Model } from './read-content.ts';
import { expect } from '../problems.ts';
import { test, type Check } from './content-test.ts';
import type { ReadSite } from './read-site.ts';

/** The form's machinery value for a category: its own or the nearest ancestor's, else that for line equipment. */
function machineryOf(content: Content, category: string): string | undefined {
  const own = withAncestors(content, category).find((one) => one.enquiry?.machinery !== undefined);
  return (own ?? equipmentCategory(content))?.enquiry?.machinery;
}

/** The form's application value for a model: its own, else its category's or the nearest ancestor's. */
function optionOf(content: Content, { enquiry, category }: Model): string | undefined {
  return (
    enquiry?.option ??
    withAncestors(content, category).find((one) => one.enquiry?.option !== undefined)?.enquiry?.option
  );
}

/** Resolves a link's machinery as the form does, ignoring case: by value, else by alias. */
function meaningOf({ categories }: Content, value: string): string | undefined {
  const isMeant = (word: string | undefined) => word?.toLowerCase() === value.toLowerCase();
  const category =
    categories.find(({ enquiry }) => isMeant(enquiry?.machinery)) ??
    categories.find(({ enquiry }) => enquiry?.aliases?.some(isMeant));
  return category?.enquiry?.machinery;
}

/** The enquiry link on a model's page. */
function enquiryLink(content: Content, { pages }: ReadSite, { name, path }: Model): string | undefined {
  const form = pageAddress(content, 'enquire');
  return pages.get(path)?.links.find(({ address, place }) => {
    const [target, query] = address.split('?');
    return place === 'main' && target === form && new URLSearchParams(query).get('model') === name;
  })?.address;
}

test('Every model and equipment item has an enquiry link that names it and its machinery', ({
  content,
  site,
  check,
}) => {
  for (const model of content.models) {
    const link = enquiryLink(content, site, model);
    check(link !== undefined, `${model.path} has no enquiry link that names ${model.name}`);
    if (link === undefined) continue;
    const value = new URLSearchParams(link.split('?')[1]).get('machinery') ?? '';
    const [found, wanted] = [meaningOf(content, value), machineryOf(content, model.category)];
    check(found === wanted, `The enquiry link of ${model.path} says "${value}", which the form takes for "${found}"`);
  }
});

test('The enquiry link of one model of each category opens the form at the right machinery and application', async ({
  content,
  site,
  page,
  check,
}) => {
  const chosen = [...Map.groupBy(content.models, ({ category }) => category).values()].flatMap(([first = []]) => first);
  for (const model of chosen) {
    const address = enquiryLink(content, site, model);
    if (address !== undefined) await expectForm(page, content, { model, address }, check);
  }
});

/** Timeout for the form to apply the values in its address, in milliseconds. */
const patience = 5_000;

async function expectForm(
  page: Page,
  content: Content,
  { model, address }: { model: Model; address: string },
  check: Check,
): Promise<void> {
  await page.goto(address);
  await hydrated(page);
  const { name, path, category } = model;
  /** The value of a field once it contains `wanted`; after the timeout, whatever it contains. */
  const valueOf = async (field: string, wanted: string) => {
    const control = page.locator(`main form [name="${field}"]`);
    const found = () => control.inputValue();
    await expect
      .poll(found, { timeout: patience })
      .toContain(wanted)
      .catch(() => undefined);
    return found();
  };
  const choices = [
    ['machinery', 'machinery', machineryOf(content, category)],
    ['model', 'application', optionOf(content, model)],
  ] as const;
  for (const [field, what, wanted] of choices) {
    if (wanted === undefined) continue;
    const found = await valueOf(field, wanted);
    check(found === wanted, `The enquiry link of ${path} opens the form at the ${what} "${found}" and not "${wanted}"`);
  }
  const message = await valueOf('message', name);
  check(message.includes(name), `The message that the enquiry link of ${path} begins does not name ${name}`);
}

test('The enquiry form offers every machinery and application of the data', async ({ content, page, check }) => {
  await page.goto(pageAddress(content, 'enquire'));
  await hydrated(page);
  const options = (name: string) =>
    page
      .locator(`main form [name="${name}"] option`)
      .evaluateAll((all) => all.map((one) => (one as HTMLOptionElement).value));
  const offered = await options('machinery');
  for (const [machinery, wanted] of choicesOf(content)) {
    check(offered.includes(machinery), `The enquiry form does not offer the machinery "${machinery}"`);
    if (!offered.includes(machinery)) continue;
    await page.locator('main form [name="machinery"]').selectOption(machinery);
    const found = await options('model');
    for (const option of wanted) {
      check(found.includes(option), `The enquiry form does not offer the application "${option}" of "${machinery}"`);
    }
  }
});

/** The applications that the data names, by machinery. */
function choicesOf(content: Content): Map<string, Set<string>> {
  const choices = new Map<string, Set<string>>();
  const add = (machinery: string | undefined, option?: string) => {
    if (machinery === undefined) return;
    const known = choices.get(machinery) ?? new Set();
    choices.set(machinery, option === undefined ? known : known.add(option));
  };
  for (const { id, enquiry } of content.categories) add(machineryOf(content, id), enquiry?.option);
  for (const { category, enquiry } of content.models) add(machineryOf(content, category), enquiry?.option);
  const equipment = equipmentCategory(content);
  for (const { enquiry } of content.equipment) add(equipment?.enquiry?.machinery, enquiry?.option);
  return choices;
}
