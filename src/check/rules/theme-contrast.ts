import { contrast, nearestLightness } from '../../look/colour-space.ts';
import type { ColourName } from '../../look/colour-names.ts';
import { makePalette, type Palette, type Theme } from '../../look/palette.ts';
import type { Finding } from '../../yaml/finding.ts';
import { findingIn, textAt, type Entry } from '../../catalogue/entry.ts';
import type { Rule } from '../rule.ts';

/** A foreground and background with the minimum contrast for text or shapes (WCAG 2.2, 1.4.3 and 1.4.11). */
interface Pair {
  what: string;
  on: string;
  colours: readonly [ColourName, ColourName];
  least: 4.5 | 3;
}

type Key = Exclude<keyof Theme, 'paper'>;

/** The weakest combinations on the pages, by the theme colour that can improve them. */
const pairs: Readonly<Record<Key, readonly Pair[]>> = {
  ink: [
    { what: 'headings in `ink`', on: '`paper`', colours: ['ink', 'paper'], least: 4.5 },
    { what: 'small text, a lighter `ink`,', on: 'the shaded `paper`', colours: ['muted', 'mist'], least: 4.5 },
    { what: 'small text, a darker `paper`,', on: '`ink`', colours: ['onInkMuted', 'ink'], least: 4.5 },
  ],
  primary: [
    { what: 'links in `primary`', on: '`paper`', colours: ['primary', 'paper'], least: 4.5 },
    { what: 'links in `primary`', on: 'a pale ground', colours: ['primary', 'primaryPale'], least: 4.5 },
  ],
  accent: [
    { what: 'text', on: '`accent`', colours: ['onAccent', 'accent'], least: 4.5 },
    { what: 'text', on: '`accent` under the pointer', colours: ['onAccent', 'accentDeep'], least: 4.5 },
    { what: 'the focus ring in `accent`', on: '`ink`', colours: ['accent', 'ink'], least: 3 },
  ],
};

const keys = ['primary', 'accent', 'ink'] as const satisfies Key[];

/** Theme colours with too little contrast to their background. */
export const rule: Rule = {
  names: ['theme/contrast'],
  looksAt: ['site'],
  checkEntry: findPoorContrast,
};

function findPoorContrast(site: Entry): Finding[] {
  const configured = ([...keys, 'paper'] as const).flatMap((key) => {
    const colour = textAt(site, `/theme/${key}`);
    return colour === undefined ? [] : [[key, colour] as const];
  });
  if (configured.length === 0 || configured.some(([, colour]) => !/^#[\da-f]{6}$/i.test(colour))) return [];
  const theme: Theme = Object.fromEntries(configured);
  const palette = makePalette(theme);
  return keys.flatMap((key) => {
    const poor = pairs[key].find((pair) => !isEnough(pair, palette));
    if (!poor) return [];
    const nearest = nearestEnough(key, theme);
    const [colour, ground] = poor.colours.map((name) => palette[name]);
    const isGiven = theme[key] !== undefined;
    const more = ', the nearest colour with enough contrast';
    const words = {
      rule: 'theme/contrast',
      severity: 'warning',
      message: `The contrast of ${poor.what} on ${poor.on} is ${ratio(poor, palette).toFixed(2)}:1 (${colour} on ${ground}); ${poor.least}:1 is the least that everyone can see.`,
      fix: nearest
        ? isGiven
          ? { field: key, value: `'${nearest}'`, more }
          : `add \`${key}: '${nearest}'\`${more}`
        : 'choose `ink` and `paper` that differ more',
    } as const;
    return isGiven ? findingIn(site, `/theme/${key}`, words) : findingIn(site, '/theme', words, 'name');
  });
}

function ratio({ colours: [colour, ground] }: Pair, palette: Palette): number {
  return contrast(palette[colour], palette[ground]);
}

function isEnough(pair: Pair, palette: Palette): boolean {
  return ratio(pair, palette) >= pair.least;
}

/** The nearest lightness of the same hue that gives all pairs enough contrast. */
function nearestEnough(key: Key, theme: Theme): string | undefined {
  return nearestLightness(makePalette(theme)[key], (colour) => {
    const palette = makePalette({ ...theme, [key]: colour });
    return pairs[key].every((pair) => isEnough(pair, palette));
  });
}
