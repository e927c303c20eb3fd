import type { Catalogue, LinkedFair, LinkedPages } from '../catalogue.ts';
import { calendarPath, fairCalendarPath, officeCardPath, absolute } from '../paths.ts';

/** A text file of the site that visitors take along; `make` writes it. */
interface CompanyFile {
  path: string;
  make: () => string;
}

/** Calendars of the fairs, business cards of the offices. Without a page of the fairs nothing leads to that of them all. */
export function companyFiles(catalogue: Catalogue): CompanyFile[] {
  const { fairs, offices, pages } = catalogue;
  const { tradefairs } = pages;
  const upcoming = fairs.filter(({ status }) => status === 'upcoming');
  return [
    ...(tradefairs ? [{ path: calendarPath, make: () => fairsCalendar(catalogue, tradefairs) }] : []),
    ...upcoming.map((fair) => ({ path: fairCalendarPath(fair.id), make: () => fairCalendar(catalogue, fair) })),
    ...offices.map((office) => ({ path: officeCardPath(office.id), make: () => officeCard(catalogue, office) })),
  ];
}

type Office = Catalogue['offices'][number];

/**
 * An office as a business card (RFC 2426, vCard 3.0, which every phone reads). The name of a company is no person's: N
 * is empty, and X-ABShowAs says so to those that would sort it among people. Addresses are one text each: nobody knows
 * which of their words is the town.
 */
function officeCard({ site }: Catalogue, office: Office): string {
  const { id, company, country, addresses, phone, mobile, email, website } = office;
  const name = textValue(company.includes(country) ? company : `${company}, ${country}`);
  return contentLines([
    ['BEGIN', 'VCARD'],
    ['VERSION', '3.0'],
    ['UID', `office-${id}@${new URL(site.origin).hostname}`],
    ['N', ';;;;'],
    ['FN', name],
    ['ORG', textValue(company)],
    ['X-ABShowAs', 'COMPANY'],
    ['TEL;TYPE=WORK,VOICE', phone],
    ...optional('TEL;TYPE=CELL', mobile),
    ['EMAIL;TYPE=INTERNET,WORK', email],
    ['URL', website ?? site.origin],
    ...addresses.map((text): ContentLine => ['ADR;TYPE=WORK', `;;${textValue(text)};;;;${textValue(country)}`]),
    ['END', 'VCARD'],
  ]);
}

const optional = (name: string, value: string | undefined): ContentLine[] =>
  value === undefined ? [] : [[name, value]];

const DAY = 86_400_000;

/** An ISO date so many days later, as calendars write it: `2025-10-16`, 1 → `20251017`. */
function calendarDate(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY).toISOString().slice(0, 10).replaceAll('-', '');
}

/**
 * A fair as whole days. They are dates without a time zone (RFC 5545, section 3.3.4): the fair's own days, wherever its
 * visitor comes from. The last day is not included in DTEND, so it is the day after.
 */
function eventLines({ site, pages }: Catalogue, fair: LinkedFair): ContentLine[] {
  const { id, title, description, start, end, booth, city, country, link } = fair;
  return [
    ['BEGIN', 'VEVENT'],
    ['UID', `fair-${id}@${new URL(site.origin).hostname}`],
    // When the event was written down last: it must not be the clock's time, or each build would differ. A year before
    // the fair.
    ['DTSTAMP', `${calendarDate(start, -365)}T000000Z`],
    ['DTSTART;VALUE=DATE', calendarDate(start, 0)],
    ['DTEND;VALUE=DATE', calendarDate(end, 1)],
    ['SUMMARY', textValue(title)],
    ['DESCRIPTION', textValue(description)],
    ['LOCATION', textValue([booth, city, country].filter((part) => part !== undefined).join(', '))],
    ['URL', link ?? absolute(site.origin, fair.path ?? (pages.tradefairs ?? pages.home).path)],
    ['TRANSP', 'TRANSPARENT'],
    ['END', 'VEVENT'],
  ];
}

function calendar(catalogue: Catalogue, fairs: readonly LinkedFair[], more: readonly ContentLine[]): string {
  const { company, name } = catalogue.site.brand;
  return contentLines([
    ['BEGIN', 'VCALENDAR'],
    ['VERSION', '2.0'],
    ['PRODID', textValue(`-//${company}//${catalogue.pages.tradefairs?.title ?? name}//EN`)],
    ['CALSCALE', 'GREGORIAN'],
    ...more,
    ...fairs.flatMap((fair) => eventLines(catalogue, fair)),
    ['END', 'VCALENDAR'],
  ]);
}

/** One fair, to be put into a calendar. */
function fairCalendar(catalogue: Catalogue, fair: LinkedFair): string {
  return calendar(catalogue, [fair], []);
}

/**
 * All fairs, to be subscribed to: asked for once a day (RFC 7986, and what was usual before it). Completed ones stay,
 * so that nothing vanishes from a visitor's calendar, and a calendar is never without an event, which it may not be.
 */
export function fairsCalendar(catalogue: Catalogue, tradefairs: NonNullable<LinkedPages['tradefairs']>): string {
  const { site, fairs } = catalogue;
  const name = textValue(`${site.brand.name}: ${tradefairs.title}`);
  return calendar(catalogue, fairs, [
    ['NAME', name],
    ['X-WR-CALNAME', name],
    ['REFRESH-INTERVAL;VALUE=DURATION', 'P1D'],
    ['X-PUBLISHED-TTL', 'P1D'],
    ['URL', absolute(site.origin, tradefairs.path)],
  ]);
}

/** Content lines, of which calendars (RFC 5545, section 3.1) and business cards (RFC 2426, section 2.6) consist. */

/** A line: name with its parameters, and the value as it stands there. */
type ContentLine = readonly [name: string, value: string];

/** A text as a value: what would end it or part it has a backslash in front. */
export function textValue(text: string): string {
  return text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\r\n?|\n/g, '\\n');
}

/** Octets of a line, without its end. */
const longestLine = 75;
const octetsOf = (text: string) => new TextEncoder().encode(text).length;

/**
 * A line in pieces of at most 75 octets, each on a line of its own that begins with a space, and no character is cut.
 */
function fold(line: string): string {
  let folded = '';
  let octets = 0;
  for (const character of line) {
    const length = octetsOf(character);
    if (octets + length > longestLine) {
      folded += '\r\n ';
      octets = 1;
    }
    folded += character;
    octets += length;
  }
  return folded;
}

/** The text of a file: every line folded and ended as the standards want it. */
export function contentLines(lines: readonly ContentLine[]): string {
  return lines.map(([name, value]) => `${fold(`${name}:${value}`)}\r\n`).join('');
}
