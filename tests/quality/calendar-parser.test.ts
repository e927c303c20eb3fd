import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { companyFiles } from '../../src/features/kinds/company-files.ts';
import { linked } from '../catalogue/support.ts';

const catalogue = linked();
const files = companyFiles(catalogue).map(({ path, make }) => ({ path, text: make() }));

test.each(files.filter(({ path }) => path.endsWith('.ics')))('$path is read by an independent parser', ({ text }) => {
  const calendar = new ICAL.Component(ICAL.parse(text));
  expect(calendar.getFirstPropertyValue('version')).toBe('2.0');
  const events = calendar.getAllSubcomponents('vevent').map((component) => new ICAL.Event(component));
  expect(events.length).toBeGreaterThan(0);
  for (const event of events) {
    const fair = catalogue.fairs.find(({ id }) => event.uid.startsWith(`fair-${id}@`));
    const dayAfter = ICAL.Time.fromDateString(fair?.end ?? '');
    dayAfter.adjust(1, 0, 0, 0);
    expect([event.summary, event.description]).toEqual([fair?.title, fair?.description]);
    expect([event.startDate.isDate, event.startDate.toString()]).toEqual([true, fair?.start]);
    expect(event.endDate.toString()).toBe(dayAfter.toString());
    expect(event.location).toContain(`${fair?.city}, ${fair?.country}`);
  }
});

test.each(files.filter(({ path }) => path.endsWith('.vcf')))(
  '$path is read by an independent parser',
  ({ path, text }) => {
    const office = catalogue.offices.find(({ id }) => path.endsWith(`/${id}.vcf`));
    const card = new ICAL.Component(ICAL.parse(text));
    expect(card.getFirstPropertyValue('version')).toBe('3.0');
    expect(card.getFirstPropertyValue('org')).toBe(office?.company);
    expect(card.getFirstPropertyValue('email')).toBe(office?.email);
    expect(card.getAllProperties('adr')).toHaveLength(office?.addresses.length ?? 0);
  },
);
