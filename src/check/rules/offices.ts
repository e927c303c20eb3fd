import { parseHours, type OpeningHours } from '../../catalogue/offices/opening-hours.ts';
import { findingIn, itemsAt, textAt, type Entry } from '../../catalogue/entry.ts';
import { entriesOf, type Rule } from '../rule.ts';

/** Unknown time zones and impossible office hours. */
export const rule: Rule = (input) =>
  entriesOf(input, 'office').flatMap((entry) => [...zoneProblems(entry), ...hoursProblems(entry)]);

function zoneProblems(entry: Entry) {
  const zone = textAt(entry, '/timeZone');
  if (zone === undefined || isTimeZone(zone)) return [];
  return [
    findingIn(entry, '/timeZone', {
      rule: 'office/time-zone',
      message: `There is no time zone ${zone}.`,
      fix: 'write the continent and the city as in the list of time zones, for example Asia/Kolkata',
    }),
  ];
}

function hoursProblems(entry: Entry) {
  const items = itemsAt(entry, '/hours');
  if (items.length > 0 && textAt(entry, '/timeZone') === undefined) {
    const words = {
      rule: 'office/hours',
      message: 'The office has hours, but no time zone: nobody can tell whether it is open.',
      fix: 'add the line `timeZone`, for example `timeZone: Asia/Kolkata`',
    };
    return [findingIn(entry, '/hours', words, 'name')];
  }
  const before: OpeningHours[] = [];
  return items.flatMap(({ pointer, value }) => {
    const hours = typeof value === 'string' ? parseHours(value) : undefined;
    if (!hours) return [];
    const clash = before.find((other) => overlap(other, hours));
    before.push(hours);
    if (hours.to <= hours.from) {
      const message = `The office would close before it opens: ${String(value)}.`;
      return [findingIn(entry, pointer, { rule: 'office/hours', message, fix: 'correct the two times' })];
    }
    if (!clash) return [];
    const message = `This overlaps the hours in a line above: ${String(value)}.`;
    return [
      findingIn(entry, pointer, { rule: 'office/hours', message, fix: 'name each day and hour in one line only' }),
    ];
  });
}

const overlap = (one: OpeningHours, other: OpeningHours) =>
  one.days.some((day) => other.days.includes(day)) && one.from < other.to && other.from < one.to;

function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en-GB', { timeZone: name }));
  } catch {
    return false;
  }
}
