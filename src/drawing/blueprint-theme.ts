/** The drawings in light lines on ink: for pictures that are seen away from the site's paper. */
import { amber, blueprint, ink, steelLine, styles, type Style, type StyleName, type Theme } from './styles.ts';

/** What a colour of the drawings on paper becomes on ink; a shape keeps its place between light and dark. */
const fills: Readonly<Record<string, string>> = {
  none: 'none',
  '#fff': '#17406f',
  '#f3f6f9': '#1b4779',
  '#e6eff8': '#1f4d82',
  '#dce8f4': '#245690',
  '#d3dfeb': '#0b2341',
  '#cfe0f2': '#3a74b3',
  '#c6d3e0': '#2c5d93',
  '#c9dbee': '#245690',
  '#b4c2d1': '#33608f',
  '#a9c1dc': '#5b8fca',
  '#8fa5bc': '#4477ad',
  '#d5dfe9': '#34587f',
  [amber]: amber,
  [blueprint]: '#7fb2e8',
  [ink]: '#dce9f7',
};

const strokes: Readonly<Record<string, string>> = {
  none: 'none',
  [ink]: '#e6f0fb',
  [blueprint]: '#8fc1f2',
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
