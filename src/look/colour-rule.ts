import { makePalette, type Theme } from './palette.ts';

/** The rule that every document begins with: the values of a maker's colours, which `src/site/theme.ts` names. */
export function colourRule(theme?: Theme): string {
  const values = Object.entries(makePalette(theme)).map(([name, value]) => `--${name}:${value}`);
  return `:root{${values.join(';')}}`;
}
