import type { Catalogue } from '../catalogue.ts';
import { calendarPath, fairCalendarPath } from '../paths.ts';
import { fairCalendar, fairsCalendar } from './fair-calendar.ts';

/** A text file of the site that visitors take along; `make` writes it. */
export interface CompanyFile {
  path: string;
  make: () => string;
}

/** Calendars of the fairs. Without a fair there is no calendar: one without an event is none. */
export function companyFiles(catalogue: Catalogue): CompanyFile[] {
  const { fairs } = catalogue;
  const upcoming = fairs.filter(({ status }) => status === 'upcoming');
  return [
    ...(fairs.length > 0 ? [{ path: calendarPath, make: () => fairsCalendar(catalogue) }] : []),
    ...upcoming.map((fair) => ({ path: fairCalendarPath(fair.id), make: () => fairCalendar(catalogue, fair) })),
  ];
}
