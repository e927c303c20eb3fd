import { expect, it } from 'vitest';
import { allGoods, familyNames, figureSets, makeMachine, words } from './machine-cases.ts';

it('every part of every family has a word', () => {
  const machines = familyNames.flatMap((family) => [
    ...Object.values(figureSets).map((rows) => makeMachine(family, rows)),
    ...allGoods.map((goods) => makeMachine(family, {}, 'X100', goods)),
  ]);
  const drawn = machines.flatMap(({ body }) => body.parts.map(({ name }) => name));
  expect([...new Set(drawn)].filter((name) => name !== '' && !Object.hasOwn(words.parts, name))).toEqual([]);
});
