import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { sourceOf, withFlags } from '../../scripts/data/flags.ts';
import { mediaOutputs } from '../../scripts/build/files/photo-outputs.ts';
import { openCache } from '../../scripts/lib/cache.ts';
import { countries, flagOf, nearestCountry } from '../../src/catalogue/offices/flags.ts';
import { fixtureFolder, linked, load, pageAt, type Changes } from './support.ts';
import { append, found, rename } from './support-rules.ts';

const office = (country: string, flag?: string): Changes => ({
  'offices/india.yaml': (text) =>
    text.replace(/country: .*\nflag: .*\n/, `country: ${country}\n${flag === undefined ? '' : `flag: ${flag}\n`}`),
});
const flagShown = (changes: Changes) =>
  pageAt(withFlags(linked(changes)), '/contact', 'contact').offices.map(({ flag }) => flag?.src);

describe('the flag of a country', () => {
  it.each([
    ['Germany', 'de'],
    ['United Arab Emirates', 'ae'],
    ['UAE', 'ae'],
    ['U.S.A.', 'us'],
    ['Great Britain', 'gb'],
    ['Scotland', 'gb-sct'],
    ['the netherlands', 'nl'],
    ["Cote d'Ivoire", 'ci'],
    ['Côte d’Ivoire', 'ci'],
    ['Bosnia & Herzegovina', 'ba'],
    ['Syria', 'sy'],
    ['Turkey', 'tr'],
    ['Brunei', 'bn'],
    ['Atlantis', undefined],
    ['', undefined],
  ])('of %s is %s', (country, code) => {
    expect(flagOf(country)).toBe(code);
  });

  it('is there for every country that has a name', () => {
    expect(countries.length).toBeGreaterThan(250);
    for (const { code, names } of countries) {
      expect(flagOf(names[0]), names[0]).toBe(code);
      const file = sourceOf({ file: `flags/${code}.svg`, width: 1, height: 1, isPackaged: true }, '');
      expect(existsSync(file), file).toBe(true);
    }
  });

  it.each([
    ['Germny', 'Germany'],
    ['Brasil', 'Brazil'],
    ['New Zeland', 'New Zealand'],
    ['Holland', undefined],
    ['KSA', undefined],
    ['Deutschland', undefined],
  ])('is not guessed; of %s the nearest name is %s', (country, name) => {
    expect(flagOf(country)).toBeUndefined();
    expect(nearestCountry(country)).toBe(name);
  });
});

describe('the flag of an office', () => {
  it('follows from the country', () => {
    expect(flagShown(office('UAE'))).toEqual(['/media/flags/ae.svg']);
    expect(load(office('UAE')).findings.map(({ rule }) => rule)).not.toContain('country/unknown');
  });

  it('follows from the name of the country in the language of the site, too', () => {
    const inGerman = (country: string) => ({ ...office(country), 'site.yaml': append('language: de\n') });
    expect(flagShown(inGerman('Österreich'))).toEqual(['/media/flags/at.svg']);
    expect(found(inGerman('Österreich'), 'country/unknown')).toEqual([]);
    expect(flagOf('الإمارات العربية المتحدة', 'ar')).toBe('ae');
    expect(flagOf('ओमान', 'hi')).toBe('om');
  });

  it('is another one where the office names it', () => {
    expect(flagShown(office('Holland', 'nl'))).toEqual(['/media/flags/nl.svg']);
    expect(found(office('Holland', 'nl'), 'country/unknown')).toEqual([]);
  });

  it('is left out where nobody knows the country', () => {
    expect(flagShown(office('Atlantis'))).toEqual([undefined]);
    expect(found(office('Atlantis'), 'country/unknown')[0]).toMatch(/^warning offices\/india.yaml:1 .*without a flag/);
  });

  it('is asked for by letters that a country has, or by an own picture', () => {
    const [finding] = found(office('Germany', 'zz'), 'office/flag');
    expect(finding).toMatch(/^error .*`zz`.* → delete the line: the flag follows from `country`/);
  });

  it('is the picture in data/media if there is one, otherwise the package’s; no other flag is on the site', async () => {
    const [own, others] = [{}, office('Germany')].map((changes) => withFlags(linked(changes)).media);
    expect(own?.some(({ isPackaged }) => isPackaged)).toBe(false);
    expect(others?.filter(({ isPackaged }) => isPackaged)).toEqual([
      { file: 'flags/de.svg', width: 640, height: 480, isPackaged: true },
    ]);
    const outputs = await mediaOutputs(
      withFlags(linked(office('Germany'))),
      'tests/fixtures/catalogue/media',
      openCache(),
    );
    const flags = outputs.map(({ path }) => path).filter((path) => path.includes('flags'));
    expect(flags).toEqual(['media/flags/in.svg', 'media/flags/de.svg']);
  });

  it('is no unused picture, whether it follows from the country or is named', () => {
    expect(fixtureFolder.media.map(({ file }) => file)).toContain('flags/in.svg');
    expect(found(office('India'), 'media/unused')).toEqual([]);
    expect(found(office('Germany'), 'media/unused')[0]).toContain('media/flags/in.svg');
  });
});

describe('the country of a fair or a testimonial', () => {
  it('is a name near that of a country, or any other', () => {
    const testimonial = (country: string): Changes => ({ 'testimonials/india.yaml': rename('India', country) });
    expect(found(testimonial('Saudi Arbia'), 'country/unknown')[0]).toContain('write `country: Saudi Arabia`');
    expect(found(testimonial('the Gulf'), 'country/unknown')).toEqual([]);
    const fair: Changes = { 'fairs/expo-2024.yaml': rename(/country: .*/, 'country: Inida') };
    expect(found(fair, 'country/unknown')[0]).toContain('did you mean `India`?');
  });
});
