import { describe, expect, test } from 'vitest';
import words from '../../schemas/defaults/words.json' with { type: 'json' };
import { openWords, showClock } from '../../src/site/components/offices/local-time.tsx';
import { clockDistance, nearestByClock, placeTime } from '../../src/site/components/offices/place-clock.ts';

/** A Monday. */
const now = Date.parse('2025-06-02T06:00:30Z');
const offices = [
  { country: 'India', timeZone: 'Asia/Kolkata' },
  { country: 'UAE', timeZone: 'Asia/Dubai' },
  { country: 'Oman', timeZone: 'Asia/Muscat' },
  { country: 'New Zealand', timeZone: 'Pacific/Auckland' },
  { country: 'Nowhere' },
];

test('the time at a place is its own, also half hours and the day after', () => {
  expect(placeTime('Asia/Kolkata', now)).toEqual({ day: 0, minutes: 690 });
  expect(placeTime('Pacific/Auckland', Date.parse('2025-06-02T12:00:00Z'))).toEqual({ day: 1, minutes: 0 });
  expect(showClock({ day: 1, minutes: 0 }, words.contact)).toBe('Tue 00:00');
  expect(placeTime('Nowhere/City', now)).toBeUndefined();
});

test('clocks are never more than half a day apart', () => {
  expect(clockDistance('Asia/Kolkata', 'Asia/Dubai', now)).toBe(90);
  expect(clockDistance('Pacific/Auckland', 'America/New_York', now)).toBe(480);
});

describe('the nearest office', () => {
  test.each([
    ['Asia/Kolkata', 'India'],
    ['Asia/Muscat', 'Oman'],
    ['Europe/Berlin', 'UAE'],
    ['Australia/Sydney', 'New Zealand'],
    ['America/Los_Angeles', 'New Zealand'],
    ['Asia/Kathmandu', 'India'],
    ['Unknown/Zone', 'India'],
    [undefined, 'India'],
  ])('of %s is %s', (zone, country) => {
    expect(nearestByClock(offices, zone, now)?.country).toBe(country);
  });

  test('is none without offices, and the first where none has a zone', () => {
    expect(nearestByClock([], 'Asia/Kolkata', now)).toBeUndefined();
    expect(nearestByClock(offices.slice(-1), 'Asia/Kolkata', now)).toBe(offices.at(-1));
  });
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
