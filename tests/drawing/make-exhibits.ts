import type { MachineFamily } from '../../src/catalogue/catalogue.ts';
import type { Exhibit } from '../../src/catalogue/media/exhibits.ts';

/** Machines of usual sizes that are called like their families. */
export const makeExhibits = (...families: readonly MachineFamily[]): Exhibit[] =>
  families.map((machine) => {
    const name = machine.replaceAll('-', ' ');
    return { id: machine, name, machine, figures: [], materials: [], words: name, isEquipment: false };
  });
