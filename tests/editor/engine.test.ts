import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { findingsByField } from '../../src/editor/form/finding-path.ts';
import { describe, expect, it } from 'vitest';
import { schemas } from '#generated/entry-schemas.gen.js';
import { validate } from '#generated/entry-validators.gen.js';
import { makeValidators } from '../../src/check/schema/kind-schemas.ts';
import { changeDraft, emptyDraft } from '../../src/editor/drafts/new-draft.ts';
import { makeExaminer, proposedOf } from '../../src/editor/engine/examine.ts';
import type { Sources } from '../../src/editor/engine/sources.ts';
import { emptyProposal, type Draft } from '../../src/editor/proposal/proposal.ts';
import { placeOf } from '../../src/catalogue/kinds.ts';
import { editorSources } from '../../scripts/build/files/editor-files.ts';
import { fixturesDir, fixtureFolder, linked, load, today, type Changes } from '../catalogue/support.ts';

/** The validators of the editor's worker. */
const browserValidators = makeValidators(schemas, validate);

const mistakesDir = path.join(fixturesDir, 'mistakes');
/** A third of the mistakes; tests/catalogue/mistakes.test.ts has all and their messages. */
const mistakes = readdirSync(mistakesDir)
  .filter((name) => /\.(yaml|json)$/.test(name))
  .sort()
  .filter((_, index) => index % 3 === 0);
const strict = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** A file as text; undefined for bytes that a browser's text field cannot contain. */
function asText(bytes: Uint8Array): string | undefined {
  try {
    return strict.decode(bytes);
  } catch {
    return undefined;
  }
}

/** The engine with the source data that the build writes for it. */
const written = JSON.stringify(editorSources(linked(), fixtureFolder.files));
const sources = JSON.parse(written) as Sources;
const { examine: examineAll } = makeExaminer(sources, browserValidators, () => today);

const draftOf = (file: string, text: string, isNew: boolean): Draft => {
  const kind = placeOf(file)?.kind ?? 'model';
  const from = isNew ? emptyDraft(kind, file.length) : changeDraft({ file, kind, text: '' }, 1);
  return { ...from, file, text, readable: text };
};

/** Examines a proposal whose last draft is open. */
const examineDrafts = (...drafts: Draft[]) =>
  examineAll(proposedOf({ ...emptyProposal(1), drafts }, sources.media), drafts.at(-1)?.file ?? '');

const fixture = {
  examine: ({ file, text, isNew }: { file: string; text: string; isNew: boolean }) =>
    examineDrafts(draftOf(file, text, isNew)),
};
/** Findings of the unchanged fixture. */
const old = new Set(load().findings.map(({ file, message }) => `${file} ${message}`));

describe('the editor says of a file what the build says', () => {
  it.each(mistakes)('%s', (name) => {
    const bytes = readFileSync(path.join(mistakesDir, name));
    const text = asText(bytes);
    // UTF-16 and Latin-1: text that is typed or pasted is decoded already.
    if (text === undefined)
      return expect(name).toMatch(/^(utf-16|utf-16-without-mark|latin-1|picture-under-wrong-name)\.yaml$/);
    const file = `models/blt300${path.extname(name)}`;
    const build = load({ [file]: bytes }).findings;
    const { findings, elsewhere, catalogue } = fixture.examine({ file, text, isNew: false });
    expect(findings).toEqual(build.filter((finding) => finding.file === file));
    expect(catalogue).toBeUndefined();
    expect(elsewhere).toEqual(
      build.filter((finding) => finding.file !== file && !old.has(`${finding.file} ${finding.message}`)),
    );
  });

  const ofEachKind = [...Map.groupBy(fixtureFolder.files, ({ file }) => placeOf(file)?.kind)].flatMap(
    ([kind, files]) => (kind === undefined ? [] : files.slice(0, 1)),
  );

  it('every kind of file is among those of the fixture', () => {
    expect(ofEachKind.length).toBeGreaterThan(15);
  });

  it.each(ofEachKind)('$file with a word too many and a line too few', ({ file, bytes }) => {
    const text = new TextDecoder().decode(bytes);
    const lines = text.split('\n');
    const variants = [lines.toSpliced(Math.floor(lines.length / 2), 1).join('\n'), text.replace(/: (\w)/, ': oops $1')];
    for (const variant of variants) {
      const build = load({ [file]: variant }).findings.filter((finding) => finding.file === file);
      expect(fixture.examine({ file, text: variant, isNew: false }).findings).toEqual(build);
    }
  });
});

describe('a draft among the published entries', () => {
  const text = 'name: BLT300\ncategory: tyrescrapbaler\ndescription: It presses.\nfeatures: [One]\nsheet: sht2000\n';
  const draft = (changes: object = {}) => ({ file: 'models/blt300.yaml', text, isNew: true, ...changes });

  it('is linked when nothing is wrong', () => {
    const { findings, elsewhere, catalogue } = fixture.examine(draft());
    expect([findings, elsewhere]).toEqual([[], []]);
    expect(catalogue?.models.map(({ id }) => id)).toContain('blt300');
  });

  it('without figures is told so at the field for them', () => {
    const bare = text.replace('sheet: sht2000\n', '');
    const fields = findingsByField(bare, fixture.examine(draft({ text: bare })).findings);
    expect([...fields.keys()]).toEqual(['specifications']);
  });

  it('is told of what it does to other files', () => {
    const taken = fixture.examine(draft({ file: 'models/a-model.yaml', text: `${text}path: /Rasper\n` }));
    expect(taken.elsewhere.map(({ file, rule }) => [file, rule])).toEqual([['models/rasper.yaml', 'path/taken']]);
  });

  it('is not taken for a change of the file that has its name', () => {
    const { findings, catalogue } = fixture.examine(
      draft({ file: 'models/blt150.yaml', text: text.replaceAll('BLT300', 'BLT150 S') }),
    );
    expect(findings.map(({ rule, fix }) => [rule, fix])).toEqual([
      ['file/same-id', 'choose another name: models/blt150-2.yaml'],
    ]);
    expect(catalogue).toBeUndefined();
  });

  it.each([
    ['/editor', 'path/reserved'],
    ['/_editor', 'schema/pattern'],
  ])('cannot have the address %s', (address, rule) => {
    const changes: Changes = { 'models/blt300.yaml': `${text}path: ${address}\n` };
    const { findings } = load(changes);
    expect(findings.map((finding) => finding.rule)).toEqual([rule]);
    expect(fixture.examine(draft({ text: changes['models/blt300.yaml'] })).findings).toEqual(findings);
  });
});

it('the preview asks about the same proposal as the findings before it, which is checked once', () => {
  const text = sources.entries.find(({ file }) => file === 'models/blt150.yaml')?.text ?? '';
  const proposal = { ...emptyProposal(1), drafts: [draftOf('models/blt150.yaml', text, false)] };
  const ask = (open: string) => examineAll(structuredClone(proposedOf(proposal, sources.media)), open);
  const { catalogue } = ask('models/blt150.yaml');
  expect(catalogue).toBeDefined();
  expect(ask('models/blt150.yaml').catalogue).toBe(catalogue);
  expect(ask('').catalogue).not.toBe(catalogue);
  expect(examineDrafts(draftOf('models/blt150.yaml', `${text}# changed\n`, false)).catalogue).not.toBe(catalogue);
});

describe('a new family in one proposal', () => {
  const category = draftOf(
    'categories/cable.yaml',
    'title: Cable Strippers\nlayout: models\nsummary: They strip cable of its plastic.\nkeyFigures: [Weight, Motor, Force]\n',
    true,
  );
  const sheet = draftOf(
    'sheets/cs.yaml',
    'title: Cable strippers\ndescription: They share one drive.\nspecifications:\n  Drive:\n    Motor: 5 HP\n',
    true,
  );
  const model = (name: string, order: number) =>
    draftOf(
      `models/${name.toLowerCase()}.yaml`,
      `name: ${name}\ncategory: cable\norder: ${order}\ndescription: The ${name} strips.\nfeatures: [${name} knives]\nsheet: cs\n`,
      true,
    );

  it('each entry knows the others: the category of a model, its sheet, and the place in menu and list', () => {
    const alone = examineDrafts(model('CS20', 20));
    expect(alone.findings.map(({ rule, pointer }) => [rule, pointer])).toEqual(
      expect.arrayContaining([['reference/unknown', '/category']]),
    );
    const family = examineDrafts(category, sheet, model('CS10', 10), model('CS20', 20));
    expect(family.findings.filter(({ severity }) => severity === 'error')).toEqual([]);
    const { catalogue } = family;
    expect(catalogue?.categories.find(({ id }) => id === 'cable')?.models.map(({ id }) => id)).toEqual([
      'cs10',
      'cs20',
    ]);
  });

  it('a second draft that is not finished is reported, but stops neither check nor preview of the open one', () => {
    const half = draftOf('models/cs30.yaml', 'name: CS30\ncategory: cable\n', true);
    const { findings, elsewhere, catalogue } = examineDrafts(category, sheet, half, model('CS10', 10));
    expect(findings.filter(({ severity }) => severity === 'error')).toEqual([]);
    expect(elsewhere.map(({ file }) => file)).toContain('models/cs30.yaml');
    expect(catalogue?.models.map(({ id }) => id)).toContain('cs10');
    expect(catalogue?.models.map(({ id }) => id)).not.toContain('cs30');
  });

  it('two new entries with one name of a file are told so', () => {
    const { findings } = examineDrafts(category, sheet, { ...model('CS10', 10), id: 'new-1' }, model('CS10', 20));
    expect(findings.map(({ rule }) => rule)).toContain('file/same-id');
  });

  it('a deleted entry is gone for all others', () => {
    const gone: Draft = { ...draftOf('categories/tyrescrapbaler.yaml', '', false), isDeleted: true };
    const { elsewhere } = examineAll(proposedOf({ ...emptyProposal(1), drafts: [gone] }, sources.media), '');
    expect(elsewhere.map(({ file, rule }) => `${file} ${rule}`)).toContain('models/blt150.yaml reference/gone');
  });
});

it('names the rows of the open file whose numbers are shown as written', () => {
  const rows =
    'Motors: 2 a side, Weight: 9000 kg, Panel: MCC panel for 415V, Stations: 3 in front, Article no.: 60-1250-3';
  const text = `name: BLT300\ncategory: tyrescrapbaler\ndescription: A baler.\nfeatures: [Two doors]\nspecifications:\n  Data: { ${rows} }\n`;
  expect(fixture.examine({ file: 'models/blt300.yaml', text, isNew: true }).unread).toEqual(['Motors', 'Stations']);
});
