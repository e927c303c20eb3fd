import type { ShownFigure } from '../../figures/show.ts';
import { svgNumber } from '../svg.ts';
import type { CardColours } from '../../look/drawn-colours.ts';
import { card, inner, type ShareCard } from './card-look.ts';
import { textLine, textLines } from './card-text.ts';
import { fitLines, type FittedText, type MeasureText, type TextRoom } from './fit-text.ts';

const gap = 64;
const valueSizes = [40, 37, 34, 31, 28, 26] as const;
const labelSize = 20;
const tracking = 2;
/** Minimum width of the text beside figures. */
const minTextWidth = 420;

interface Column {
  figure: ShownFigure;
  width: number;
}

/** Draws the lower band: key figures, and the text if there is space. */
export function drawBand({ figures, text }: ShareCard, colours: CardColours, measure: MeasureText): string {
  const shown = figures.slice(0, 3);
  if (shown.length === 0) return placeText(fitLines(text, textRoom(inner), measure), card.side, colours, measure);
  const { size, columns } = layColumns(shown, measure);
  const used = columns.reduce((sum, { width }) => sum + width + gap, 0);
  const left = inner - used;
  const beside = shown.length < 3 && left >= minTextWidth ? fitBeside(text, left, measure) : undefined;
  // Distribute the remaining space, so that three figures fill the band.
  const spare = beside ? 0 : Math.max(0, (left + gap) / 3);
  const pieces: string[] = [];
  let x: number = card.side;
  for (const { figure, width } of columns) {
    if (x > card.side) pieces.push(drawRule(x, colours));
    pieces.push(drawFigure(figure, x, width, size, colours, measure));
    x += width + gap + spare;
  }
  if (beside) pieces.push(drawRule(x, colours), placeText(beside, x, colours, measure));
  return pieces.join('');
}

/** Fits column widths to their content at the largest possible font size; else columns of equal width. */
function layColumns(figures: readonly ShownFigure[], measure: MeasureText): { size: number; columns: Column[] } {
  const room = inner - gap * (figures.length - 1);
  for (const size of valueSizes) {
    const columns = figures.map((figure) => {
      const label = measure(figure.label.toUpperCase(), 600) * labelSize + figure.label.length * tracking;
      return { figure, width: Math.max(label, measure(figure.value, 600) * size) };
    });
    if (columns.reduce((sum, { width }) => sum + width, 0) <= room) return { size, columns };
  }
  return { size: 26, columns: figures.map((figure) => ({ figure, width: room / figures.length })) };
}

function drawRule(x: number, colours: CardColours): string {
  return `<path stroke="${colours.line}" stroke-width="2" d="M${svgNumber(x - gap / 2)} 506v86"/>`;
}

function drawFigure(
  { label, value }: ShownFigure,
  x: number,
  width: number,
  size: number,
  colours: CardColours,
  measure: MeasureText,
): string {
  // One pixel of tolerance, so that a column exactly as wide as its text fits it.
  const room = { width: width + 1, weight: 600 } as const;
  const tracked: MeasureText = (text, weight) => measure(text, weight) + (text.length * tracking) / labelSize;
  const above = fitLines(label.toUpperCase(), { ...room, steps: [{ size: labelSize, lines: 1 }] }, tracked);
  const steps = [
    { size, lines: 1 },
    { size: 24, lines: 2 },
  ] as const;
  const fitted = fitLines(value, { ...room, steps }, measure);
  const first = fitted.lines.length > 1 ? 562 : 578;
  return (
    textLine(
      { x, y: 528, size: labelSize, weight: 600, fill: colours.sky, text: above.lines[0] ?? '', tracking },
      measure,
    ) + textLines(fitted, { x, y: first, leading: 1.2, weight: 600, fill: colours.light }, measure)
  );
}

function textRoom(width: number): TextRoom {
  const steps = [
    { size: 30, lines: 2 },
    { size: 26, lines: 3 },
  ] as const;
  return { width, weight: 500, steps };
}

/** Undefined if the text does not fit completely. */
function fitBeside(text: string, width: number, measure: MeasureText): FittedText | undefined {
  const fitted = fitLines(text, textRoom(width), measure);
  return text === '' || fitted.isCut ? undefined : fitted;
}

/** Places the text vertically centred in the band. */
function placeText(fitted: FittedText, x: number, colours: CardColours, measure: MeasureText): string {
  const middle = (card.bandTop + card.height - card.rule) / 2;
  const first = middle + fitted.size * (0.34 - ((fitted.lines.length - 1) * 1.3) / 2);
  return textLines(fitted, { x, y: first, leading: 1.3, weight: 500, fill: colours.pale }, measure);
}
