/** What is wrong with the lettering of a drawing, by the widths that the drawings themselves reckon with. */
import { textWidth } from '../../src/drawing/arrangement/text-width.ts';
import type { Lettering, ReadSvg } from './svg-reader.ts';

interface Rectangle {
  text: string;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

function rectangleOf({ text, x, y, size, anchor, turned }: Lettering): Rectangle {
  const width = textWidth(text, size);
  const shift = { start: 0, middle: width / 2, end: width }[anchor] ?? 0;
  const [ascent, descent] = [size * 0.72, size * 0.05];
  return turned
    ? { text, left: x - ascent, right: x + descent, top: y - width + shift, bottom: y + shift }
    : { text, left: x - shift, right: x - shift + width, top: y - ascent, bottom: y + descent };
}

export function faultsOf({ width, height, points, lettering }: ReadSvg): string[] {
  const boxes = lettering.map(rectangleOf);
  const problems = boxes
    .filter(({ left, right, top, bottom }) => left < 0 || top < 0 || right > width || bottom > height)
    .map(({ text }) => `${text} leaves the sheet`);
  boxes.forEach((a, index) => {
    for (const b of boxes.slice(index + 1)) {
      const apart = a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top;
      if (!apart) problems.push(`${a.text} overlaps ${b.text}`);
    }
  });
  if (points.some(([x, y]) => x < -0.5 || y < -0.5 || x > width + 0.5 || y > height + 0.5))
    problems.push('a line leaves the sheet');
  return problems;
}
