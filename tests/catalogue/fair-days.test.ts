import { describe, expect, it, test } from 'vitest';
import { companyFiles } from '../../src/features/kinds/company-files.ts';
import { frozenDir } from '../frozen-catalogue.ts';
import { loadData } from '../../scripts/data/load-data.ts';
import { load, pageAt } from './support.ts';

const fair = (more = '') => `title: The Fair
description: A fair.
start: 2025-10-14
end: 2025-10-16
city: Pune
country: India
link: https://fair.example.com
${more}`;

/** The home page, the fairs page and the files on a day. */
function siteOn(day: string, asOf = '') {
  const changes = { 'fairs/next.yaml': fair(), 'site.yaml': (text: string) => `${text}\n${asOf}\n` };
  const { catalogue } = load(changes, day);
  if (!catalogue) throw new Error('The catalogue has errors');
  const named = ({ title }: { title: string }) => title === 'The Fair';
  const home = pageAt(catalogue, '/', 'home');
  const fairs = pageAt(catalogue, catalogue.pages.tradefairs?.path ?? '', 'fairs');
  return {
    catalogue,
    home,
    fairs,
    card: fairs.fairs.find(named),
    isUpcomingAtHome: home.fairs?.upcoming.some(named),
    isCompletedAtHome: home.fairs?.completed.some(named),
    files: companyFiles(catalogue).map(({ path }) => path),
    events: JSON.stringify(fairs.head.structuredData),
  };
}

describe('a fair', () => {
  it('is upcoming on its last day', () => {
    const site = siteOn('2025-10-16');
    expect(site.card).toMatchObject({
      upcoming: true,
      calendar: '/fairs/next.ics',
      externalLink: 'https://fair.example.com',
    });
    expect([site.isUpcomingAtHome, site.isCompletedAtHome]).toEqual([true, false]);
    expect(site.files).toContain('/fairs/next.ics');
    expect(site.events).toContain('https://fair.example.com');
    // When the browser has to look at its own date.
    expect([site.home.head.until, site.fairs.head.until]).toEqual(['2025-10-16', '2025-10-16']);
  });

  it('is completed on the day after it, without a badge, a calendar entry and the link of the organiser', () => {
    const site = siteOn('2025-10-17');
    expect(site.card).toMatchObject({ upcoming: false, calendar: undefined, externalLink: undefined });
    expect([site.isUpcomingAtHome, site.isCompletedAtHome]).toEqual([false, true]);
    expect(site.files).not.toContain('/fairs/next.ics');
    expect(site.events).not.toContain('https://fair.example.com');
    for (const { make } of companyFiles(site.catalogue)) expect(make()).not.toContain('https://fair.example.com');
    expect(site.fairs.head.until).toBeUndefined();
  });

  it('is judged as of the day that site.yaml names, whatever the date is', () => {
    const site = siteOn('2030-01-01', 'asOf: 2025-10-16');
    expect(site.card).toMatchObject({ upcoming: true });
    expect(site.fairs.asOf).toBe('As of 16-10-2025');
    expect(site.fairs.head.until).toBeUndefined();
    expect(siteOn('2025-10-16').fairs.asOf).toBeUndefined();
  });
});

test('the catalogue of the specification has two upcoming and four completed fairs on every day', async () => {
  for (const day of ['2024-01-01', '2030-01-01']) {
    const { catalogue, findings } = await loadData(frozenDir, day);
    expect(catalogue?.fairs.map(({ isUpcoming }) => isUpcoming)).toEqual([true, true, false, false, false, false]);
    expect(findings.filter(({ rule }) => rule.startsWith('fair/'))).toEqual([]);
    expect(findings.filter(({ rule, text }) => rule === 'sample' && text.startsWith('asOf'))).toHaveLength(1);
  }
});

test.each([
  ['2025-10-16', 'upcoming', []],
  ['2025-10-17', 'completed', []],
  ['2025-10-17', 'upcoming', ['completed']],
  ['2025-10-15', 'completed', ['upcoming']],
])('on %s, `status: %s` contradicts the dates of a fair until 2025-10-16: %s', (day, status, expected) => {
  const { findings } = load({ 'fairs/next.yaml': fair(`status: ${status}\n`) }, day);
  const found = findings.filter(({ rule, file }) => rule === 'fair/status' && file === 'fairs/next.yaml');
  expect(found.map(({ message }) => /the fair is (\w+)/.exec(message)?.[1])).toEqual(expected);
});
