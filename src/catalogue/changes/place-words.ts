import { codeSpan } from './markdown-text.ts';
import { everyPage } from './places.ts';
import type { Place } from './report.ts';

/** What the fields of page data are called on the page. A field that is not here goes by its own name. */
const words = new Map([
  ['menu', 'products menu'],
  ['header', 'bar at the top'],
  ['footer', 'footer'],
  ['cards', 'cards'],
  ['cards.items', 'cards'],
  ['items', 'cards'],
  ['models', 'list of models'],
  ['groups.models', 'choice of machines to compare'],
  ['equipment.items', 'list of line equipment'],
  ['subjects', 'machines that the enquiry form knows'],
  ['drawings', 'choices under Applications'],
  ['related.smaller', 'next size down'],
  ['related.larger', 'next size up'],
  ['related.before', 'what stands before it in a line'],
  ['related.after', 'what stands after it in a line'],
  ['breadcrumbs', 'breadcrumbs'],
  ['category', 'link to the category'],
  ['fairs', 'trade fairs'],
  ['fairs.internalLink', 'link of the trade fair'],
  ['fairs.upcoming', 'upcoming trade fairs'],
  ['fairs.upcoming.internalLink', 'link of the upcoming trade fair'],
  ['fairs.completed', 'completed trade fairs'],
  ['fairs.completed.internalLink', 'link of the completed trade fair'],
]);

/** A place as a line: `- `/tyrescrapbaler`, list of models: `BLT300``. */
export function placeLine({ page, list, names, link }: Place): string {
  const where = page === everyPage ? 'on every page' : `on ${codeSpan(page)}`;
  const leads = link === undefined ? '' : ` → ${codeSpan(link)}`;
  const name = names.length > 0 ? `: ${codeSpan(names.join(' › '))}` : '';
  return `- ${words.get(list) ?? codeSpan(list)} ${where}${name}${leads}`;
}
