import type { Catalogue, LinkedFair, LinkedPages } from '../../catalogue/catalogue.ts';
import { calendarPath, fairCalendarPath } from '../../catalogue/paths.ts';
import { contentLines, textValue, type ContentLine } from '../kinds/content-lines.ts';
import type { CompanyFile } from '../kinds/kind.ts';

/** The calendar of all fairs, which needs the fairs page that links to it, and one for each upcoming fair. */
export function fairFiles(catalogue: Catalogue): CompanyFile[] {
  const { tradefairs } = catalogue.pages;
  const upcoming = catalogue.fairs.filter(({ isUpcoming }) => isUpcoming);
  return [
    ...(tradefairs ? [{ path: calendarPath, make: () => fairsCalendar(catalogue, tradefairs) }] : []),
    ...upcoming.map((fair) => ({ path: fairCalendarPath(fair.id), make: () => calendar(catalogue, [fair], []) })),
  ];
}

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
