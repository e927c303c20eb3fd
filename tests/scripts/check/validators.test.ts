import { readFileSync } from 'node:fs';
import path from 'node:path';
import { load } from 'js-yaml';
import { describe, expect, test } from 'vitest';
import { compileOnce, loadValidators, run } from '../../../scripts/data/load-validators.ts';
import { readSchemas } from '../../../scripts/data/read-schemas.ts';
import { makeValidators } from '../../../src/check/schema/kind-schemas.ts';
import { frozenDir } from '../../frozen-catalogue.ts';

const schemas = await readSchemas();
const shared = await loadValidators();
const model = load(readFileSync(path.join(frozenDir, 'models/blt150.yaml'), 'utf8')) as Record<string, unknown>;

describe('the compiled schemas', () => {
  test('are made again when a schema changes', async () => {
    const { properties, ...rest } = schemas['model'] as { properties: Record<string, object> };
    const changed = { ...schemas, model: { ...rest, properties: { ...properties, colour: { type: 'string' } } } };
    const coloured = { ...model, colour: 'blue' };
    const judge = makeValidators(changed, run(await compileOnce(changed))).get('model');
    expect(judge?.errorsOf(coloured)).toEqual([]);
    expect(shared.get('model')?.errorsOf(coloured)).toHaveLength(1);
  });

  test.each([
    ['a valid model', {}, 0],
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
  ])('judge %s', (_, change, errors) => {
    expect(shared.get('model')?.errorsOf({ ...model, ...change })).toHaveLength(errors);
  });
});
