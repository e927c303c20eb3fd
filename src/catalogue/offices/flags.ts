/** Countries, their names, and the flag of an office. */
import flagIcons from 'flag-icons/country.json' with { type: 'json' };
import english from 'i18n-iso-countries/langs/en.json' with { type: 'json' };
import { nearest } from '../../text/nearest.ts';
import { onceEach } from '../../text/once.ts';

export interface Country {
  /** Two lower-case letters (ISO 3166-1); England, Scotland, Wales and Northern Ireland have a suffix: `gb-sct`. */
  code: string;
  /** English names, the usual one first: `United Arab Emirates`, `UAE`. */
  names: readonly [string, ...string[]];
}

/** Share of a name's letters that may be wrong in a guess: Brasil is Brazil, but Holland is not Poland. */
const likeness = 0.2;
/** Shorter names are too similar to guess: KSA is not USA. */
const minLetters = 4;

/**
 * The countries of ISO 3166-1 and the parts of the United Kingdom. One package has alternative names (UK, Great
 * Britain), the other the flags and some shorter names (Laos, Syria).
 */
export const countries: readonly Country[] = flagIcons
  .filter(({ code, iso }) => iso || /^(xk|gb-\w+)$/.test(code))
  .map(({ code, name }): Country => {
    const others = (english.countries as Record<string, string | string[]>)[code.toUpperCase()] ?? [];
    return { code, names: [name, ...[others].flat().filter((alias) => alias !== name)] };
  })
  .toSorted((a, b) => (a.names[0] < b.names[0] ? -1 : 1));

const codes = new Set(countries.map(({ code }) => code));
const codesByName = new Map(countries.flatMap(({ code, names }) => names.map((name) => [reduce(name), code] as const)));

/** Whether there is a flag of that code: `in`, `gb-sct`. */
export function isFlag(code: string): boolean {
  return codes.has(code);
}

/** The codes of the countries by their names in a language (BCP 47). */
const codesIn = onceEach((language: string) => {
  const names = new Intl.DisplayNames(language, { type: 'region' });
  const whole = countries.filter(({ code }) => code.length === 2);
  return new Map(whole.map(({ code }) => [reduce(names.of(code.toUpperCase()) ?? ''), code]));
});

/**
 * The code of a country by any of its English names (`ae` for UAE), or its name in the language of the site (BCP 47).
 * Undefined for an unknown name.
 */
export function flagOf(country: string, language = 'en'): string | undefined {
  return codesByName.get(reduce(country)) ?? codesIn(language).get(reduce(country));
}

/** The flag that an office names, else its country's. */
export function flagOfOffice(
  { country, flag }: { country: string; flag?: string | undefined },
  language: string,
): string | undefined {
  return flag ?? flagOf(country, language);
}

/** The known country whose name is spelled most like an unknown one. */
export function nearestCountry(country: string): string | undefined {
  const names = countries.flatMap((listed) => listed.names.filter(({ length }) => length >= minLetters));
  const longer = names.filter((name) => country.length >= minLetters && reduce(name).startsWith(reduce(country)));
  return longer.length === 1 ? longer[0] : nearest(country, names, likeness);
}

/** Under data/media or in the package: `flags/in.svg`. */
export function flagFile(code: string): string {
  return `flags/${code}.svg`;
}

/** Keeps only the letters, in lower case and without Latin accents and a leading `the`. */
function reduce(name: string): string {
  return name
    .normalize('NFD')
    .toLowerCase()
    .replaceAll('&', 'and')
    .replace(/^the\s/, '')
    .replaceAll(/[\u0300-\u036F]|[^\p{L}\p{M}]/gu, '');
}
