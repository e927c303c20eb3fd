import type { Finding } from '../../yaml/finding.ts';
import { findingAtWords, findingIn, itemsAt, textAt, type Entry } from '../../catalogue/entry.ts';
import type { Rule, RuleInput } from '../rule.ts';

/** In days. Trade fairs last three to seven days. */
const maxDays = 31;

/** In years. Fairs are announced one or two years ahead. */
const maxAhead = 5;

const isDate = /^\d{4}-\d{2}-\d{2}$/;

/**
 * Fairs that end before they start, last too long or are too far ahead, and fairs whose status contradicts
 * their dates. ISO dates compare as strings.
 */
export const rule: Rule = {
  names: ['fair/end-before-start', 'fair/far', 'fair/long', 'fair/status', 'fair/year'],
  looksAt: ['fair'],
  checkEntry,
};

function checkEntry(entry: Entry, input: RuleInput): Finding | Finding[] {
  const [start = '', end = ''] = [textAt(entry, '/start'), textAt(entry, '/end')];
  // The schema reports invalid dates.
  if (![start, end].every((day) => isDate.test(day) && !Number.isNaN(Date.parse(day)))) return [];
  if (end < start) {
    return findingIn(entry, '/end', {
      rule: 'fair/end-before-start',
      message: `The last day ${end} comes before the first day ${start}.`,
      fix: 'swap or correct the two dates',
    });
  }
  const days = (Date.parse(end) - Date.parse(start)) / 86_400_000 + 1;
  if (entry.valid && days > maxDays) {
    return findingIn(entry, '/end', {
      rule: 'fair/long',
      message: `The fair would last ${days} days, from ${start} to ${end}.`,
      fix: 'correct the year or the month of one of the two dates, if it is wrong',
      severity: 'warning',
    });
  }
  if (entry.valid && Number(start.slice(0, 4)) > Number(input.today.slice(0, 4)) + maxAhead) {
    return findingIn(entry, '/start', {
      rule: 'fair/far',
      message: `The fair would be more than ${maxAhead} years ahead, in ${start.slice(0, 4)}.`,
      fix: 'correct the year, if it is wrong',
      severity: 'warning',
    });
  }
  const years = otherYears(entry, start.slice(0, 4), end.slice(0, 4));
  const status = textAt(entry, '/status');
  const shown = end < input.today ? 'completed' : 'upcoming';
  if (status === undefined || status === shown) return years;
  const contradiction = findingIn(entry, '/status', {
    rule: 'fair/status',
    message: `The status contradicts the dates: by its last day, ${end}, the fair is ${shown}, and is shown so.`,
    fix: 'delete this line, since the dates decide; or correct the dates, if they are wrong',
    severity: 'warning',
  });
  return [...years, contradiction];
}

const month = '(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*';
/** `Expo 2026` in a title; in other texts only whole dates, since they may tell of earlier years. */
const titles = ['/title', '/gallery/title'] as const;
const yearInTitle = /(?<![\d-])20\d\d(?![\d-])/g;
const yearOfDate = new RegExp(String.raw`\b(?:\d{1,2}(?:st|nd|rd|th)? ${month}|${month} \d{1,2}),? (20\d\d)\b`, 'g');

/** Years in the texts of a fair other than those of its dates, left over from a copied one. */
function otherYears(entry: Entry, first: string, last: string): Finding[] {
  // What the gallery shows may be of any year, except where it names the fair: `At Process Expo 2024`.
  const name = (textAt(entry, '/title') ?? '').replace(/\s*20\d\d$/, '');
  const shown = ['photos', 'videos'].flatMap((list) =>
    itemsAt(entry, `/gallery/${list}`).map(({ pointer }) => `${pointer}/${list === 'photos' ? 'caption' : 'title'}`),
  );
  const naming = shown.filter((pointer) => name !== '' && textAt(entry, pointer)?.includes(`${name} 20`));
  return [...titles, ...naming, '/description'].flatMap((pointer) => {
    const form = pointer === '/description' ? yearOfDate : yearInTitle;
    const found = [...(textAt(entry, pointer) ?? '').matchAll(form)].map(([whole, year = whole]) => year);
    const [year] = found;
    if (year === undefined || found.includes(first) || found.includes(last)) return [];
    return findingAtWords(entry, pointer, year, {
      rule: 'fair/year',
      message: `The text says ${year}, but the fair starts on ${textAt(entry, '/start') ?? ''}.`,
      fix: { value: first, more: '; or correct the dates, if they are wrong' },
      severity: 'warning',
    });
  });
}
