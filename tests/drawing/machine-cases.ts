/** Machines of every family with usual figures, with none, and with figures beyond all bounds. */
import type { ViewId } from '../../src/catalogue/shown/parts.ts';
import { measureMachine, type MeasuredMachine } from '../../src/drawing/arrangement/measure-machine.ts';
import { drawMachine } from '../../src/drawing/draw-machine.ts';
import type { DrawnMachine } from '../../src/drawing/families/family.ts';
import type { MachineFamily } from '../../src/catalogue/catalogue.ts';
import { bodyKey, makeMachine as makeBody, type MachineSubject } from '../../src/drawing/make-machine.ts';
import type { Goods } from '../../src/drawing/figures.ts';
import { drawnFigures } from '../../src/catalogue/link/tables-of.ts';
import type { Figure } from '../../src/figures/figure.ts';
import { englishReader } from '../figures/english-reader.ts';
import { families } from '../../src/drawing/families/all-families.ts';
import words from '../../schemas/defaults/words.json' with { type: 'json' };
import { once } from './once.ts';

export { default as words } from '../../schemas/defaults/words.json' with { type: 'json' };

export const familyNames = Object.keys(families) as MachineFamily[];

const few: ReadonlySet<MachineFamily> = new Set(['primary-shredder', 'conveyor', 'generic']);

/** The families that bear all figures here; `npm run quality` (SWEEP=1) tries all of them, which takes a minute. */
export const triedFamilies = familyNames.filter((family) => process.env['SWEEP'] === '1' || few.has(family));

/** The figures of rows by which a machine is drawn. */
export function figuresOf(rows: Record<string, string>): Figure[] {
  return drawnFigures(Object.entries(rows).map(([label, value]) => englishReader.read(label, value)));
}

/** Labels of rows with lengths. */
export const lengths = [
  'Length',
  'Width',
  'Height',
  'Depth',
  'Cutting chamber',
  'Hopper height',
  'Discharge height',
  'Blade thickness',
  'Blade diameter',
  'Belt width',
];

const all = (value: string, count: string): Record<string, string> => ({
  ...Object.fromEntries(lengths.map((label) => [label, value])),
  'Rotating blades': count,
  Ties: count,
  'Compaction cylinders': count,
  'Bale weight': count,
  Force: count,
  Power: count,
});

/** Rows of a specification that a family must bear. */
export const figureSets: Record<string, Record<string, string>> = {
  'no figures': {},
  'figures on request': all('On request', 'TBD'),
  'half a metre': all('0.5 m', '1'),
  'forty metres': all('40 m', '90000'),
  'a millimetre': all('1 mm', '0'),
  'long and thin': { Length: '40 m', Width: '0.5 m', Height: '0.5 m' },
  'short and tall': { Length: '0.5 m', Width: '0.5 m', Height: '40 m' },
  'a hydraulic drive': { System: 'Hydraulic system', Power: '220-280 HP' },
};

/** What a machine of these rows is drawn by. */
export const subjectOf = (
  machine: MachineFamily,
  rows: Record<string, string> = {},
  name = 'X100',
  goods?: Goods,
): MachineSubject => ({ name, machine, figures: figuresOf(rows), ...(goods ? { goods } : {}) });

const build = once(makeBody, bodyKey);

/** A machine of these rows. Each body is built once, whatever its rows are called. */
export const makeMachine = (...given: Parameters<typeof subjectOf>): DrawnMachine => build(subjectOf(...given));

export const allGoods: readonly Goods[] = ['tyres', 'plastics', 'paper', 'metal'];

const measure = once(
  (subject: MachineSubject) => measureMachine(build(subject), subject.figures),
  (subject) => JSON.stringify([bodyKey(subject), subject.figures]),
);

/** A machine measured for its arrangement, once. */
export const measureOnce = (...given: Parameters<typeof subjectOf>): MeasuredMachine => measure(subjectOf(...given));

/** A view of a machine as an SVG document, drawn once. */
export const drawOnce = once(
  (machine: MachineFamily, view: ViewId, rows: Record<string, string> = {}, name: string = 'X100') =>
    drawMachine({ id: 'x100', name, machine, figures: figuresOf(rows), words }, view, makeMachine(machine, rows, name)),
);
