import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { load } from 'js-yaml';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { loadValidators, makeValidators } from '../../../scripts/data/load-validators.ts';
import { projectDir } from '../../../scripts/lib/build-settings.ts';
import { readSchemas } from '../../../scripts/data/read-schemas.ts';
import { frozenDir } from '../../frozen-catalogue.ts';

const schemas = await readSchemas();
const shared = await loadValidators();
const model = load(readFileSync(path.join(frozenDir, 'models/blt150.yaml'), 'utf8')) as Record<string, unknown>;

let folder = '';
beforeEach(() => {
  // Inside the project, where what is compiled finds its helpers.
  folder = mkdtempSync(path.join(projectDir, '.cache', 'validators-test-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const make = async (from = schemas) => {
  const validator = (await makeValidators(from, folder)).get('model');
  if (!validator) throw new Error('There is no validator for models');
  return validator;
};
const kept = () => readdirSync(folder).map((name) => path.join(folder, name));

describe('the compiled schemas', () => {
  test('are made again when a schema changes, and when what was kept is damaged', async () => {
    await make();
    for (const file of kept()) writeFileSync(file, readFileSync(file, 'utf8').slice(0, -9));
    const again = await make();
    expect(again.fits(model)).toBe(true);
    expect(again.errorsOf({ ...model, order: '10' })).toHaveLength(1);
    const { properties, ...rest } = schemas['model'] as { properties: Record<string, object> };
    const changed = { ...rest, properties: { ...properties, colour: { type: 'string' } } };
    expect((await make({ ...schemas, model: changed })).fits({ ...model, colour: 'blue' })).toBe(true);
  });

  test.each([
    ['a sound model', {}, 0],
    ['an empty name', { name: '' }, 1],
    ['an empty point', { features: [''] }, 1],
    ['a point twice', { features: ['a', 'b', 'a'] }, 1],
    ['a point that is none', { features: ['a', { a: 1 }, 3] }, 2],
    ['no point', { features: [] }, 1],
    ['an unknown field', { capcity: '9' }, 1],
    ['a field of the wrong type', { order: '10', description: 3 }, 2],
    ['a table without rows', { specifications: { Power: {} } }, 1],
    ['a row without a letter', { specifications: { Power: { '1': 'x' } } }, 2],
    ['a row that every object has', { specifications: { Power: { toString: 'x' } } }, 0],
  ])('judge %s alike, at once and in detail', async (_, change, errors) => {
    const { fits, errorsOf } = shared.get('model') ?? (await make());
    const value = { ...model, ...change };
    expect(fits(value)).toBe(errors === 0);
    expect(errorsOf(value)).toHaveLength(errors);
  });
});
