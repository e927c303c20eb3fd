import { expect, test } from 'vitest';
import type { Words } from '#generated/entries.gen.ts';
import { defaultsOf } from '../../src/catalogue/entries.ts';
import { closesAt, openWords, showClock, placeTime } from '../../src/features/offices/components/local-time.tsx';

/** A Monday. */
const now = Date.parse('2025-06-02T06:00:30Z');

const words = defaultsOf('words', 'en', undefined) as Words;

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

test.each([
  ['at the same time for all', 'Asia/Kolkata', '09:30-18:30', '2025-06-02T06:00:30Z', '2025-06-02T13:00:00Z'],
  [
    'on the day after, for a visitor in Auckland',
    'Europe/Berlin',
    '08:00-17:00',
    '2025-06-02T12:15:00Z',
    '2025-06-02T15:00:00Z',
  ],
  [
    'an hour later by its clock, when the clocks go back before',
    'Europe/Berlin',
    '00:30-08:00',
    '2025-10-25T23:30:00Z',
    '2025-10-26T07:00:00Z',
  ],
  [
    'an hour earlier by its clock, when they go forward',
    'Europe/Berlin',
    '00:30-08:00',
    '2025-03-29T23:45:00Z',
    '2025-03-30T06:00:00Z',
  ],
])('an open office closes %s', (_name, timeZone, hours, at, closes) => {
  const until = closesAt({ timeZone, hours: [`Mon-Sun ${hours}`] }, Date.parse(at));
  expect(new Date(until ?? 0).toISOString()).toBe(new Date(closes).toISOString());
});

test('an office that is closed, or says nothing of its hours, closes at no time', () => {
  expect(closesAt({ timeZone: 'Asia/Kolkata', hours: ['Tue 09:30-18:30'] }, now)).toBeUndefined();
  expect(closesAt({ timeZone: 'Asia/Kolkata' }, now)).toBeUndefined();
  expect(closesAt({ hours: ['Mon 09:30-18:30'] }, now)).toBeUndefined();
});
