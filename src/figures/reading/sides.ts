/** The sides of a size, by their letters. */
import { quantityOf, type Figure, type FigurePart } from '../figure.ts';

/** The letter of a side before its number (`L 2000`) or behind it (`2000 mm (L)`), and those of all (`(WxHxD)`). */
const letterBefore = /([LWHDBT])\p{L}*\s*[.:=]?\s*$/iu;
const letterBehind = /^[\s(]*([LWHDBT])\)?\.?$/i;
const letters = /(?:^|\()([LWHDBT])\s*[x×*]\s*([LWHDBT])(?:\s*[x×*]\s*([LWHDBT]))?(?:\)|\s*[:=]?)\s*$/i;

/** The places of sides by their letters; a width and a depth stand for a length and a width. */
const placesOfSides = { withLength: ['L', 'WBDT', 'H'], others: ['WB', 'DT', 'H'] };

/** Some parts of a figure; sides with letters as length, width and height, whatever their order in the text. */
export function sidesInOrder(figure: Figure, parts: readonly FigurePart[]): readonly FigurePart[] {
  if (parts.length < 2 || parts.some(({ join }, at) => at > 0 && join !== 'times')) return parts;
  const { parts: written = [], gaps = [] } = quantityOf(figure) ?? {};
  const [, ...all] = letters.exec(gaps.at(-1) ?? '') ?? letters.exec(gaps[0] ?? '') ?? [];
  const signs = parts.map(({ tokens }, at) => {
    const gap = gaps[written.findIndex((part) => part.tokens === tokens)] ?? '';
    const behind = tokens.flatMap((token) => (typeof token === 'string' ? (letterBehind.exec(token)?.[1] ?? []) : []));
    return (all[at] ?? behind[0] ?? letterBefore.exec(gap)?.[1] ?? '-').toUpperCase();
  });
  const places = signs.includes('L') ? placesOfSides.withLength : placesOfSides.others;
  const placed = signs.map((sign, at) => ({
    place: places.findIndex((names) => names.includes(sign)),
    part: parts[at],
  }));
  if (new Set(placed.map(({ place }) => place)).size < parts.length || placed.some(({ place }) => place < 0))
    return parts;
  return placed.toSorted((a, b) => a.place - b.place).flatMap(({ part }) => part ?? []);
}
