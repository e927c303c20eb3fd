import { expect, it } from 'vitest';
import { familyNames, figureSets, makeMachine, words } from './machine-cases.ts';

it('every part of every family has a word', () => {
  const drawn = familyNames.flatMap((family) =>
    Object.values(figureSets).flatMap((rows) => makeMachine(family, rows).body.parts.map(({ name }) => name)),
  );
  expect([...new Set(drawn)].filter((name) => name !== '' && !Object.hasOwn(words.parts, name))).toEqual([]);
});
