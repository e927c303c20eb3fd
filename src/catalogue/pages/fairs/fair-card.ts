import type { Catalogue, LinkedFair } from '../../catalogue.ts';
import type { FairCard, InternalLink } from '../../page-data.ts';
import { fairCalendarPath } from '../../paths.ts';
import { fairPicture } from '../../media/pictures.ts';
import { fill, type Words } from '../../words.ts';

/** A fair as a ticket. `fallback` is where a completed fair without a gallery leads to. */
export function fairCard({ words }: Catalogue, fair: LinkedFair, fallback?: InternalLink): FairCard {
  const upcoming = fair.status === 'upcoming';
  const gallery = fair.path && fair.gallery ? { to: fair.path, label: fair.gallery.title } : undefined;
  const internalLink = gallery ?? (upcoming ? undefined : fallback);
  return {
    title: fair.title,
    description: fair.description,
    start: fair.start,
    end: fair.end,
    dates: showDates(words.fairs, fair.start, fair.end),
    city: fair.city,
    country: fair.country,
    ...(fair.booth === undefined ? {} : { booth: fair.booth }),
    upcoming,
    picture: fairPicture(fair.id, fair.title),
    ...(upcoming ? { calendar: fairCalendarPath(fair.id) } : {}),
    ...(upcoming && fair.link !== undefined ? { externalLink: fair.link } : {}),
    ...(internalLink ? { internalLink } : {}),
  };
}

/**
 * The first fairs of one status, for the home page; a completed one without a gallery leads to the page of all fairs.
 */
export function homeFairs(catalogue: Catalogue, status: LinkedFair['status'], bound: number): FairCard[] {
  const { tradefairs } = catalogue.pages;
  const fallback = tradefairs && { to: tradefairs.path, label: tradefairs.title };
  const fairs = catalogue.fairs.filter((fair) => fair.status === status).slice(0, bound);
  return fairs.map((fair) => fairCard(catalogue, fair, fallback));
}

/** `2025-10-14`, `2025-10-16` → `14-10-2025 to 16-10-2025`. */
export function showDates({ from }: Words['fairs'], start: string, end: string): string {
  return start === end ? showDate(start) : fill(from, { start: showDate(start), end: showDate(end) });
}

function showDate(date: string): string {
  return date.split('-').toReversed().join('-');
}
