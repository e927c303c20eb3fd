import { toLab } from './colour-space.ts';
import { makePalette, type Theme } from './palette.ts';

/** The rule that every document begins with: the values of a maker's colours, which `src/site/theme.ts` names. */
export function colourRule(theme?: Theme): string {
  const palette = makePalette(theme);
  const values = Object.entries(palette).map(([name, value]) => `--${name}:${value}`);
  // On a dark paper what is light in a picture is the machine.
  values.push(`--blend:${toLab(palette.paper)[0] < toLab(palette.ink)[0] ? 'lighten' : 'darken'}`);
  return `:root{${values.join(';')}}`;
}
