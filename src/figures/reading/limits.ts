/** Words of comparison before a number, in the languages of catalogues. In the program of the search, too. */

/** The alternatives of a pattern: words with optional spaces. */
export const anyOf = (words: string): string =>
  words
    .split(', ')
    .map((word) => word.replace(/[.+]/g, String.raw`\$&`).replaceAll(' ', String.raw`\s?`))
    .join('|');

/** Of these, the number itself is left out in a query. */
const smaller = 'smaller than, shorter than, lower than, lighter than';
const larger = 'greater than, larger than, longer than, wider than, higher than, heavier than';
/** Units that stand before their number in Italian and Indian sheets: `kW 30`. */
export const unitsFirst = 'kW|kVA|HP|kg|mm|cm|bar|kN|rpm';

export const below = `below, under, less than, ${smaller}, unter, weniger als, moins de, menos de, meno di, sotto, أقل من`;
export const above = `over, above, more than, ${larger}, über, mehr als, plus de, más de, più di, oltre, mais de, أكثر من`;
export const atMost =
  'up to, upto, max., max, maximum, at most, not more than, no more than, bis zu, bis, höchstens, maximal, ' +
  'jusqu’à, au plus, hasta, como máximo, al massimo, até, no máximo, fino a, حتى';
export const atLeast =
  'from, min., min, minimum, at least, not less than, no less than, ab, mindestens, à partir de, au moins, desde, ' +
  'al menos, almeno, pelo menos, على الأقل';
