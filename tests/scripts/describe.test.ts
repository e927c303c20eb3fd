import { readdirSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { writeContactSheets } from '../../scripts/describe/contact-sheets.ts';
import { fieldsPage } from '../../scripts/describe/fields-page.ts';
import { findingsPage, explainMistakes } from '../../scripts/describe/findings-page.ts';
import { cell } from '../../scripts/lib/markdown.ts';
import { nameSchemas, offerNames, schemaText } from '../../scripts/describe/offered-names.ts';
import { projectDir } from '../../scripts/lib/build-settings.ts';
import { fieldSchemaOf, type FieldSchema } from '../../src/yaml/field-schema.ts';
import { readSchemas } from '../../scripts/data/read-schemas.ts';
import { joinWords } from '../../src/check/words.ts';
import { slugify } from '../../src/check/file-names.ts';
import { kinds } from '../../src/catalogue/kinds.ts';
import { fixturesDir, linked, load } from '../catalogue/support.ts';

const schemas = await readSchemas();
const read = (file: string) => readFileSync(path.join(projectDir, file), 'utf8');
const guide = read('data/README.md');
const fields = fieldsPage(({ id }) => fieldSchemaOf(id, schemas));

async function outputFile(file: string, text: string): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, text);
}

/** The paths of all fields of every kind, including nested ones. */
function fieldsOf(schema: FieldSchema, way: string): [string, FieldSchema][] {
  const below = [
    ...Object.entries(schema.properties ?? {}),
    ...(schema.items ? [['each', schema.items] as const] : []),
  ];
  return below
    .flatMap(([name, field]) => [[`${way} ${name}`, field] as const, ...fieldsOf(field, `${way} ${name}`)])
    .map(([name, field]) => [name, field]);
}
const allFields = kinds.flatMap(({ id }) => fieldsOf(fieldSchemaOf(id, schemas), id));

describe('docs/fields.md', () => {
  it('says what the schemas say', () => {
    expect(read('docs/fields.md') === fields, 'it is older than schemas/; run: npm run describe').toBe(true);
  });

  it('holds every field with its explanation, also a new one', () => {
    for (const [name, { description = '' }] of allFields.filter(([way]) => !way.endsWith(' each'))) {
      expect(fields, name).toContain(cell(description));
    }
    const more = {
      ...schemas['model'],
      properties: { capacity: { type: 'string', description: 'Tons an hour | day.' } },
    };
    const made = fieldsPage(({ id }) => fieldSchemaOf(id, { ...schemas, model: more }));
    expect(made).toContain('| `capacity` |  | Tons an hour \\| day. |  |');
  });
});

describe('docs/findings.md', () => {
  it('says what the check says', () => {
    const isCurrent = read('docs/findings.md') === findingsPage(fixturesDir);
    expect(isCurrent, 'the check says something else today; run: npm run describe').toBe(true);
  });

  it('has a row for each fixture of a mistake, also a new one', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'findings-'));
    const write = (file: string, lines: string[]) => outputFile(path.join(folder, file), `${lines.join('\n')}\n`);
    await write('mistakes/findings.txt', [
      '== lost-hyphen.yaml',
      '',
      'models/a.yaml:4:1  error: This line has no hyphen.',
      '  4 | a | `b`',
      '    | ^',
      '  fix: write:',
      '  - a',
      '',
      'models/a.yaml:5:1  error: A second one.',
    ]);
    await write('mistaken-folders/fair-that-is-over/findings.txt', [
      'fairs/a.yaml:1:1  warning: It is <over>.',
      '  fix: delete it',
    ]);
    const rows = findingsPage(folder)
      .split('\n')
      .filter((line) => /^\| [a-z]/.test(line));
    expect(rows).toEqual([
      '| lost hyphen | `` a \\| `b` `` | This line has no hyphen. | write: `  - a` |',
      '| fair that is over |  | **Warning:** It is &lt;over>. | delete it |',
    ]);
    const names = readdirSync(path.join(fixturesDir, 'mistaken-folders'));
    for (const name of names) expect(read('docs/findings.md')).toContain(`\n| ${name.replaceAll('-', ' ')} | `);
  });
});

describe('the guide for editors, data/README.md', () => {
  it('is short, holds no tables of fields, and has lines of prose that can be read', () => {
    expect(guide.split(/\s+/).filter(Boolean).length).toBeLessThanOrEqual(3500);
    expect(guide).not.toContain('| Needed |');
    const prose = guide.replaceAll(/```[^]*?```/g, '').split('\n');
    expect(prose.filter((line) => line.length > 140)).toEqual([]);
  });

  it('explains usual mistakes in the words of the check', async () => {
    const isCurrent = (await explainMistakes(guide)) === guide;
    expect(isCurrent, 'the check says something else today; run: npm run describe').toBe(true);
    const mistakes = guide.match(/```yaml mistake\n/g) ?? [];
    expect(mistakes.length).toBeGreaterThan(0);
    expect(guide.match(/```text\ndata\/models\/blt300\.yaml:\d+:\d+ {2}error: [^\n]+\n[^]*?\n {2}fix: /g)).toHaveLength(
      mistakes.length + 1,
    );
  });

  it.each([
    ['models/blt300.yaml', 'name: BLT300\ncategory: tyrescrapbaler\norder'],
    ['fairs/expo-2027.yaml', 'title: Recycling Expo'],
    ['offices/germany.yaml', 'country: Germany'],
    ['testimonials/oman.yaml', 'company: Tyre recycler'],
  ])('has an example of %s that the check accepts as it stands', (file, start) => {
    const example = [...guide.matchAll(/```yaml\n([^]*?)```/g)].map(([, text = '']) => text);
    const text = example.find((one) => one.replace(/^#.*\n/, '').startsWith(start)) ?? '';
    expect(load({ [file]: text }).findings).toEqual([]);
  });
});

describe('the pictures of all families, docs/pictures/', () => {
  it('show three views and the picture of each family, in the catalogue or not', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'contact-sheets-'));
    const files = await writeContactSheets(folder, linked(), ['block-cutter', 'generic']);
    const found = await Promise.all(files.map(async (file) => [path.basename(file), await darkTiles(file, 300, 280)]));
    expect(found).toEqual([
      ['machines-views.webp', [true, true, true, true, true, true]],
      ['machines-pictures.webp', [true, true, false, false]],
    ]);
  });

  /** For each tile, row by row, whether anything is drawn on it. */
  async function darkTiles(file: string, width: number, height: number): Promise<boolean[]> {
    const { width: all, height: tall } = await sharp(file).metadata();
    const tiles = Array.from({ length: (all / width) * (tall / height) }, (_, i) => ({
      left: (i % (all / width)) * width,
      top: Math.floor(i / (all / width)) * height,
    }));
    return Promise.all(
      tiles.map(async (place) => {
        const { channels } = await sharp(
          await sharp(file)
            .extract({ ...place, width, height })
            .toBuffer(),
        ).stats();
        return channels.some(({ min }) => min < 100);
      }),
    );
  }
});

describe('the words of the schemas', () => {
  it('explain every field', () => {
    for (const [name, { description }] of allFields) expect(description, name).toMatch(/\S[.:]$|\.$/);
  });

  it('say how to write a restricted value: the editor shows them as they are', () => {
    for (const [name, field] of allFields) {
      const { type, errorMessage, pattern, format } = field;
      if (field.enum) expect(errorMessage, name).toBe(`choose ${joinWords(field.enum)}`);
      else if (pattern || format || type === 'number' || type === 'integer' || type === 'boolean') {
        expect(errorMessage, name).toEqual(expect.any(String));
      }
    }
  });
});

describe('the names that an editor is offered', () => {
  const glass = [
    { value: 'glassbaler', label: '', title: 'Glass Balers' },
    { value: 'baler', label: '', title: 'Balers' },
  ];
  const choices = (names: readonly string[]) => (names.includes('category') ? glass : []);

  it('follow the catalogue', () => {
    const made = offerNames(schemas['common'] ?? {}, choices);
    expect(made && schemaText(made)).toContain(
      '{ "label": "glassbaler", "description": "Glass Balers", "body": "glassbaler" }',
    );
    expect(made && offerNames(made, choices)).toBeUndefined();
  });
});

describe('the schemas that Visual Studio Code applies', () => {
  it('are those of every kind', () => {
    const settings = read('.vscode/settings.json');
    expect(nameSchemas(settings) === settings, 'it is older than schemas/; run: npm run describe').toBe(true);
    expect(settings).toContain('"./schemas/model.schema.json": ["data/models/*.yaml"]');
  });
});

describe('the name of a file', () => {
  it.each([
    ['BLT300', 'blt300'],
    ['Größe & Kraft 3', 'grosse-kraft-3'],
    ['  São Paulo – Expo ', 'sao-paulo-expo'],
    ['Łódź/Ærø', 'lodz-aero'],
    ['水泵 15', 'shuibeng-15'],
    ['Насос', 'nasos'],
    ['Αντλία', 'antlia'],
    ['مضخة 20', 'mdkhh-20'],
    ['पंप', 'pmp'],
    ['…', ''],
    // Windows cannot store these.
    ['AUX', 'aux-1'],
    ['Com1', 'com1-1'],
    ['nul', 'nul-1'],
    ['Com 1', 'com-1'],
  ])('of %j is %j', (name, id) => {
    expect(slugify(name)).toBe(id);
  });
});
