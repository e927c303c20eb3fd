import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { load } from 'js-yaml';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { loadValidators, makeValidators } from '../../../scripts/steps/load-validators.ts';
import { projectDir } from '../../../scripts/lib/build-settings.ts';
import { readSchemas } from '../../../scripts/steps/read-schemas.ts';

const schemas = await readSchemas();
const shared = await loadValidators();
const model = load(readFileSync(path.join(projectDir, 'data/models/blt150.yaml'), 'utf8')) as Record<string, unknown>;

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
  test('are kept between runs and made anew when a schema changes', async () => {
    await make();
    const files = kept();
    const times = () => kept().map((file) => statSync(file).mtimeMs);
    const written = times();
    await make();
    expect(kept()).toEqual(files);
    expect(times()).toEqual(written);
    const { properties, ...rest } = schemas['model'] as { properties: Record<string, object> };
    const validator = await make({
      ...schemas,
      model: { ...rest, properties: { ...properties, colour: { type: 'string' } } },
    });
    expect(validator.fits({ ...model, colour: 'blue' })).toBe(true);
    expect(kept()).toHaveLength(files.length);
    for (const file of files) expect(kept()).not.toContain(file);
  });

  test.each([
    ['fits', 'is empty', () => ''],
    ['fits', 'is cut off', (text: string) => text.slice(0, -9)],
    ['fits', 'was changed', (text: string) => text.replace('return', 'retunr')],
    ['explain', 'was changed', (text: string) => text.replace('return', 'retunr')],
    ['explain', 'is gone', undefined],
  ])('are made anew when what was kept as `%s` %s', async (part, _, damage) => {
    await make();
    const file = kept().find((name) => name.includes(part)) ?? '';
    const whole = readFileSync(file, 'utf8');
    if (damage) writeFileSync(file, damage(whole));
    else rmSync(file);
    const { fits, errorsOf } = await make();
    expect(readFileSync(file, 'utf8')).toBe(whole);
    expect(fits(model)).toBe(true);
    expect(errorsOf({ ...model, order: '10' })).toHaveLength(1);
  });

  test('are compiled each time where nothing can be kept', async () => {
    // The kernel's own folder: nobody creates files there.
    const validator = (await makeValidators(schemas, '/sys')).get('model');
    expect(validator?.fits(model)).toBe(true);
    expect(validator?.errorsOf({ ...model, order: '10' })).toHaveLength(1);
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
