/** The drawings in light lines on ink: for pictures that are seen away from the site's paper. */
import { colour } from '../palette.ts';
import { styles, type Style, type StyleName, type Theme } from './styles.ts';
import { steelLine, tints } from './tints.ts';

const { accent, primary, ink } = colour;

/** What a colour of the drawings on paper becomes on ink; a shape keeps its place between light and dark. */
const fills: Readonly<Record<string, string>> = {
  none: 'none',
  [tints.paper]: '#17406f',
  [tints.mist]: '#1b4779',
  [tints.pale]: '#1f4d82',
  [tints.light]: '#245690',
  [tints.hollow]: '#0b2341',
  [tints.window]: '#3a74b3',
  [tints.steel]: '#2c5d93',
  [tints.blue]: '#245690',
  [tints.tyre]: '#33608f',
  [tints.knife]: '#5b8fca',
  [tints.dark]: '#4477ad',
  [tints.person]: '#34587f',
  [accent]: accent,
  [primary]: '#7fb2e8',
  [ink]: '#dce9f7',
};

const strokes: Readonly<Record<string, string>> = {
  none: 'none',
  [ink]: '#e6f0fb',
  [primary]: '#8fc1f2',
  [steelLine]: '#7398c2',
};

/** Backgrounds of pictures on paper, which the card's own ground replaces. */
const transparent: ReadonlySet<StyleName> = new Set(['wash', 'washTint', 'gridOnPaper']);

/** A colour that the tables do not name is taken for a body's or a contour's. */
function onInk(name: StyleName, style: Style): Style {
  if (transparent.has(name)) return { ...style, fill: 'none', stroke: 'none' };
  return { ...style, fill: fills[style.fill] ?? '#17406f', stroke: strokes[style.stroke] ?? '#e6f0fb' };
}

export const blueprintTheme: Theme = Object.fromEntries(
  Object.entries(styles).map(([name, style]) => [name, onInk(name as StyleName, style)]),
) as Record<StyleName, Style>;
