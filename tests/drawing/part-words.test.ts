import { expect, it } from 'vitest';
import { allGoods, familyNames, figureSets, makeMachine, words } from './machine-cases.ts';

/** Parts depend on the drive, on whether the machine is large, and on the material. */
const sets = [{}, figureSets['a millimetre'], figureSets['a hydraulic drive']];

it('every part of every family has a word', () => {
  const machines = familyNames.flatMap((family) => [
    ...sets.map((rows) => makeMachine(family, rows)),
    ...allGoods.map((goods) => makeMachine(family, {}, 'X100', goods)),
  ]);
  const drawn = machines.flatMap(({ body }) => body.parts.map(({ name }) => name));
  expect([...new Set(drawn)].filter((name) => name !== '' && !Object.hasOwn(words.parts, name))).toEqual([]);
});
