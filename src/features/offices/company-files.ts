import type { Catalogue, LinkedFair, LinkedPages } from '../../catalogue/catalogue.ts';
import { calendarPath, fairCalendarPath, officeCardPath } from '../../catalogue/paths.ts';

/** A text file that visitors can download. */
interface CompanyFile {
  path: string;
  make: () => string;
}

/**
 * Calendars of the fairs and business cards of the offices. The calendar of all fairs needs the fairs page, which links
 * to it.
 */
export function companyFiles(catalogue: Catalogue): CompanyFile[] {
  const { fairs, offices, pages } = catalogue;
  const { tradefairs } = pages;
  const upcoming = fairs.filter(({ isUpcoming }) => isUpcoming);
  return [
    ...(tradefairs ? [{ path: calendarPath, make: () => fairsCalendar(catalogue, tradefairs) }] : []),
    ...upcoming.map((fair) => ({ path: fairCalendarPath(fair.id), make: () => calendar(catalogue, [fair], []) })),
    ...offices.map((office) => ({ path: officeCardPath(office.id), make: () => officeCard(catalogue, office) })),
  ];
}

type Office = Catalogue['offices'][number];

/**
 * An office as a business card (RFC 2426, vCard 3.0, which every phone reads). The company is not a person, so N is
 * empty and X-ABShowAs says so to address books. An address is one text, because the data does not say which word is
 * the town.
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

/** An ISO date plus some days in calendar format: `2025-10-16`, 1 → `20251017`. */
function calendarDate(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY).toISOString().slice(0, 10).replaceAll('-', '');
}

/**
 * A fair as whole-day dates without a time zone (RFC 5545, section 3.3.4): the fair's local days. DTEND is exclusive,
 * so it is the day after the last one.
 */
function eventLines({ site, pages }: Catalogue, fair: LinkedFair): ContentLine[] {
  const { id, title, description, start, end, booth, city, country, link, isUpcoming } = fair;
  return [
    ['BEGIN', 'VEVENT'],
    ['UID', `fair-${id}@${new URL(site.origin).hostname}`],
    // When the event was last revised. The current time would make each build differ, so this is a year before the
    // fair.
    ['DTSTAMP', `${calendarDate(start, -365)}T000000Z`],
    ['DTSTART;VALUE=DATE', calendarDate(start, 0)],
    ['DTEND;VALUE=DATE', calendarDate(end, 1)],
    ['SUMMARY', textValue(title)],
    ['DESCRIPTION', textValue(description)],
    ['LOCATION', textValue([booth, city, country].filter((part) => part !== undefined).join(', '))],
    ['URL', (isUpcoming ? link : undefined) ?? site.origin + (fair.path ?? (pages.tradefairs ?? pages.home).path)],
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

/**
 * All fairs for a calendar subscription, refreshed once a day (RFC 7986, and the older property). Completed fairs stay,
 * so that nothing vanishes from a visitor's calendar and it is never empty, which the standard forbids.
 */
export function fairsCalendar(catalogue: Catalogue, tradefairs: NonNullable<LinkedPages['tradefairs']>): string {
  const { site, fairs } = catalogue;
  const name = textValue(`${site.brand.name}: ${tradefairs.title}`);
  return calendar(catalogue, fairs, [
    ['NAME', name],
    ['X-WR-CALNAME', name],
    ['REFRESH-INTERVAL;VALUE=DURATION', 'P1D'],
    ['X-PUBLISHED-TTL', 'P1D'],
    ['URL', site.origin + tradefairs.path],
  ]);
}

/**
 * A content line of calendars (RFC 5545, section 3.1) and business cards (RFC 2426, section 2.6). The name includes its
 * parameters; the value is already escaped.
 */
type ContentLine = readonly [name: string, value: string];

/** Escapes a text as a value: backslash, semicolon, comma and line break. */
export function textValue(text: string): string {
  return text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\r\n?|\n/g, '\\n');
}

/** In octets, without the line end. */
const maxLineLength = 75;
const octetsOf = (text: string) => new TextEncoder().encode(text).length;

/** Folds a line after at most 75 octets, never inside a character. Continuation lines begin with a space. */
function fold(line: string): string {
  let folded = '';
  let octets = 0;
  for (const character of line) {
    const length = octetsOf(character);
    if (octets + length > maxLineLength) {
      folded += '\r\n ';
      octets = 1;
    }
    folded += character;
    octets += length;
  }
  return folded;
}

/** The text of a file: folded lines with CRLF. */
export function contentLines(lines: readonly ContentLine[]): string {
  return lines.map(([name, value]) => `${fold(`${name}:${value}`)}\r\n`).join('');
}
