import type { Units } from '#generated/entries.gen.ts';
import { scanFigure } from './reading/read-figure.ts';
import { findUnit, type OwnUnits, type Unit } from './units.ts';

/** In characters, as the schema has it: longer ones are not read, since a pattern has them all. */
const longestSign = 40;

/** Prepares the units of units.yaml for reading figures. */
export function makeOwnUnits(units: Units['units']): OwnUnits {
  const known = new Map(
    units.flatMap(({ sign, words = [], equals, isBefore }) => {
      const place = isBefore ? { isBefore: true as const } : {};
      const unit = findUnit(sign) ?? { sign, ...measureOf(sign, equals), ...place };
      return readable([sign, ...words]).map((word) => [word, unit] as const);
    }),
  );
  const before = readable(units.filter(({ isBefore }) => isBefore).flatMap(({ sign, words = [] }) => [sign, ...words]));
  return {
    units: known,
    behind:
      known.size === 0
        ? undefined
        : new RegExp(`^([\\s\\u00a0]*-?)(${anyOf([...known.keys()])})(?![\\p{L}\\d²³/])`, 'u'),
    before: before.length === 0 ? undefined : new RegExp(`^(${anyOf(before)})[\\s\\u00a0]?(?=\\d)`, 'u'),
  };
}

const readable = (signs: readonly string[]): string[] => signs.filter((sign) => sign.length <= longestSign);

/** Converts `equals` (`44.45 mm`) to a kind and factor; undefined unless it is a single figure with a known unit. */
export function commonMeasure(equals: string): Pick<Unit, 'kind' | 'factor'> | undefined {
  const reading = scanFigure(equals, {});
  const [part, ...more] = reading.kind === 'quantity' ? reading.parts : [];
  const { kind, factor } = part?.unit ?? {};
  if (more.length > 0 || part?.value === undefined || kind === undefined || factor === undefined) return undefined;
  return { kind, factor: part.value * factor };
}

function measureOf(sign: string, equals: string | undefined): Pick<Unit, 'kind' | 'factor'> {
  return (equals === undefined ? undefined : commonMeasure(equals)) ?? { kind: `own ${sign}`, factor: 1 };
}

/** Longest first, so that no unit hides a longer one. */
function anyOf(words: readonly string[]): string {
  return words
    .toSorted((a, b) => b.length - a.length)
    .map((word) => word.replace(/[\\^$.*+?()[\]{}|/-]/g, String.raw`\$&`))
    .join('|');
}
