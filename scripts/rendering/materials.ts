/** What the things of a rendering are made of. Colours are those of the site's theme, in linear light. */
import { colour } from '../../src/site/theme.ts';

export interface Material {
  /** Share of red, green and blue that is thrown back in all directions. */
  colour: readonly [number, number, number];
  /** 0 a mirror … 1 dull: how far reflections are spread. */
  roughness: number;
  /** Of bare metal: all light is reflected, in its colour. */
  isMetal: boolean;
  /** Reflection straight on: 0.04 for paint and rubber; less for a dull floor. */
  gloss: number;
  /** Light of its own, for lamps. */
  glow: number;
}

/** `#1d5a9e` in linear light (IEC 61966-2-1). */
function linear(hex: string): [number, number, number] {
  const channel = (at: number) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [channel(1), channel(3), channel(5)];
}

const paint = (hex: string, roughness = 0.22): Material => ({
  colour: linear(hex),
  roughness,
  isMetal: false,
  gloss: 0.045,
  glow: 0,
});
const metal = (hex: string, roughness: number): Material => ({ ...paint(hex, roughness), isMetal: true });

/** All materials; a triangle names one by its place in this list. */
export const materials: readonly Material[] = [
  { ...paint('#f1f4f8'), gloss: 0 },
  paint(colour.blueprint),
  paint('#16406f'),
  paint('#dbe4ed', 0.3),
  metal('#c9ced4', 0.18),
  metal('#8d959d', 0.38),
  { ...paint('#26282b', 0.55), gloss: 0.035 },
  paint(colour.amber, 0.3),
  paint('#1a1e24', 0.4),
  metal('#a7adb3', 0.3),
  { ...paint('#b98a52', 0.7), gloss: 0.02 },
  { ...paint('#39a36b'), glow: 0.5 },
  paint('#c43c2e'),
  { ...paint('#9fd0ff', 0.1), glow: 0.35 },
];

/** Names for the places in the list. */
export const made = {
  floor: 0,
  frame: 1,
  dark: 2,
  pale: 3,
  chrome: 4,
  steel: 5,
  rubber: 6,
  amber: 7,
  black: 8,
  wire: 9,
  wood: 10,
  green: 11,
  red: 12,
  screen: 13,
} as const;
