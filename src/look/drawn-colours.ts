/** Colours of what is drawn besides the palette: materials of machines, machines on ink, share cards. */
import { makePalette, makeShade, reference, type Shade, type Theme } from './palette.ts';

/** Of each material of a part, in the default palette. */
const materialColours = {
  paint: '#1f63ad',
  sheet: '#dfe5ec',
  base: '#173f6d',
  motor: '#5f7186',
  motorCover: '#44556b',
  steel: '#a3abb3',
  chrome: '#d5dade',
  galvanised: '#aab3bc',
  bolt: '#b3b9bf',
  knife: '#a9b4c1',
  guard: reference.accent,
  belt: '#2b2d31',
  rubber: '#2c2e32',
  panel: '#eef2f6',
  cabinet: '#e3e8ee',
  screen: '#8ec7f5',
  sign: reference.accent,
  red: '#cc3b2d',
  green: '#39a36b',
  hose: '#212429',
  black: '#1d2127',
  hollow: '#37434f',
  wire: '#c3c9cf',
  wood: '#bd9059',
  chips: '#34373c',
  plastics: '#7fb6cf',
  paper: '#c79b66',
  scrap: '#9aa3ab',
  person: '#a3b0bf',
} as const;

export type MaterialName = keyof typeof materialColours;

type Between = [from: Parameters<Shade>[1], to: Parameters<Shade>[2]];

/** Paints lie between two colours of the maker's palette. Steel, rubber and lamps do not follow it. */
const painted = new Map<string, Between>([
  ['paint', ['primary', 'paper']],
  ['base', ['ink', 'primary']],
  ['guard', ['accent', 'paper']],
  ['sign', ['accent', 'paper']],
  ...(['sheet', 'motor', 'motorCover', 'panel', 'cabinet', 'person'] as const).map((name): [MaterialName, Between] => [
    name,
    ['paper', 'ink'],
  ]),
]);

/** The colours of all materials in a maker's palette. */
export function makeMaterialColours(theme?: Theme): Record<MaterialName, string> {
  const shade = makeShade(theme);
  const colours = Object.entries(materialColours).map(([name, colour]) => {
    const between = painted.get(name);
    return [name, between ? shade(colour, ...between) : colour];
  });
  return Object.fromEntries(colours) as Record<MaterialName, string>;
}

/** The colours of machines on ink that differ from those on paper. */
export function makeInkColours(theme?: Theme) {
  const shade = makeShade(theme);
  return {
    paper: shade('#17406f', 'ink', 'primary'),
    mist: shade('#1b4779', 'ink', 'primary'),
    pale: shade('#1f4d82', 'ink', 'primary'),
    light: shade('#245690', 'ink', 'primary'),
    person: shade('#34587f', 'ink', 'paper'),
    hollow: shade('#0b2341', 'ink', 'black'),
    window: shade('#3a74b3', 'primary', 'paper'),
    steel: shade('#2c5d93', 'ink', 'paper'),
    tyre: shade('#33608f', 'ink', 'paper'),
    knife: shade('#5b8fca', 'primary', 'paper'),
    dark: shade('#4477ad', 'primary', 'paper'),
    ink: shade('#dce9f7', 'paper', 'ink'),
    inkLine: shade('#e6f0fb', 'paper', 'ink'),
    primaryLine: shade('#8fc1f2', 'primary', 'paper'),
    steelLine: shade('#7398c2', 'ink', 'paper'),
  };
}

export function makeCardColours(theme?: Theme) {
  const { ink, paper: light, accent, lineOnInk } = makePalette(theme);
  const shade = makeShade(theme);
  return {
    ground: ink,
    band: shade('#0b2341', 'ink', 'black'),
    grid: shade('#14345a', 'ink', 'paper'),
    line: lineOnInk,
    light,
    pale: shade('#c3d3e6', 'paper', 'ink'),
    sky: shade('#8fc1f2', 'primary', 'paper'),
    accent,
  };
}

export type CardColours = ReturnType<typeof makeCardColours>;
