import { hasPage, pageAddress, type Entry } from './read-content.ts';
import { test, type Check } from './content-test.ts';
import { homeShows, type ReadPage, type ReadSite } from './read-site.ts';
import { plain } from './same-text.ts';

/** Fairs per page. */
const fairsAtOnce = 24;

test('Every fair is on the page of fairs and on the home page, and its gallery is complete', ({
  content,
  site,
  check,
}) => {
  const { fairs } = content;
  const list = site.pages.get(pageAddress(content, 'tradefairs'));
  const home = site.pages.get('/');
  const day = content.site.asOf ?? new Date().toISOString().slice(0, 10);
  for (const fair of fairs) {
    const isUpcoming = fair.end >= day;
    const ofItsTab = fairs.filter(({ end }) => end >= day === isUpcoming);
    if (fairs.length <= fairsAtOnce && hasPage(content, 'tradefairs')) {
      expectFair(list, fair, isUpcoming, check);
      expectText(list, `the dates of ${fair.title}`, datesOf(fair), check);
    }
    if (ofItsTab.length <= homeShows) expectFair(home, fair, isUpcoming, check);
    if (fair.gallery) expectGallery(site, fair, check);
  }
});

function expectFair(
  page: ReadPage | undefined,
  { title, link, gallery, path, city }: Entry<'fair'>,
  isUpcoming: boolean,
  check: Check,
) {
  expectText(page, 'the fair', title, check);
  expectText(page, `the town of ${title}`, city, check);
  const wanted = isUpcoming && link ? link : gallery && path;
  if (page && wanted !== undefined)
    expectLink(page, wanted, `${title} has no link to ${wanted} on ${page.path}`, check);
}

function expectGallery({ pages }: ReadSite, { path, gallery }: Entry<'fair'>, check: Check): void {
  const page = pages.get(path);
  const pageText = plain([page?.text, ...(page?.pictures ?? []).map(({ text }) => text)].join(' '));
  for (const { caption } of gallery?.photos ?? []) {
    check(pageText.includes(plain(caption)), `The gallery ${path} does not show the photo "${caption}"`);
  }
  for (const { title } of gallery?.videos ?? []) {
    check(pageText.includes(plain(title)), `The gallery ${path} does not show the video "${title}"`);
  }
}

/** Formats `2025-10-14` and `2025-10-16` as pages do: `14-10-2025 to 16-10-2025`. */
function datesOf({ start, end }: Entry<'fair'>): string {
  const written = (date: string) => date.split('-').toReversed().join('-');
  return start === end ? written(start) : `${written(start)} to ${written(end)}`;
}

test('Every office is on the contact page, with its links', ({ content, site: { pages }, check }) => {
  const page = pages.get(pageAddress(content, 'contact'));
  for (const { country, company, addresses, phone, mobile, email, website } of content.offices) {
    for (const text of [country, company, ...addresses]) expectText(page, 'the office', text, check);
    for (const number of [phone, mobile]) {
      if (number !== undefined) expectNumber(page, number, check);
    }
    expectLink(page, `mailto:${email}`, `The office in ${country} has no link to ${email}`, check);
    if (website !== undefined) expectLink(page, website, `The office in ${country} has no link to ${website}`, check);
  }
});

/** The digits of a telephone link. */
function expectNumber(page: ReadPage | undefined, number: string, check: Check): void {
  const wanted = `tel:+${number.replaceAll(/\D/g, '')}`;
  expectLink(page, wanted, `There is no link that dials ${number} on ${page?.path ?? 'the contact page'}`, check);
}

test('Every testimonial is on the home page', ({ content: { testimonials }, site: { pages }, check }) => {
  if (testimonials.length > homeShows) return;
  for (const { company, country, feedback, author } of testimonials) {
    for (const text of [company, country, feedback, author]) {
      expectText(pages.get('/'), `the testimonial of ${company}`, text, check);
    }
  }
});

test("The company's telephone number and e-mail address are on every page", ({ content, site: { pages }, check }) => {
  const { phone, email } = content.site;
  for (const { path, wholeText } of pages.values()) {
    const text = plain(wholeText);
    check(text.includes(plain(phone)), `${path} does not show the telephone number ${phone}`);
    check(text.includes(plain(email)), `${path} does not show the e-mail address ${email}`);
  }
});

function expectText(page: ReadPage | undefined, what: string, text: string, check: Check): void {
  const found = page !== undefined && plain(page.text).includes(plain(text));
  check(found, `${page?.path ?? 'A missing page'} does not show ${what}: ${text}`);
}

function expectLink(page: ReadPage | undefined, wanted: string, otherwise: string, check: Check): void {
  const links = page?.links ?? [];
  check(
    links.some(({ address, place }) => place === 'main' && address === wanted),
    otherwise,
  );
}

test('Every old address leads to a page that is there', async ({ content, site: { address, pages }, check }) => {
  for (const [from, to] of Object.entries(content.site.redirects ?? {})) {
    const response = await fetch(address + encodeURI(from), { redirect: 'manual' });
    const found = decodeURI(response.headers.get('location') ?? '');
    check(response.status === 301 && found === to, `${from} does not lead to ${to}: it answers ${response.status}`);
    check(pages.has(to), `${from} leads to ${to}, which is no page`);
  }
});
