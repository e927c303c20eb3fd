import { expect, test } from 'vitest';
import { fairsCalendar } from '../../src/features/fairs/fair-calendar.ts';
import { companyFiles } from '../../src/features/kinds/company-files.ts';
import { contentLines, textValue } from '../../src/features/kinds/content-lines.ts';
import { calendarPath, fairCalendarPath, webcalAddress } from '../../src/catalogue/paths.ts';
import { files, linked } from './support.ts';

const fair = (more: string) => `title: The Fair; of ÄÖÜ, and more
description: ${'Überall Maschinen, '.repeat(12)}und Öl.
start: 2024-02-27
end: 2024-02-29
city: Pune
country: India
${more}`;
const catalogue = linked(
  { 'fairs/next.yaml': fair('link: https://fair.example.com/a,b;c\nbooth: Hall 3, A52') },
  '2024-02-29',
);
const { tradefairs } = catalogue.pages;
if (!tradefairs) throw new Error('The catalogue has no page of the fairs');
const own =
  companyFiles(catalogue)
    .find(({ path }) => path === fairCalendarPath('next'))
    ?.make() ?? '';

/** Parses a file into unfolded lines by name, and asserts the standard's line format. */
function read(text: string): Map<string, string[]> {
  expect(text.endsWith('\r\n')).toBe(true);
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  for (const line of text.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
  const lines = text.replaceAll('\r\n ', '').split('\r\n').slice(0, -1);
  const found = new Map<string, string[]>();
  for (const line of lines) {
    const [, name = '', value = ''] = /^([A-Z-]+(?:;[A-Z-]+=[A-Z-]+)*):(.*)$/.exec(line) ?? [];
    expect(name).not.toBe('');
    found.set(name, [...(found.get(name) ?? []), value]);
  }
  return found;
}

test('a fair lasts whole days without a time zone, and ends on the day after its last', () => {
  const lines = read(own);
  expect(lines.get('DTSTART;VALUE=DATE')).toEqual(['20240227']);
  expect(lines.get('DTEND;VALUE=DATE')).toEqual(['20240301']);
  expect(lines.get('BEGIN')).toEqual(['VCALENDAR', 'VEVENT']);
  expect(lines.get('END')).toEqual(['VEVENT', 'VCALENDAR']);
});

test('texts are escaped, addresses are not, and no letter is cut in two', () => {
  const lines = read(own);
  expect(lines.get('SUMMARY')).toEqual(['The Fair\\; of ÄÖÜ\\, and more']);
  expect(lines.get('LOCATION')).toEqual(['Hall 3\\, A52\\, Pune\\, India']);
  expect(lines.get('URL')).toEqual(['https://fair.example.com/a,b;c']);
  expect(lines.get('DESCRIPTION')).toEqual([`${'Überall Maschinen\\, '.repeat(12)}und Öl.`]);
  expect(textValue('a\\b\nc\r\nd')).toBe('a\\\\b\\nc\\nd');
  expect(own).not.toContain('\uFFFD');
});

test('an event has the same UID in every file and build, so that calendars recognise it', () => {
  const { hostname } = new URL(catalogue.site.origin);
  const lines = read(own);
  expect(lines.get('UID')).toEqual([`fair-next@${hostname}`]);
  expect(lines.get('DTSTAMP')).toEqual(['20230227T000000Z']);
  const all = fairsCalendar(catalogue, tradefairs);
  expect(all).toContain(own.slice(own.indexOf('BEGIN:VEVENT'), own.indexOf('END:VCALENDAR')));
  expect(fairsCalendar(catalogue, tradefairs)).toBe(all);
});

test('the calendar to subscribe to has every fair, each once', () => {
  const lines = read(fairsCalendar(catalogue, tradefairs));
  expect(lines.get('UID')?.toSorted()).toEqual(
    catalogue.fairs.map(({ id }) => `fair-${id}@${new URL(catalogue.site.origin).hostname}`).toSorted(),
  );
  expect(lines.get('REFRESH-INTERVAL;VALUE=DURATION')).toEqual(['P1D']);
  expect(webcalAddress('https://www.example.com', calendarPath)).toBe('webcal://www.example.com/tradefairs.ics');
});

test('upcoming fairs alone have a file of their own, and without a fair there is no calendar', () => {
  const paths = companyFiles(catalogue).map(({ path }) => path);
  const upcoming = catalogue.fairs.filter(({ isUpcoming }) => isUpcoming);
  expect(paths.filter((path) => path.endsWith('.ics'))).toEqual([
    calendarPath,
    ...upcoming.map(({ id }) => fairCalendarPath(id)),
  ]);
  const fairless = linked(
    Object.fromEntries(files.flatMap(({ file }) => (file.startsWith('fairs/') ? [[file, null]] : []))),
  );
  expect(companyFiles(fairless).some(({ path }) => path.endsWith('.ics'))).toBe(false);
});

test('a line of 75 octets stays whole, and one of 76 is folded', () => {
  const line = (length: number) => contentLines([['X', 'x'.repeat(length - 2)]]);
  expect(line(75)).toBe(`X:${'x'.repeat(73)}\r\n`);
  expect(line(76)).toBe(`X:${'x'.repeat(73)}\r\n x\r\n`);
  expect(contentLines([['X', `${'x'.repeat(72)}ä`]])).toBe(`X:${'x'.repeat(72)}\r\n ä\r\n`);
});
