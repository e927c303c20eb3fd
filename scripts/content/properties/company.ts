import { homeShows } from './lists.ts';
import { hasPage, pageAddress, type Content, type Entry } from '../read-content.ts';
import type { Expect, Property } from '../property.ts';
import type { ReadPage, ReadSite } from '../read-site.ts';
import { plain } from '../same-text.ts';

/** Fairs per page. */
const fairsAtOnce = 24;

export const everyFairIsListed: Property = {
  title: 'Every fair is on the page of fairs and on the home page, and its gallery is complete',
  check(content, site, expect) {
    const { fairs } = content;
    const list = site.pages.get(pageAddress(content, 'tradefairs'));
    const home = site.pages.get('/');
    for (const fair of fairs) {
      const ofItsStatus = fairs.filter(({ status }) => status === fair.status);
      if (fairs.length <= fairsAtOnce && hasPage(content, 'tradefairs')) {
        expectFair(list, fair, expect);
        expectText(list, `the dates of ${fair.title}`, datesOf(fair), expect);
      }
      if (ofItsStatus.length <= homeShows) expectFair(home, fair, expect);
      if (fair.gallery) expectGallery(site, fair, expect);
    }
  },
};

function expectFair(
  page: ReadPage | undefined,
  { title, link, status, gallery, path, city }: Entry<'fair'>,
  expect: Expect,
) {
  expectText(page, 'the fair', title, expect);
  expectText(page, `the town of ${title}`, city, expect);
  const wanted = gallery ? path : status === 'upcoming' ? link : undefined;
  if (page && wanted !== undefined)
    expectLink(page, wanted, `${title} has no link to ${wanted} on ${page.path}`, expect);
}

function expectGallery({ pages }: ReadSite, { path, gallery }: Entry<'fair'>, expect: Expect): void {
  const page = pages.get(path);
  const pageText = plain([page?.text, ...(page?.pictures ?? []).map(({ text }) => text)].join(' '));
  for (const { caption } of gallery?.photos ?? []) {
    expect(pageText.includes(plain(caption)), `The gallery ${path} does not show the photo "${caption}"`);
  }
  for (const { title } of gallery?.videos ?? []) {
    expect(pageText.includes(plain(title)), `The gallery ${path} does not show the video "${title}"`);
  }
}

/** Formats `2025-10-14` and `2025-10-16` as pages do: `14-10-2025 to 16-10-2025`. */
function datesOf({ start, end }: Entry<'fair'>): string {
  const written = (date: string) => date.split('-').toReversed().join('-');
  return start === end ? written(start) : `${written(start)} to ${written(end)}`;
}

export const everyOfficeIsListed: Property = {
  title: 'Every office is on the contact page, with its links',
  check(content, { pages }, expect) {
    const page = pages.get(pageAddress(content, 'contact'));
    for (const { country, company, addresses, phone, mobile, email, website } of content.offices) {
      for (const text of [country, company, ...addresses]) expectText(page, 'the office', text, expect);
      for (const number of [phone, mobile]) {
        if (number !== undefined) expectNumber(page, number, expect);
      }
      expectLink(page, `mailto:${email}`, `The office in ${country} has no link to ${email}`, expect);
      if (website !== undefined)
        expectLink(page, website, `The office in ${country} has no link to ${website}`, expect);
    }
  },
};

/** The digits of a telephone link. */
function expectNumber(page: ReadPage | undefined, number: string, expect: Expect): void {
  const wanted = `tel:+${number.replaceAll(/\D/g, '')}`;
  expectLink(page, wanted, `There is no link that dials ${number} on ${page?.path ?? 'the contact page'}`, expect);
}

export const everyTestimonialIsShown: Property = {
  title: 'Every testimonial is on the home page',
  check({ testimonials }, { pages }, expect) {
    if (testimonials.length > homeShows) return;
    for (const { company, country, feedback, author } of testimonials) {
      for (const text of [company, country, feedback, author]) {
        expectText(pages.get('/'), `the testimonial of ${company}`, text, expect);
      }
    }
  },
};

export const theCompanyIsOnEveryPage: Property = {
  title: "The company's telephone number and e-mail address are on every page",
  check({ site: { phone, email } }, { pages }, expect) {
    for (const { path, wholeText } of pages.values()) {
      const text = plain(wholeText);
      expect(text.includes(plain(phone)), `${path} does not show the telephone number ${phone}`);
      expect(text.includes(plain(email)), `${path} does not show the e-mail address ${email}`);
    }
  },
};

function expectText(page: ReadPage | undefined, what: string, text: string, expect: Expect): void {
  const found = page !== undefined && plain(page.text).includes(plain(text));
  expect(found, `${page?.path ?? 'A missing page'} does not show ${what}: ${text}`);
}

function expectLink(page: ReadPage | undefined, wanted: string, otherwise: string, expect: Expect): void {
  const links = page?.links ?? [];
  expect(
    links.some(({ address, place }) => place === 'main' && address === wanted),
    otherwise,
  );
}

export const everyOldAddressLeadsOn: Property = {
  title: 'Every old address leads to a page that is there',
  async check({ site: { redirects = {} } }: Content, { address, pages }, expect) {
    for (const [from, to] of Object.entries(redirects)) {
      const response = await fetch(address + encodeURI(from), { redirect: 'manual' });
      const found = decodeURI(response.headers.get('location') ?? '');
      expect(response.status === 301 && found === to, `${from} does not lead to ${to}: it answers ${response.status}`);
      expect(pages.has(to), `${from} leads to ${to}, which is no page`);
    }
  },
};
