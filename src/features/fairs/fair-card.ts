import type { Catalogue, LinkedFair } from '../../catalogue/catalogue.ts';
import type { InternalLink } from '../../catalogue/shown/parts.ts';
import { compareTexts } from '../../yaml/finding.ts';
import { pageLabel } from '../../catalogue/navigation.ts';
import { fairCalendarPath, fairDrawingPath } from '../../catalogue/paths.ts';
import { drawnPicture } from '../../catalogue/media/pictures.ts';
import { fill, type Words } from '../../catalogue/words.ts';

export type FairCard = ReturnType<typeof fairCard>;

/**
 * A fair as a ticket, with what it shows while it is upcoming and what it shows afterwards. `fallback` is the link of a
 * completed fair without a gallery.
 */
export function fairCard({ words, pages }: Catalogue, fair: LinkedFair, fallback?: InternalLink) {
  const { title, description, start, end, city, country, booth, isUpcoming } = fair;
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
    upcoming: isUpcoming,
    picture: drawnPicture(fairDrawingPath(fair.id), 'scene', title),
    calendar: isUpcoming ? fairCalendarPath(fair.id) : undefined,
    meet: isUpcoming ? { to: pages.enquire.path, label: words.fairs.meet, search: meetSearch(words, fair) } : undefined,
    /** The organiser's site of an upcoming fair (opens in a new tab). */
    externalLink: isUpcoming ? fair.link : undefined,
    /** The gallery of a completed fair, or the page of all fairs. */
    internalLink: gallery ?? fallback,
  };
}

function meetSearch({ fairs }: Words, { title: name, start, end }: LinkedFair): string {
  return `?message=${encodeURIComponent(fill(fairs.meetMessage, { name, dates: showDates(fairs, start, end) }))}`;
}

/** The day that decides which fairs are upcoming, if it is not today. */
export function asOfText({ site: { asOf }, words }: Catalogue): string | undefined {
  return asOf === undefined ? undefined : fill(words.fairs.asOf, { date: showDate(asOf) });
}

/** Where a visit can be arranged while no fair is upcoming: the offices, or the enquiry form. */
export function visitLink(catalogue: Catalogue): InternalLink {
  const page = catalogue.pages.contact ?? catalogue.pages.enquire;
  return { to: page.path, label: pageLabel(catalogue, page) };
}

/** The last day of the fair that is completed first; undefined if the visitor's date decides nothing. */
export function firstLastDay({ site }: Catalogue, fairs: readonly LinkedFair[]): string | undefined {
  const upcoming = site.asOf === undefined ? fairs.filter(({ isUpcoming }) => isUpcoming) : [];
  return upcoming.map(({ end }) => end).toSorted(compareTexts)[0];
}

/** `2025-10-14`, `2025-10-16` → `14-10-2025 to 16-10-2025`. */
export function showDates({ from }: Words['fairs'], start: string, end: string): string {
  return start === end ? showDate(start) : fill(from, { start: showDate(start), end: showDate(end) });
}

function showDate(date: string): string {
  return date.split('-').toReversed().join('-');
}
