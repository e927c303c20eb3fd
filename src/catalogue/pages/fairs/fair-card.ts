import type { Catalogue, LinkedFair } from '../../catalogue.ts';
import type { InternalLink } from '../../page-data.ts';
import { fairCalendarPath, fairDrawingPath } from '../../paths.ts';
import { drawnPicture } from '../../media/pictures.ts';
import { listBounds } from '../parts/list-bounds.ts';
import { fill, type Words } from '../../words.ts';

export type FairCard = ReturnType<typeof fairCard>;

/** A fair as a ticket. `fallback` is the link of a completed fair without a gallery. */
export function fairCard({ words }: Catalogue, fair: LinkedFair, fallback?: InternalLink) {
  const { title, description, start, end, city, country, booth } = fair;
  const upcoming = fair.status === 'upcoming';
  const gallery: InternalLink | undefined =
    fair.path && fair.gallery ? { to: fair.path, label: fair.gallery.title } : undefined;
  return {
    title,
    description,
    start,
    end,
    dates: showDates(words.fairs, start, end),
    city,
    country,
    booth,
    upcoming,
    picture: drawnPicture(fairDrawingPath(fair.id), 'scene', title),
    calendar: upcoming ? fairCalendarPath(fair.id) : undefined,
    /** The organiser's site of an upcoming fair (opens in a new tab). */
    externalLink: upcoming ? fair.link : undefined,
    /** The gallery of a completed fair, or the page of all fairs. */
    internalLink: gallery ?? (upcoming ? undefined : fallback),
  };
}

/** The fairs of one status on the home page. */
export function firstFairs({ fairs }: Catalogue, status: LinkedFair['status']): LinkedFair[] {
  return fairs.filter((fair) => fair.status === status).slice(0, listBounds.home);
}

/** Their tickets. A completed one without a gallery links to the page of all fairs. */
export function homeFairs(catalogue: Catalogue, status: LinkedFair['status']): FairCard[] {
  const { tradefairs } = catalogue.pages;
  const fallback = tradefairs && { to: tradefairs.path, label: tradefairs.title };
  return firstFairs(catalogue, status).map((fair) => fairCard(catalogue, fair, fallback));
}

/** `2025-10-14`, `2025-10-16` → `14-10-2025 to 16-10-2025`. */
export function showDates({ from }: Words['fairs'], start: string, end: string): string {
  return start === end ? showDate(start) : fill(from, { start: showDate(start), end: showDate(end) });
}

function showDate(date: string): string {
  return date.split('-').toReversed().join('-');
}
