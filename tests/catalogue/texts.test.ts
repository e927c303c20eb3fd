import { describe, expect, it, test } from 'vitest';
import { textFieldsIn } from '../../scripts/codegen/text-fields.ts';
import { kinds } from '../../src/catalogue/kinds.ts';
import { roleAt, shownTexts, textPatterns } from '../../src/catalogue/texts.ts';
import { listDocuments } from '../../src/features/search/list-documents.ts';
import { namesIn } from '../../src/yaml/index-events.ts';
import type { FieldSchema } from '../../src/yaml/field-schema.ts';
import { linked, validators } from './support.ts';
import { append, found, rename } from './support-rules.ts';

const german = 'Die Maschine ist für das Zerkleinern von Reifen und wird mit einem Getriebe geliefert.';

describe('German in an English catalogue is found', () => {
  it.each([
    ['the title of a point', 'equipment/strip-cutter.yaml', 'title: Round blades,', `title: ${german},`],
    ['what explains a point', 'equipment/strip-cutter.yaml', 'description: Two of them.', `description: ${german}`],
    ['a field of a block', 'pages/home.yaml', 'text: One of each kind.', `text: ${german}`],
    ['a word of the program', 'pages/enquire.yaml', 'promise: We reply within 48 hours.', `promise: ${german}`],
  ])('in %s', (_, file, from, to) => {
    expect(found({ [file]: rename(from, to) }, 'text/language')).toEqual([
      expect.stringMatching(`^warning ${file}:\\d+ This text is in German`),
    ]);
  });

  it('in the note of a shared sheet', () => {
    const [finding] = found({ 'sheets/sht2000.yaml': append(`note: ${german}\n`) }, 'text/language');
    expect(finding).toContain('sheets/sht2000.yaml');
  });
});

test('an added field of running text is in the list, below its kind of page', () => {
  const paragraphs = { type: 'array', items: { type: 'string', text: true } } as const;
  const schema = {
    properties: {
      path: { type: 'string' },
      title: { type: 'string', text: 'name' },
      body: { $ref: 'common.schema.json#/$defs/paragraphs' },
      talk: { text: true, properties: { heading: { type: 'string' }, order: { type: 'number' } } },
      mail: { text: 'word', properties: { subject: { type: 'string' }, body: { $ref: '#/$defs/paragraphs' } } },
      photo: { text: true, properties: { caption: { type: 'string' }, view: { enum: ['front'] } } },
      rows: { additionalProperties: { type: 'string', text: 'word' } },
    },
  } as const;
  expect(textFieldsIn(schema, { paragraphs })).toEqual({
    title: 'name',
    body: { '-': true },
    talk: true,
    mail: { subject: 'word', body: { '-': 'sentence' } },
    photo: { caption: true },
    rows: { '*': 'word' },
  });
  expect(textFieldsIn({ properties: { path: { type: 'string' } } }, {})).toBeUndefined();
});

test('the search finds a page by all of its running text', () => {
  const catalogue = linked({ 'pages/home.yaml': rename('One of each kind.', 'Zyxomat.') });
  const home = listDocuments(catalogue).find(({ kind, path }) => kind === 'page' && path === '/');
  expect(home?.texts).toContain('Zyxomat.');
});

test('texts are told by their patterns', () => {
  expect(roleAt('equipment', '/features/0/description')).toBe(true);
  expect(roleAt('model', '/specifications/Drive/Motor')).toBeUndefined();
  expect(roleAt('page-find', '/materials/water')).toBe('name');
  expect(textPatterns('sheet').map(({ pattern }) => pattern)).toEqual([
    '/title',
    '/description',
    '/features/-',
    '/note',
    '/installation/foundation',
    '/wearParts/-/name',
    '/wearParts/-/life',
  ]);
  expect(shownTexts('sheet', { title: 'A', path: '/a', features: ['B', 1] })).toEqual([
    { pointer: '/title', text: 'A', role: 'name' },
    { pointer: '/features/0', text: 'B', role: true },
  ]);
});

test('every field with a placeholder is a text', () => {
  const placed = kinds.flatMap(({ id }) => pointersOf(validators.get(id)?.schema ?? {}, '').map((at) => ({ id, at })));
  expect(placed.length).toBeGreaterThan(60);
  expect(placed.filter(({ id, at }) => roleAt(id, at) === undefined)).toEqual([]);
});

/** The pointers of the fields whose example has a placeholder. */
function pointersOf({ properties = {}, examples: [example] = [] }: FieldSchema, pointer: string): string[] {
  const own = typeof example === 'string' && /\{\w+\}/.test(example) && namesIn(pointer).length > 0 ? [pointer] : [];
  return [...own, ...Object.entries(properties).flatMap(([name, field]) => pointersOf(field, `${pointer}/${name}`))];
}
