import DxfReader from 'dxf-parser';
import { beforeAll, describe, expect, it } from 'vitest';
import words from '../../schemas/defaults/words.json' with { type: 'json' };
import { measureMachine } from '../../src/drawing/arrangement/measure-machine.ts';
import { uncross } from '../../src/drawing/arrangement/parts-list.ts';
import { writeDxf } from '../../src/drawing/export/write-dxf.ts';
import { drawGeneralArrangement, type ArrangedSubject } from '../../src/drawing/general-arrangement.ts';
import { installedSpace } from '../../src/drawing/installed-space.ts';
import { listDrawnMachines } from '../../src/drawing/list-drawings.ts';
import { makeMachine } from '../../src/drawing/make-machine.ts';
import { englishReader } from '../figures/english-reader.ts';
import { loadFrozen } from '../frozen-catalogue.ts';
import { once } from './once.ts';
import { readSvg } from './svg-reader.ts';

const captions = {
  notToScale: 'Nicht maßstäblich',
  front: 'VORDERANSICHT',
  side: 'SEITENANSICHT',
  plan: 'DRAUFSICHT',
};
const sheet = { width: 1191, height: 842 };

let subjects: ArrangedSubject[];
beforeAll(async () => {
  subjects = listDrawnMachines(await loadFrozen()).map(({ subject }) => subject);
});

function subjectOf(id: string): ArrangedSubject {
  const subject = subjects.find((one) => one.id === id);
  if (!subject) throw new Error(`There is no ${id}`);
  return subject;
}

const measured = once((subject: ArrangedSubject) => measureMachine(makeMachine(subject), subject.figures));

function textsOfDxf(text: string): Map<string, { x: number; y: number }> {
  const entities = new DxfReader().parseSync(text)?.entities ?? [];
  return new Map(
    entities.flatMap((entity) =>
      'text' in entity && 'startPoint' in entity
        ? [[String(entity.text), entity.startPoint as { x: number; y: number }] as const]
        : [],
    ),
  );
}

describe('the views of a machine', () => {
  // The primary shredder shows its left end, the baler and the Rasper their right one.
  it.each(['sht6000', 'blt200', 'rasper', 'strip-cutter'])(
    'of %s stand in first-angle projection: what is seen from the left stands at the right, the plan below',
    (id) => {
      const subject = subjectOf(id);
      const machine = measured(subject);
      const other = machine.principal === 'front' ? 'side' : 'front';
      const fromLeft = machine.end === 'left';

      const { lettering } = readSvg(drawGeneralArrangement(subject, sheet, machine));
      const at = (view: 'front' | 'side' | 'plan') =>
        lettering.find(({ text }) => text.startsWith(words.drawing[view]));
      const [main, end, plan] = [at(machine.principal), at(other), at('plan')];
      if (!main || !end || !plan) throw new Error('A caption is missing');
      expect(end.x > main.x).toBe(fromLeft);
      expect(plan.y).toBeGreaterThan(main.y);

      const texts = textsOfDxf(writeDxf(machine, subject.name, '', captions));
      const [first, beside, below] = [captions[machine.principal], captions[other], captions.plan].map((caption) =>
        texts.get(caption),
      );
      if (!first || !beside || !below) throw new Error('A caption is missing');
      expect(beside.x > first.x).toBe(fromLeft);
      expect(below.y).toBeLessThan(first.y);
    },
  );
});

describe('the leaders of the balloons', () => {
  type Line = readonly [from: readonly [number, number], to: readonly [number, number]];
  const side = ([[ax, ay], [bx, by]]: Line, [x, y]: readonly [number, number]) =>
    Math.sign((bx - ax) * (y - ay) - (by - ay) * (x - ax));
  const cross = (a: Line, b: Line) => side(a, b[0]) !== side(a, b[1]) && side(b, a[0]) !== side(b, a[1]);

  it.each(['sht6000', 'blt200', 'blt150', 'rasper'])('of %s do not cross', (id) => {
    const points = measured(subjectOf(id))
      .parts.map(({ at: [x, y] }) => ({ x, y: -y }))
      .toSorted((a, b) => a.x - b.x);
    const places = points.map((_, index) => (points[0]?.x ?? 0) + index * 300);
    const lines = uncross(points, places, -8000).map(({ x, y }, index): Line => [
      [places[index] ?? 0, -8000],
      [x, y],
    ]);
    expect(lines.flatMap((line, i) => lines.slice(i + 1).filter((other) => cross(line, other)))).toEqual([]);
  });
});

describe('the size as installed', () => {
  it('is drawn and described where power pack, walkway and belt need more than the machine', () => {
    const { texts, description } = readSvg(drawGeneralArrangement(subjectOf('sht6000'), sheet));
    expect(texts).toEqual(expect.arrayContaining(['5000', '1540', '4555', '(5250)', '(4735)']));
    expect(texts).toContain(`${words.drawing.plan} – ${words.drawing.installed}`);
    expect(description).toContain('Size as installed, L×W×H, indicative: 5250 × 4735 × 4555 mm');
  });

  it('is left out where the tables do not state the size of the machine, or nothing stands beside it', () => {
    expect(readSvg(drawGeneralArrangement(subjectOf('blt150'), sheet)).texts.join()).not.toContain('(');
    const size = [englishReader.read('Overall size', '600 x 600 x 1350 mm')];
    const mixer = makeMachine({ name: 'MX15', machine: 'generic', figures: size });
    expect(installedSpace(mixer, size)).toMatchObject({ machine: [600, 600, 1350], installed: undefined });
  });
});

describe('the CAD file', () => {
  it.each(['Größe Ü5', 'مضخة 20', '압축기 300'])('has the letters of %s', (name) => {
    const text = writeDxf(measured(subjectOf('blt150')), name.normalize('NFD'), 'غلاف تقريبي وليس للتصنيع', captions);
    expect(text).toMatch(/^[\r\n -~]*$/);
    const letters = [...textsOfDxf(text).keys()].map((read) =>
      read.replaceAll(/\\U\+([0-9A-F]{4})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16))),
    );
    expect(letters).toEqual(
      expect.arrayContaining([name.normalize('NFC'), 'غلاف تقريبي وليس للتصنيع', 'VORDERANSICHT', 'DRAUFSICHT']),
    );
  });
});
