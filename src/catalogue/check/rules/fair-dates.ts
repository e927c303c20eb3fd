import { entriesOf, findingIn, textAt, type Rule } from '../entry.ts';

const isDate = /^\d{4}-\d{2}-\d{2}$/;

/** Fairs that end before they start, and upcoming fairs that are over. ISO dates compare as texts. */
export const findFairDateFaults: Rule = (input) =>
  entriesOf(input, 'fair').flatMap((entry) => {
    const [start = '', end = ''] = [textAt(entry, '/start'), textAt(entry, '/end')];
    if (!isDate.test(start) || !isDate.test(end)) return [];
    if (end < start) {
      return findingIn(entry, '/end', {
        rule: 'fair/end-before-start',
        message: `The last day ${end} comes before the first day ${start}.`,
        fix: 'exchange or correct the two dates',
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
