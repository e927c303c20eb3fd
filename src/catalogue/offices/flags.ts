/** Countries, what people call them, and whose flag an office shows. */
import flagIcons from 'flag-icons/country.json' with { type: 'json' };
import english from 'i18n-iso-countries/langs/en.json' with { type: 'json' };
import { nearest } from '../check/nearest.ts';

/** A country with a flag. */
export interface Country {
  /** Two lower-case letters (ISO 3166-1), for England, Scotland, Wales and Northern Ireland with a part: `gb-sct`. */
  code: string;
  /** English names, the usual one first: `United Arab Emirates`, `UAE`. */
  names: readonly [string, ...string[]];
}

/** Share of a name's letters that may be wrong where a name is guessed: Brasil is Brazil, but Holland is not Poland. */
const likeness = 0.2;
/** Shorter names are all alike: KSA is not USA. */
const leastLetters = 4;

/**
 * The countries of ISO 3166-1 and the parts of the United Kingdom. One package knows what else they are called (UK,
 * Great Britain), the other has their flags and some shorter names (Laos, Syria).
 */
export const countries: readonly Country[] = flagIcons
  .filter(({ code, iso }) => iso || /^(xk|gb-\w+)$/.test(code))
  .map(({ code, name }): Country => {
    const others = (english.countries as Record<string, string | string[]>)[code.toUpperCase()] ?? [];
    return { code, names: [name, ...[others].flat().filter((other) => other !== name)] };
  })
  .toSorted((a, b) => (a.names[0] < b.names[0] ? -1 : 1));

const codes = new Set(countries.map(({ code }) => code));
const codesByName = new Map(countries.flatMap(({ code, names }) => names.map((name) => [reduce(name), code] as const)));

/** Whether there is a flag of that code: `in`, `gb-sct`. */
export function isFlag(code: string): boolean {
  return codes.has(code);
}

/** The code of a country by any of its English names: `ae` for UAE. Undefined where no country is called that. */
export function flagOf(country: string): string | undefined {
  return codesByName.get(reduce(country));
}

/** The code of the flag that an office shows: the one that it names, else its country's. */
export function flagOfOffice({ country, flag }: { country: string; flag?: string | undefined }): string | undefined {
  return flag ?? flagOf(country);
}

/** The English name that was most likely meant by a name that is not known. */
export function nearestCountry(country: string): string | undefined {
  const names = countries.flatMap((one) => one.names.filter(({ length }) => length >= leastLetters));
  const longer = names.filter((name) => country.length >= leastLetters && reduce(name).startsWith(reduce(country)));
  return longer.length === 1 ? longer[0] : nearest(country, names, likeness);
}

/** The file of a flag, under data/media or of the package, by its code: `flags/in.svg`. */
export function flagFile(code: string): string {
  return `flags/${code}.svg`;
}

/** Letter case, accents, points and `the` make no other country. */
function reduce(name: string): string {
  return name
    .normalize('NFD')
    .toLowerCase()
    .replaceAll('&', 'and')
    .replace(/^the\s/, '')
    .replaceAll(/[^a-z]/g, '');
}
