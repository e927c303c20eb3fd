import type { Catalogue } from '../catalogue.ts';
import { calendarPath, fairCalendarPath, officeCardPath } from '../paths.ts';
import { fairCalendar, fairsCalendar } from './fair-calendar.ts';
import { contentLines, textValue, type ContentLine } from './content-lines.ts';

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
