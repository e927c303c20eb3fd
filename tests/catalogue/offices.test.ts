import { describe, expect, it, test } from 'vitest';
import { companyFiles } from '../../src/features/kinds/company-files.ts';
import { openState, parseHours, showHours, weekDays } from '../../src/catalogue/offices/opening-hours.ts';
import { zonesOf } from '../../src/catalogue/offices/time-zones.ts';
import { mapAddress, officeCardPath, whatsappAddress } from '../../src/catalogue/paths.ts';
import { asText, linked, load, pageAt } from './support.ts';

const office = (more: string) => ({ 'offices/india.yaml': (text: string) => `${text}${more}` });
const zone = (name: string) => ({ 'offices/india.yaml': (text: string) => text.replace('Asia/Kolkata', name) });
const found = (changes: Parameters<typeof load>[0]) => asText(load(changes));

describe('the check of offices', () => {
  it('takes hours of several days, breaks at noon and weeks that begin on Sunday', () => {
    expect(load(office('hours: [Sun-Thu 09:00-13:00, Sun-Thu 14:00-18:00, Sat 09:30-13:00]\n')).findings).toEqual([]);
    expect(found(zone('America/Argentina/Buenos_Aires'))).not.toContain('There is no time zone');
  });

  it.each([
    [office('hours: [Mon-Fri 9-18]\n'), 'write it like Mon-Fri 09:30-18:00'],
    [office("hours: ['Mon - Fri: 0830 - 1700 hrs']\n"), 'write `Mon-Fri 08:30-17:00`'],
    [office('hours: [Weekdays 9 a.m. to 5 p.m.]\n'), 'write `Mon-Fri 09:00-17:00`'],
    [office('hours: [Daily 9.00-18.00]\n'), 'write `Mon-Sun 09:00-18:00`'],
    [office('hours: [Mon-Fri 18:00-09:00]\n'), 'would close before it opens'],
    [office('hours: [Mon-Fri 09:00-18:00, Fri-Sun 17:00-19:00]\n'), 'overlaps the hours in a line above'],
    [zone('Asia/Bombai'), 'There is no time zone Asia/Bombai'],
    [office('whatsapp: 0000 00000\n'), 'starting with + and the country code'],
    [
      { 'offices/india.yaml': (text: string) => `${text.replace(/timeZone.*\n?/, '')}hours: [Sat 09:00-12:00]\n` },
      'hours, but no time zone',
    ],
  ])('explains what can not be (%#)', (changes, words) => {
    expect(found(changes)).toContain(words);
  });
});

test('a zone is of the country that most of its people live in, by each of its names', () => {
  const names = (code: string) => zonesOf(code).map(({ name }) => name);
  expect(names('in')).toEqual(['Asia/Calcutta', 'Asia/Kolkata']);
  expect(names('om')).toEqual(['Asia/Muscat']);
  expect(names('ae')).toEqual(['Asia/Dubai']);
  expect(zonesOf(undefined)).toEqual([]);
});

describe('office hours', () => {
  const at = (day: number, time: string) => ({ day, minutes: Number(time.slice(0, 2)) * 60 + Number(time.slice(3)) });
  const hours = ['Sun-Thu 09:00-13:00', 'Sun-Thu 14:00-18:00'];

  it.each([
    [at(6, '09:00'), { open: true, until: 780 }],
    [at(3, '17:59'), { open: true, until: 1080 }],
    [at(0, '13:00'), { open: false, opens: at(0, '14:00') }],
    [at(3, '18:00'), { open: false, opens: at(6, '09:00') }],
    [at(6, '08:59'), { open: false, opens: at(6, '09:00') }],
  ])('say whether an office is open (%#)', (time, state) => {
    expect(openState(hours, time)).toEqual(state);
  });

  it('open once a week: the same day again is in a week', () => {
    expect(openState(['Mon 09:00-10:00'], at(0, '10:00'))).toEqual({ open: false, opens: at(0, '09:00') });
  });

  it('that can not be read say nothing', () => {
    expect(openState(['at noon'], at(0, '12:00'))).toBeUndefined();
    expect(parseHours('Mon-Fri 9:00-18:00')).toBeUndefined();
    expect(showHours('Mon-Fri 09:00-18:00', weekDays)).toBe('Mon–Fri 09:00–18:00');
    expect(showHours('Mon-Fri 09:00-18:00', 'Mo Di Mi Do Fr Sa So'.split(' '))).toBe('Mo–Fr 09:00–18:00');
  });
});

test('URLs of other services are built from texts and numbers as written', () => {
  expect(whatsappAddress('+91 (0) 00-000', 'Good day, you & me')).toBe(
    'https://wa.me/91000000?text=Good%20day%2C%20you%20%26%20me',
  );
  expect(mapAddress('1 A & B Road, Pune')).toBe(
    'https://www.openstreetmap.org/search?query=1%20A%20%26%20B%20Road%2C%20Pune',
  );
});

test('an office is a business card, its texts escaped', () => {
  const catalogue = linked(office('mobile: +91 00000 00000\nwhatsapp: +91 00000 00000\n'));
  const card = companyFiles(catalogue)
    .find(({ path }) => path === officeCardPath('india'))
    ?.make();
  expect(card).toBe(
    [
      'BEGIN:VCARD',
      'VERSION:3.0',
      'UID:office-india@www.example.com',
      'N:;;;;',
      'FN:Sample Machines Ltd.\\, India',
      'ORG:Sample Machines Ltd.',
      'X-ABShowAs:COMPANY',
      'TEL;TYPE=WORK,VOICE:+91 00 0000 0000',
      'TEL;TYPE=CELL:+91 00000 00000',
      'EMAIL;TYPE=INTERNET,WORK:india@example.com',
      'URL:https://www.example.com',
      'ADR;TYPE=WORK:;;1 Sample Road;;;;India',
      'ADR;TYPE=WORK:;;Sampletown;;;;India',
      'END:VCARD',
      '',
    ].join('\r\n'),
  );
  const page = pageAt(catalogue, '/contact', 'contact');
  expect(page.offices[0]).toMatchObject({
    card: '/offices/india.vcf',
    whatsapp: { href: 'https://wa.me/910000000000' },
  });
});
