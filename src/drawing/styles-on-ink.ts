/** The drawings in light lines on ink: for pictures that are seen away from the site's paper. */
import { makePalette, makeShade, type Theme } from '../look/palette.ts';
import { makeStyles, type Style, type StyleName, type Styles } from './styles.ts';
import { makeTints } from './tints.ts';

/** Backgrounds of pictures on paper, which the card's own ground replaces. */
const transparent: ReadonlySet<string> = new Set<StyleName>(['wash', 'washTint', 'gridOnPaper']);

/**
 * What a colour of the drawings on paper becomes on ink: a shape keeps its place between light and dark. A colour that
 * the tables do not name is taken for a body's or a contour's.
 */
export function makeStylesOnInk(theme?: Theme): Styles {
  const palette = makePalette(theme);
  const { ink, primary, accent } = palette;
  const tints = makeTints(palette);
  const shade = makeShade(theme);
  const [body, contour] = [shade('#17406f', 'ink', 'primary'), shade('#e6f0fb', 'paper', 'ink')];
  const fills = new Map([
    ['none', 'none'],
    [tints.paper, body],
    [tints.mist, shade('#1b4779', 'ink', 'primary')],
    [tints.pale, shade('#1f4d82', 'ink', 'primary')],
    [tints.light, shade('#245690', 'ink', 'primary')],
    [tints.hollow, shade('#0b2341', 'ink', 'black')],
    [tints.window, shade('#3a74b3', 'primary', 'paper')],
    [tints.steel, shade('#2c5d93', 'ink', 'paper')],
    [tints.blue, shade('#245690', 'ink', 'primary')],
    [tints.tyre, shade('#33608f', 'ink', 'paper')],
    [tints.knife, shade('#5b8fca', 'primary', 'paper')],
    [tints.dark, shade('#4477ad', 'primary', 'paper')],
    [tints.person, shade('#34587f', 'ink', 'paper')],
    [accent, accent],
    [primary, shade('#7fb2e8', 'primary', 'paper')],
    [ink, shade('#dce9f7', 'paper', 'ink')],
  ]);
  const strokes = new Map([
    ['none', 'none'],
    [ink, contour],
    [primary, shade('#8fc1f2', 'primary', 'paper')],
    [tints.steelLine, shade('#7398c2', 'ink', 'paper')],
  ]);
  const onInk = (name: string, style: Style): Style =>
    transparent.has(name)
      ? { ...style, fill: 'none', stroke: 'none' }
      : { ...style, fill: fills.get(style.fill) ?? body, stroke: strokes.get(style.stroke) ?? contour };
  const styles = Object.entries(makeStyles(theme)).map(([name, style]) => [name, onInk(name, style)]);
  return Object.fromEntries(styles) as Record<StyleName, Style>;
}
