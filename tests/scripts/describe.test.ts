import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { fieldTables } from '../../scripts/describe/field-tables.ts';
import { offerNames, schemaText } from '../../scripts/describe/offered-names.ts';
import { replaceMarked } from '../../scripts/describe/replace-marked.ts';
import { explainMistakes } from '../../scripts/describe/typical-mistakes.ts';
import { projectDir } from '../../scripts/lib/build-settings.ts';
import { fieldSchemaOf, type FieldSchema } from '../../src/catalogue/fields/field-schema.ts';
import { readSchemas } from '../../scripts/steps/read-schemas.ts';
import { joinWords } from '../../src/catalogue/check/words.ts';
import { idOfName } from '../../src/catalogue/id-of-name.ts';
import { kinds } from '../../src/catalogue/kinds.ts';

const schemas = await readSchemas();
const readme = readFileSync(path.join(projectDir, 'data/README.md'), 'utf8');
const tables = fieldTables(({ id }) => fieldSchemaOf(id, schemas));

/** Every field of every kind, those inside others included, with the way to it. */
function fieldsOf(schema: FieldSchema, way: string): [string, FieldSchema][] {
  const below = [
    ...Object.entries(schema.properties ?? {}),
    ...(schema.items ? [['each', schema.items] as const] : []),
  ];
  return below
    .flatMap(([name, field]) => [[`${way} ${name}`, field] as const, ...fieldsOf(field, `${way} ${name}`)])
    .map(([name, field]) => [name, field]);
}
const fields = kinds.flatMap(({ id }) => fieldsOf(fieldSchemaOf(id, schemas), id));

describe('the tables of fields in data/README.md', () => {
  it('say what the schemas say', () => {
    const isCurrent = replaceMarked(readme, tables) === readme;
    expect(isCurrent, 'the tables are older than schemas/; run: npm run describe').toBe(true);
  });

  it('hold every field with its explanation, also a new one', () => {
    for (const [name, { description = '' }] of fields.filter(([way]) => !way.endsWith(' each'))) {
      expect(tables, name).toContain(description);
    }
    const more = {
      ...schemas['model'],
      properties: { capacity: { type: 'string', description: 'Tons an hour | day.' } },
    };
    const made = fieldTables(({ id }) => fieldSchemaOf(id, { ...schemas, model: more }));
    expect(made).toContain('| `capacity` |  | Tons an hour \\| day. |  |');
    expect(replaceMarked(readme, made)).not.toBe(readme);
  });

  it('leave everything around them alone', () => {
    expect(replaceMarked(replaceMarked(readme, 'x'), tables)).toBe(replaceMarked(readme, tables));
    expect(() => replaceMarked('no marks', tables)).toThrow('marks');
  });
});

describe('the usual mistakes in data/README.md', () => {
  it('are explained in the words of the check', async () => {
    const isCurrent = (await explainMistakes(readme, path.join(projectDir, 'data'))) === readme;
    expect(isCurrent, 'the check says something else today; run: npm run describe').toBe(true);
  });

  it('are six, each with its place and its mend', () => {
    expect(readme.match(/```yaml mistake\n/g)).toHaveLength(6);
    expect(readme.match(/```text\ndata\/models\/blt300\.yaml:\d+:\d+ {2}error: [^`]/g)?.length).toBeGreaterThan(0);
  });
});

describe('the words of the schemas', () => {
  it('explain every field', () => {
    for (const [name, { description }] of fields) expect(description, name).toMatch(/\S[.:]$|\.$/);
  });

  it('say how to write a value that is limited: the editor shows them as they are', () => {
    for (const [name, field] of fields) {
      const { type, errorMessage, pattern, format } = field;
      if (field.enum) expect(errorMessage, name).toBe(`choose ${joinWords(field.enum)}`);
      else if (pattern || format || type === 'number' || type === 'integer' || type === 'boolean') {
        expect(errorMessage, name).toEqual(expect.any(String));
      }
    }
  });
});

describe('the names that an editor is offered', () => {
  const choices = {
    category: [
      { value: 'glassbaler', label: '', title: 'Glass Balers' },
      { value: 'baler', label: '', title: 'Balers' },
    ],
  };

  it('follow the catalogue', () => {
    const made = offerNames(schemas['common'] ?? {}, choices);
    expect(made && schemaText(made)).toContain(
      '{ "label": "glassbaler", "description": "Glass Balers", "body": "glassbaler" }',
    );
    expect(made && offerNames(made, choices)).toBeUndefined();
  });
});

describe('the name of a file', () => {
  it.each([
    ['BLT300', 'blt300'],
    ['Größe & Kraft 3', 'grosse-kraft-3'],
    ['  São Paulo – Expo ', 'sao-paulo-expo'],
    ['Łódź/Ærø', 'lodz-aero'],
    ['日本', ''],
  ])('of %j is %j', (name, id) => {
    expect(idOfName(name)).toBe(id);
  });
});
