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
const event = '(?:edition|show|fair|expo|exhibition)';
const titles = ['/title', '/gallery/title'] as const;
const yearInTitle = /(?<![\d-])20\d\d(?![\d-])/g;

/**
 * The years that a text says of the fair itself: those of whole dates, `9 to 11 March 2026` or `09.03.2026`; and
 * behind the start of a sentence or a verb: `The 2026 edition`, `Visit us at Process Expo 2026`, `takes place in 2026`.
 * Other years may be of fairs before.
 */
const formsOfYear = [
  String.raw`\b(?:\d{1,2}(?:st|nd|rd|th)? ${month}|${month} \d{1,2}(?:st|nd|rd|th)?(?: ?(?:-|–|to) ?\d{1,2}(?:st|nd|rd|th)?)?),? (20\d\d)\b`,
  String.raw`\b\d{1,2}([./])\d{1,2}\1(20\d\d)\b|\b(20\d\d)-\d\d-\d\d\b`,
  String.raw`(?:^|[.!?:]\s+|\b(?:visit|meet|see|join|welcome)(?: us)? (?:at|in|to) )(?:(?:the|our) )?(?:(20\d\d) ${event}\b|${event} (?:of|in) (20\d\d)\b|§ (20\d\d)\b)`,
  String.raw`\b(?:takes place|is held|returns|opens|is back)(?: \w+ \w+)? in (?:${month} )?(20\d\d)\b`,
  String.raw`^\w+ days in (?:${month} )?(20\d\d)\b`,
].map((form) => new RegExp(form, 'gi'));

function yearsOf(text: string, name: string): string[] {
  const said = name === '' ? text : text.replaceAll(name, '§');
  return formsOfYear.flatMap((form) =>
    [...said.matchAll(form)].flatMap((match) => match.slice(1).filter((part) => part?.startsWith('20'))),
  );
}

/** Years in the texts and the file name of a fair other than those of its dates, left over from a copied one. */
function otherYears(entry: Entry, first: string, last: string): Finding[] {
  const start = textAt(entry, '/start') ?? '';
  const name = (textAt(entry, '/title') ?? '').replace(/\s*20\d\d$/, '');
  // What the gallery shows may be of any year, except where it names the fair: `At Process Expo 2024`.
  const shown = ['photos', 'videos'].flatMap((list) =>
    itemsAt(entry, `/gallery/${list}`).map(({ pointer }) => `${pointer}/${list === 'photos' ? 'caption' : 'title'}`),
  );
  const naming = shown.filter((pointer) => name !== '' && textAt(entry, pointer)?.includes(`${name} 20`));
  const inTexts = [...titles, ...naming, '/description'].flatMap((pointer) => {
    const text = textAt(entry, pointer) ?? '';
    const years = pointer === '/description' ? yearsOf(text, name) : (text.match(yearInTitle) ?? []);
    const [year] = years;
    if (year === undefined || years.includes(first) || years.includes(last)) return [];
    return findingAtWords(entry, pointer, year, {
      rule: 'fair/year',
      message: `The text says ${year}, but the fair starts on ${start}.`,
      fix: { value: first, more: '; or correct the dates, if they are wrong' },
      severity: 'warning',
    });
  });
  const path = textAt(entry, '/path');
  const [year] = /(?<!\d)20\d\d(?!\d)/.exec(path ?? entry.id) ?? [];
  if (inTexts.length > 0 || year === undefined || year === first || year === last) return inTexts;
  const more = ', or correct the dates, if they are wrong';
  return [
    findingIn(entry, path === undefined ? '/start' : '/path', {
      rule: 'fair/year',
      message: `The ${path === undefined ? "file's name, and with it the address of the page," : 'address of the page'} says ${year}, but the fair starts on ${start}.`,
      fix:
        path === undefined
          ? `rename the file to fairs/${entry.id.replace(year, first)}.yaml${more}`
          : { field: 'path', value: path.replace(year, first), more },
      severity: 'warning',
    }),
  ];
}
