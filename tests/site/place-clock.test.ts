import { expect, test } from 'vitest';
import words from '../../schemas/defaults/words.json' with { type: 'json' };
import { openWords, showClock, placeTime } from '../../src/features/offices/components/local-time.tsx';

/** A Monday. */
const now = Date.parse('2025-06-02T06:00:30Z');

test('the time at a place is its own, also half hours and the day after', () => {
  expect(placeTime('Asia/Kolkata', now)).toEqual({ day: 0, minutes: 690 });
  expect(placeTime('Pacific/Auckland', Date.parse('2025-06-02T12:00:00Z'))).toEqual({ day: 1, minutes: 0 });
  expect(showClock({ day: 1, minutes: 0 }, words.contact)).toBe('Tue 00:00');
  expect(placeTime('Nowhere/City', now)).toBeUndefined();
});

test('says in words whether it is open, with the day if it is another', () => {
  const at = (text: string) => placeTime('Asia/Kolkata', Date.parse(text));
  const hours = ['Mon-Fri 09:30-18:00'];
  expect(openWords(hours, at('2025-06-02T06:00:00Z'), words.contact)).toEqual({ open: true, text: 'open until 18:00' });
  expect(openWords(hours, at('2025-06-02T03:00:00Z'), words.contact)).toEqual({
    open: false,
    text: 'closed until 09:30',
  });
  expect(openWords(hours, at('2025-06-02T13:00:00Z'), words.contact)).toEqual({
    open: false,
    text: 'closed until Tue 09:30',
  });
  expect(openWords(undefined, at('2025-06-02T13:00:00Z'), words.contact)).toBeUndefined();
  expect(openWords(hours, undefined, words.contact)).toBeUndefined();
});
