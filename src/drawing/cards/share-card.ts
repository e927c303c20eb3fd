/** The image of a shared link: a drawing on a blueprint grid, with title and key figures. */
import type { Theme } from '../../look/palette.ts';
import { type Box, Scene } from '../scene.ts';
import { svgNumber, toGroup } from '../svg.ts';
import { drawBand } from './card-band.ts';
import { makeCardColours, type CardColours } from '../../look/drawn-colours.ts';
import { card as layout, inner, paper, type ShareCard } from './card-look.ts';
import { textLine, textLines } from './card-text.ts';
import { fitLines, type MeasureText, type TextRoom } from './fit-text.ts';
import type { Exhibit } from '../../catalogue/media/exhibits.ts';
import { drawGround } from '../props.ts';
import { exhibitDrawer } from '../scenes/exhibits.ts';
import { makeStylesOnInk } from '../styles.ts';

/** `logo.href` is a `data:` URL of a logo for dark backgrounds; without a logo the card shows the name. */
export interface CardBrand {
  name: string;
  logo: { href: string; width: number; height: number } | undefined;
  theme?: Theme | undefined;
}

/** A row of machines goes below the title. */
const below: Box = { x: layout.side, y: 270, width: inner, height: 178 };

const nameSteps: TextRoom['steps'] = [
  { size: 38, lines: 1 },
  { size: 32, lines: 1 },
  { size: 26, lines: 1 },
];

/** `top` is the baseline of the line above the title. */
interface TitlePlace {
  top: number;
  width: number;
  steps: TextRoom['steps'];
}

const titleSteps: TextRoom['steps'] = [
  { size: 104, lines: 1 },
  { size: 88, lines: 1 },
  { size: 76, lines: 2 },
  { size: 64, lines: 3 },
  { size: 52, lines: 4 },
  { size: 42, lines: 5 },
];

const wideTitleSteps: TextRoom['steps'] = [
  { size: 60, lines: 1 },
  { size: 52, lines: 1 },
  { size: 44, lines: 1 },
  { size: 36, lines: 2 },
];

/** Draws the card as an SVG document of 1200 × 630. */
export function drawShareCard(card: ShareCard, brand: CardBrand, measure: MeasureText): string {
  const { kind } = card.drawing;
  const isRow = kind === 'row';
  const title = isRow ? { top: 166, width: inner, steps: wideTitleSteps } : { top: 188, width: 512, steps: titleSteps };
  const { width, height } = layout;
  const colours = makeCardColours(brand.theme);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
    drawGrid(colours) +
    (kind === 'picture' ? drawPaper(colours) : '') +
    (card.drawing.kind === 'row' ? drawRow(card.drawing.machines, brand.theme) : '') +
    drawBrand(brand, colours, measure) +
    drawTitle(card, title, colours, measure) +
    drawBand(card, colours, measure) +
    `</svg>\n`
  );
}

/** Grid lines lie on half pixels, so that each is one pixel wide. */
function drawGrid({ ground, band, grid, line, accent }: CardColours): string {
  const { width, height, bandTop, rule } = layout;
  const strokes: string[] = [];
  for (let x = 30.5; x < width; x += 30) strokes.push(`M${x} 0v${bandTop}`);
  for (let y = 28.5; y < bandTop; y += 30) strokes.push(`M0 ${y}h${width}`);
  const bar = (fill: string, y: number, tall: number) =>
    `<rect fill="${fill}" x="0" y="${y}" width="${width}" height="${tall}"/>`;
  return [
    bar(ground, 0, bandTop),
    `<path fill="none" stroke="${grid}" d="${strokes.join('')}"/>`,
    bar(band, bandTop, height - bandTop),
    bar(line, bandTop, 2),
    bar(accent, height - rule, rule),
  ].join('');
}

function drawPaper({ light }: CardColours): string {
  const { x, y, width, height } = paper;
  return `<rect fill="${light}" x="${x}" y="${y}" width="${width}" height="${height}"/>`;
}

function drawBrand({ name, logo }: CardBrand, { light }: CardColours, measure: MeasureText): string {
  if (!logo) {
    const fitted = fitLines(name, { width: 516, weight: 700, steps: nameSteps }, measure);
    const look = { x: layout.side, y: 96, leading: 1, weight: 700, fill: light } as const;
    return textLines(fitted, look, measure);
  }
  const { width, height } = fitLogo(logo);
  return (
    `<image x="${layout.side - 6}" y="${svgNumber(84 - height / 2)}" width="${svgNumber(width)}" ` +
    `height="${svgNumber(height)}" href="${logo.href}"/>`
  );
}

/** The size of a logo on the card, in pixels. */
export function fitLogo({ width, height }: { width: number; height: number }): { width: number; height: number } {
  const scale = Math.min(54 / height, 320 / width);
  return { width: width * scale, height: height * scale };
}

/** The kicker in spaced capitals, and the title below it in a size that fits. */
function drawTitle(
  { kicker, title }: ShareCard,
  place: TitlePlace,
  { sky, light }: CardColours,
  measure: MeasureText,
): string {
  const { top, width, steps } = place;
  const tracking = 2.6;
  const size = 20;
  const tracked: MeasureText = (text, weight) => measure(text, weight) + (text.length * tracking) / size;
  const above = fitLines(kicker.toUpperCase(), { width, weight: 600, steps: [{ size, lines: 1 }] }, tracked);
  const fitted = fitLines(title, { width, weight: 700, steps }, measure);
  return (
    textLine({ x: layout.side, y: top, size, weight: 600, fill: sky, text: above.lines[0] ?? '', tracking }, measure) +
    textLines(
      fitted,
      { x: layout.side, y: top + 16 + fitted.size * 0.86, leading: 1.08, weight: 700, fill: light },
      measure,
    )
  );
}

/** Draws machines on a ground line, in light lines. */
function drawRow(machines: readonly Exhibit[], theme?: Theme): string {
  const picture = new Scene();
  drawGround(picture, below.x, layout.width - layout.side, below.y + below.height, 14);
  const drawExhibit = exhibitDrawer();
  const gap = 24;
  const width = (below.width - gap * (machines.length - 1)) / Math.max(1, machines.length);
  machines.forEach((machine, index) => {
    drawExhibit(picture, machine, { ...below, x: below.x + index * (width + gap), width });
  });
  return toGroup(picture, { weight: 1.44, styles: makeStylesOnInk(theme) });
}
