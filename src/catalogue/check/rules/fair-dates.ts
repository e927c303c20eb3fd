import { findingIn, textAt } from '../entry.ts';
import { entriesOf, type Rule } from '../rule.ts';

/** In days. Trade fairs last three to seven days. */
const maxDays = 31;

const isDate = /^\d{4}-\d{2}-\d{2}$/;

/**
 * Fairs that end before they start or last too long, and upcoming fairs that are over. ISO dates compare as strings.
 */
export const rule: Rule = (input) =>
  entriesOf(input, 'fair').flatMap((entry) => {
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
    if (textAt(entry, '/status') !== 'upcoming' || end >= input.today) return [];
    return findingIn(entry, '/status', {
      rule: 'fair/past',
      message: `The fair is marked as upcoming, but its last day, ${end}, is past.`,
      fix: 'write `status: completed`, and add a gallery when there are photos',
      severity: 'warning',
    });
  });
