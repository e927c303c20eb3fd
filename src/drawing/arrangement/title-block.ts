import { outline } from '../body/outlines.ts';
import type { Box, Scene, Step } from '../scene.ts';
import { type PaperFormat, titleRows } from './paper-format.ts';
import { fitText } from './text-width.ts';
import { fill, type DrawingWords } from '../../catalogue/words.ts';

/** `ratio` is undefined if the drawing is not to scale or the sheet has no A format. */
interface TitleData {
  name: string;
  kind: string;
  brand: string;
  toScale: boolean;
  /** N of the printed scale 1 : N. */
  ratio?: number | undefined;
  /** Pixels per millimetre. */
  scale: number;
}

type Labels = DrawingWords['drawing'];

/** Draws the title block: brand, name, kind, scale, scale bar, projection symbol, sheet number and disclaimer. */
export function drawTitleBlock(scene: Scene, data: TitleData, format: PaperFormat, labels: Labels): void {
  const { title } = format;
  scene
    .rect('halo', title.x, title.y, title.width, title.height)
    .rect('rule', title.x, title.y, title.width, title.height);
  if (format.compact) drawCompact(scene, data, format, labels);
  else drawCells(scene, data, format, labels);
}

function drawCompact(scene: Scene, data: TitleData, { title, letter }: PaperFormat, labels: Labels): void {
  const [left, right] = [title.x + letter * 0.6, title.x + title.width - letter * 0.6];
  const half = title.height / 2;
  scene.line('extension', title.x, title.y + half, title.x + title.width, title.y + half);
  const base = title.y + half * 0.5 + letter * 0.4;
  const name = fitText(data.name, letter * 1.2, letter, (right - left) * 0.62);
  scene.text('lettering', left, base, name.size, name.text, 'start');
  const kind = fitText(data.kind, letter * 0.95, letter * 0.86, (right - left) * 0.36);
  scene.text('letteringQuiet', right, base, kind.size, kind.text, 'end');
  const lower = base + half;
  const small = letter * 0.9;
  if (data.toScale) {
    const room = (right - left) * 0.44;
    const bar = scaleBar(data.scale, room - letter * 4);
    drawBar(scene, left, lower - letter * 0.75, bar.step * data.scale, letter * 0.5);
    scene.text('letteringQuiet', left + 2 * bar.step * data.scale + letter * 0.6, lower, small, bar.label, 'start');
  } else scene.text('letteringQuiet', left, lower, small, labels.noScale, 'start');
  const note = fitText(labels.notice, small, letter * 0.8, (right - left) * 0.54);
  scene.text('letteringQuiet', right, lower, note.size, note.text, 'end');
}

interface Cell {
  label: string;
  /** In font sizes. */
  width: number;
  draw: (box: Box, base: number) => void;
}

function drawCells(scene: Scene, data: TitleData, format: PaperFormat, labels: Labels): void {
  const { title, letter } = format;
  const value =
    (text: string, size = 1.15) =>
    (box: Box, base: number): void => {
      const fitted = fitText(text, letter * size, letter * 0.8, box.width - letter * 1.4);
      scene.text('lettering', box.x + letter * 0.7, base, fitted.size, fitted.text, 'start');
    };
  const bar = scaleBar(data.scale, letter * 9);
  const scale =
    data.ratio === undefined ? labels.asScaleBar : fill(labels.ratio, { ratio: data.ratio, paper: format.paper.name });
  const cells: Cell[] = [
    { label: labels.dimensions, width: 8.4, draw: value('mm') },
    { label: labels.scale, width: 10.5, draw: value(data.toScale ? scale : labels.noScale) },
    ...(data.toScale
      ? [
          {
            label: fill(labels.scaleBar, { length: bar.label }),
            width: 13,
            draw: ({ x }: Box, base: number): void =>
              drawBar(scene, x + letter * 0.7, base - letter * 0.62, bar.step * data.scale, letter * 0.55),
          },
        ]
      : []),
    {
      label: labels.projection,
      width: 8.6,
      draw: ({ x }, base) => firstAngle(scene, x + letter * 0.8, base - letter * 0.42, letter),
    },
    // A document that embeds the drawing numbers its own pages.
    ...(format.paper.isPart ? [] : [{ label: labels.sheet, width: 5.2, draw: value('1 / 1') }]),
    { label: labels.arrangement, width: 17.2, draw: value(labels.notice, 1) },
  ];
  const fixed = cells.reduce((sum, { width }) => sum + width * letter, 0);
  const rows = titleRows(format.width, letter);
  const height = title.height / rows;
  const first = { ...title, height, width: rows === 1 ? title.width - fixed : title.width };
  const nameWidth = first.width * 0.6;
  drawCell(scene, { ...first, width: nameWidth }, data.brand.toUpperCase(), value(data.name, 1.75), letter);
  drawCell(
    scene,
    { ...first, x: first.x + nameWidth, width: first.width - nameWidth },
    labels.machine,
    value(data.kind),
    letter,
  );
  let x = rows === 1 ? first.x + first.width : title.x;
  const y = title.y + title.height - height;
  if (rows === 2) scene.line('extension', title.x, y, title.x + title.width, y);
  const stretch = rows === 1 ? 1 : title.width / fixed;
  cells.forEach((cell) => {
    const width = cell.width * letter * stretch;
    drawCell(scene, { x, y, width, height }, cell.label, cell.draw, letter);
    x += width;
  });
}

function drawCell(scene: Scene, box: Box, label: string, draw: Cell['draw'], letter: number): void {
  scene.line('extension', box.x, box.y, box.x, box.y + box.height);
  const fitted = fitText(label, letter * 0.78, letter * 0.62, box.width - letter * 1.4);
  scene.text('letteringQuiet', box.x + letter * 0.7, box.y + letter * 1.35, fitted.size, fitted.text, 'start');
  draw(box, box.y + letter * 3.3);
}

/** The largest step of 1, 2 or 5 times a power of ten that fits twice. */
function scaleBar(scale: number, room: number): { step: number; label: string } {
  const most = room / 2 / scale;
  const power = 10 ** Math.floor(Math.log10(most));
  const step = ([5, 2, 1].find((factor) => factor * power <= most) ?? 1) * power;
  const whole = 2 * step;
  return { step, label: whole >= 1000 ? `${whole / 1000} m` : `${whole} mm` };
}

function drawBar(scene: Scene, x: number, y: number, step: number, height: number): void {
  scene.rect('arrow', x, y, step, height).rect('rule', x, y, 2 * step, height);
}

/** The symbol of first-angle projection (ISO 5456-2): a truncated cone, and its view from the small end. */
function firstAngle(scene: Scene, x: number, y: number, letter: number): void {
  const r = letter * 0.72;
  const [long, circles] = [letter * 2, x + letter * 3.6];
  scene.poly('rule', outline(x, y - r * 0.5, x + long, y - r, x + long, y + r, x, y + r * 0.5));
  scene.circle('rule', circles, y, r).circle('rule', circles, y, r * 0.5);
  scene.line('leader', x - letter * 0.3, y, circles + r + letter * 0.3, y);
}

/** Draws paper, grid, frame, and the frame's zone letters and numbers. */
export function drawFrame(scene: Scene, format: PaperFormat): void {
  const { frame, letter, compact, width, height } = format;
  const [right, bottom] = [frame.x + frame.width, frame.y + frame.height];
  scene.rect('paper', 0, 0, width, height);
  if (!compact) {
    const grid: Step[] = [];
    const step = letter * 2.5;
    for (let x = frame.x + step; x < right - 1; x += step) grid.push(['M', x, frame.y], ['L', x, bottom]);
    for (let y = frame.y + step; y < bottom - 1; y += step) grid.push(['M', frame.x, y], ['L', right, y]);
    scene.path('grid', grid);
    drawZones(scene, format);
  }
  scene.rect('frame', frame.x, frame.y, frame.width, frame.height);
}

function drawZones(scene: Scene, { frame, letter }: PaperFormat): void {
  const [right, bottom] = [frame.x + frame.width, frame.y + frame.height];
  const tick = letter * 0.7;
  const size = letter * 0.8;
  const ticks: Step[] = [];
  const columns = 8;
  const rows = 6;
  for (let i = 0; i < columns; i += 1) {
    const x = frame.x + (frame.width * i) / columns;
    if (i > 0) ticks.push(['M', x, frame.y], ['L', x, frame.y - tick], ['M', x, bottom], ['L', x, bottom + tick]);
    const middle = x + frame.width / columns / 2;
    for (const base of [frame.y - letter * 0.6, bottom + letter * 1.2])
      scene.text('letteringQuiet', middle, base, size, String(i + 1));
  }
  for (let i = 0; i < rows; i += 1) {
    const y = frame.y + (frame.height * i) / rows;
    if (i > 0) ticks.push(['M', frame.x, y], ['L', frame.x - tick, y], ['M', right, y], ['L', right + tick, y]);
    const middle = y + frame.height / rows / 2 + size * 0.36;
    for (const x of [frame.x - letter, right + letter])
      scene.text('letteringQuiet', x, middle, size, 'ABCDEF'.charAt(i));
  }
  scene.path('thin', ticks);
}
