/** Lines of machines of several families. */
import { measurePlant } from '../../src/drawing/plant/draw-plant.ts';
import type { PlantStation } from '../../src/drawing/plant/place-plant.ts';
import type { MachineFamily } from '../../src/catalogue/catalogue.ts';
import { figuresOf } from './machine-cases.ts';
import { once } from './once.ts';

interface Wanted extends Partial<Pick<PlantStation, 'after' | 'isBranch' | 'count'>> {
  machine: MachineFamily;
  rows?: Record<string, string>;
}

/** Stations in the order of the flow, unless they say otherwise. */
export const stationsOf = (...wanted: Wanted[]): PlantStation[] =>
  wanted.map(({ machine, rows = {}, ...rest }, index) => ({
    id: `${machine}-${index}`,
    name: `${machine} ${index + 1}`,
    machine,
    figures: figuresOf(rows),
    number: index + 1,
    after: index === 0 ? undefined : index,
    isBranch: false,
    count: 1,
    ...rest,
  }));

export const shredder = {
  machine: 'primary-shredder',
  rows: { 'Equipment size': '5000x1540x4555 mm', 'Discharge height': '1450 mm' },
} as const;

/** Tyres to chips, with the steel taken away, and two classifiers side by side. */
export const chips = stationsOf(
  { machine: 'conveyor' },
  shredder,
  { machine: 'conveyor' },
  { machine: 'overband-magnet' },
  { machine: 'classifier', count: 2 },
  { machine: 'conveyor', after: 4, isBranch: true },
);
export const cardboard = stationsOf({ machine: 'conveyor' }, { machine: 'channel-baler' });
export const measured = once(measurePlant);
