import { toLab } from './colour-space.ts';
import { makePalette, type Theme } from './palette.ts';

/** The CSS rule at the start of every document: values of the custom properties that `src/ui/theme.ts` names. */
export function colourRule(theme?: Theme): string {
  const palette = makePalette(theme);
  const values = Object.entries(palette).map(([name, value]) => `--${name}:${value}`);
  // Merges a picture's background with the paper (mix-blend-mode): on dark paper the machine is the lighter one.
  values.push(`--blend:${toLab(palette.paper)[0] < toLab(palette.ink)[0] ? 'lighten' : 'darken'}`);
  return `:root{${values.join(';')}}`;
}
