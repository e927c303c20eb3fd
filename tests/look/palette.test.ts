import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { projectDir } from '../../scripts/lib/build-settings.ts';
import { channels, contrast, fromLab, nearestLightness, toLab } from '../../src/look/colour-space.ts';
import { colourRule, makePalette, makeShade, reference, type Palette } from '../../src/look/palette.ts';

/** Lightness, chroma and hue in degrees. */
function lookOf(hex: string): { lightness: number; chroma: number; hue: number } {
  const [lightness, a, b] = toLab(hex);
  return { lightness, chroma: Math.hypot(a, b), hue: (Math.atan2(b, a) * 180) / Math.PI };
}

/** Degrees between the hues of two colours. */
function turn(one: string, other: string): number {
  const degrees = Math.abs(lookOf(one).hue - lookOf(other).hue);
  return Math.min(degrees, 360 - degrees);
}

describe('the palette', () => {
  it('of a maker without a theme is the reference', () => {
    expect(makePalette()).toEqual(reference);
    expect(makePalette({ primary: reference.primary })).toEqual(reference);
  });

  it('of a dark paper lets pictures lighten it, where those on a light one darken it', () => {
    expect(colourRule({ paper: '#101418', ink: '#f4f6f8' })).toContain('--blend:lighten');
    expect(colourRule({ paper: '#fdfcf8', ink: '#15261e' })).toContain('--blend:darken');
  });

  it('holds the colours that the maker gives unchanged, in the letters that it gave', () => {
    const theme = { primary: '#0A5a3C', accent: '#123456', ink: '#777777', paper: '#FFFDF8' };
    expect(makePalette(theme)).toMatchObject(theme);
  });

  it('of a maker with four own colours has none of the reference colours except those of messages', () => {
    const own = makePalette({ primary: '#0a5a3c', accent: '#f47b45', ink: '#15261e', paper: '#fdfcf8' });
    const others: ReadonlySet<string> = new Set(Object.values(reference));
    const same = Object.entries(own).filter(([, colour]) => others.has(colour));
    expect(same.map(([name]) => name)).toEqual(['error', 'success']);
  });

  it('without an ink colour, derives one from the primary colour’s hue, as dark as the reference’s', () => {
    const { ink } = makePalette({ primary: '#d8202f' });
    expect(lookOf(ink).lightness).toBeCloseTo(lookOf(reference.ink).lightness, 2);
    expect(turn(ink, '#d8202f')).toBeLessThan(15);
  });

  it('has greys without a hue where ink and paper have none', () => {
    const { mist, line, lineStrong, muted, text, inkDeep } = makePalette({ ink: '#222222' });
    for (const grey of [mist, line, lineStrong, muted, text, inkDeep]) expect(new Set(channels(grey)).size).toBe(1);
  });

  it.each(['#0a5a3c', '#8a1538', '#5b2d8e', '#b04a00'])('of %s keeps pale, usual and deep apart', (primary) => {
    const palette = makePalette({ primary });
    const levels = (['primaryPale', 'primary', 'primaryDeep'] as const).map((name) => lookOf(palette[name]).lightness);
    expect(levels).toEqual(levels.toSorted((a, b) => b - a));
    expect(turn(palette.primaryPale, primary)).toBeLessThan(20);
  });

  it('writes on the accent in ink or in paper, whichever is read better', () => {
    const onAccent = (accent: string): string => makePalette({ accent }).onAccent;
    expect(onAccent('#ffd100')).toBe(reference.ink);
    expect(onAccent('#7a0019')).toBe(reference.paper);
  });

  it('on dark paper has messages that are read there', () => {
    const dark = makePalette({ paper: '#14181c', ink: '#f0f0f0', primary: '#7fb2e8' });
    const pairs: [keyof Palette, keyof Palette][] = [
      ['error', 'paper'],
      ['error', 'errorPale'],
      ['success', 'successPale'],
      ['text', 'mist'],
      ['muted', 'mist'],
    ];
    for (const [text, ground] of pairs) expect(contrast(dark[text], dark[ground])).toBeGreaterThan(4.5);
  });
});

describe('a shade', () => {
  it('is the reference’s own colour for a maker without a theme', () => {
    expect(makeShade()('#17406f', 'ink', 'primary')).toBe('#17406f');
    expect(makeShade()('#0b2341', 'ink', 'black')).toBe('#0b2341');
  });
});

describe('a colour as numbers', () => {
  it('becomes the same colour again', () => {
    for (const colour of ['#000000', '#ffffff', '#ff0000', '#00ff00', '#0000ff', '#0a5a3c', '#f5a623'])
      expect(fromLab(toLab(colour))).toBe(colour);
  });

  it('stays one that a screen shows: as light, paler where it has to be', () => {
    const [, a, b] = toLab('#ff0000');
    const shown = fromLab([0.9, a, b]);
    expect(lookOf(shown).lightness).toBeCloseTo(0.9, 1);
    expect(lookOf(shown).chroma).toBeLessThan(Math.hypot(a, b));
    expect(turn(shown, '#ff0000')).toBeLessThan(6);
  });

  it('has the contrast that WCAG gives it', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
    expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
  });

  it('is changed no more than it takes', () => {
    const enough = (colour: string): boolean => contrast(colour, '#ffffff') >= 4.5;
    expect(nearestLightness('#0a5a3c', enough)).toBe('#0a5a3c');
    const nearest = nearestLightness('#58b087', enough) ?? '';
    expect(contrast(nearest, '#ffffff')).toBeGreaterThanOrEqual(4.5);
    expect(contrast(nearest, '#ffffff')).toBeLessThan(4.7);
    expect(nearestLightness('#58b087', () => false)).toBeUndefined();
  });
});

test('colours are defined in src/look only', () => {
  const names = globSync('src/**/*.{ts,tsx}', { cwd: projectDir }).filter(
    (name) => !/^src\/(?:look|generated)\//.test(name),
  );
  const colour =
    /(?<=['"`\s:(,])(?:#(?:[\da-f]{3,4}){1,2}(?=['"`;,)\s])|(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch)\()|(?<=(?:color|background|border|outline|shadow|fill|stroke)[\w-]*(?:: ?|=)['"]?(?:[\w. ]+ )?)(?:black|white|gr[ae]y|silver|red|green|blue|yellow|orange|navy)\b/gi;
  const found = names.flatMap((name) => {
    const text = readFileSync(path.join(projectDir, name), 'utf8');
    return [...text.matchAll(colour)].map(([sign]) => `${name}: take ${sign} from src/look, or theme.ts in components`);
  });
  expect(names.length).toBeGreaterThan(500);
  expect(found).toEqual([]);
});
