import type { Catalogue } from '../catalogue.ts';
import { calendarPath, fairCalendarPath, officeCardPath } from '../paths.ts';
import { fairCalendar, fairsCalendar } from './fair-calendar.ts';
import { officeCard } from './office-card.ts';

/** A text file of the site that visitors take along; `make` writes it. */
export interface CompanyFile {
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
