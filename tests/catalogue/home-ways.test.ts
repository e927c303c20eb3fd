import { describe, expect, it } from 'vitest';
import { linked, pageAt } from './support.ts';

const withWays = (text: string) => `${text}ways: { heading: Start from your material }\n`;
const line = `
title: Pellet Line
summary: From scrap to pellets.
materials: [tyres]
feed: { material: Scrap }
product: { material: Pellets }
stations: [{ id: blt150 }, { id: strip-cutter }]
`;

describe('the ways to machines on the home page', () => {
  it('lead to the pages of the finder by material and job, to the lines, and to the finder', () => {
    const catalogue = linked({ 'pages/home.yaml': withWays, 'lines/pellet-line.yaml': line });
    const { ways } = pageAt(catalogue, '/', 'home');
    expect(ways?.groups.map(({ label }) => label)).toEqual(['By material', 'Production lines', 'By job']);
    expect(ways?.groups[0]?.links[0]).toMatchObject({ to: '/find/tyres', label: 'Tyres' });
    expect(ways?.groups[1]?.links).toEqual([{ to: '/pellet-line', label: 'Pellet Line', note: 'Pellets' }]);
    expect(ways?.all).toMatchObject({ to: '/find' });
  });

  it('are left out without their heading, and without anything to lead to', () => {
    expect(pageAt(linked(), '/', 'home').ways).toBeUndefined();
    const { ways } = pageAt(linked({ 'pages/home.yaml': withWays, 'pages/find.yaml': null }), '/', 'home');
    expect(ways?.groups).toEqual([]);
  });
});

describe('a testimonial on the home page', () => {
  it('says that it is a sample where its file says so', () => {
    const sample = (text: string) => `${text}sample: true\n`;
    const isSample = (changes: Parameters<typeof linked>[0]) =>
      pageAt(linked(changes), '/', 'home').testimonials?.items.map((item) => item.isSample);
    expect(isSample({})).toEqual([false]);
    expect(isSample({ 'testimonials/india.yaml': sample })).toEqual([true]);
  });
});
