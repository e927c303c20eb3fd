import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Diagnostic } from '../../editor/protocol.ts';
import type { Finding } from '../../../src/yaml/finding.ts';
import { kinds, kindOf, placeOf } from '../../../src/catalogue/kinds.ts';
import { projectDir } from '../../../scripts/lib/build-settings.ts';
import { load, fixturesDir } from '../../catalogue/support.ts';
import { frozenDir } from '../../frozen-catalogue.ts';
import { startLanguageClient, type LanguageClient } from './language-client.ts';

const read = (file: string) => readFileSync(path.join(projectDir, file), 'utf8');
const settings = JSON.parse(read('.vscode/settings.json')) as Record<string, unknown>;
/** A file of each kind, shown to the editor as part of the project's data. */
const dataFiles = readdirSync(frozenDir, { recursive: true, encoding: 'utf8' })
  .map((file) => file.split(path.sep).join('/'))
  .filter((file) => file.endsWith('.yaml'))
  .sort()
  .filter((file, at, all) => all.findIndex((other) => placeOf(other)?.kind === placeOf(file)?.kind) === at);
const readEntry = (file: string) => readFileSync(path.join(frozenDir, file), 'utf8');
/** Entry names that the schemas offer (written by `npm run describe`). */
const { $defs: shared } = JSON.parse(read('schemas/common.schema.json')) as {
  $defs: Record<string, { defaultSnippets?: { label: string; description: string }[] }>;
};
const offeredNames = (kind: 'category' | 'sheet') => shared[`${kind}Id`]?.defaultSnippets ?? [];
const schemaLine = '# yaml-language-server:';
const withoutSchemaLine = (text: string) => text.replace(/^# yaml-language-server.*\n/, '');

/** The editor with this project's settings, and one that only knows a file's first line. */
let configured: LanguageClient;
let plain: LanguageClient;
beforeAll(async () => {
  configured = await startLanguageClient(settings);
  plain = await startLanguageClient({ 'yaml.schemaStore.enable': false, 'yaml.completion': true, 'yaml.hover': true });
});
afterAll(() => {
  configured.stop();
  plain.stop();
});

/** A file name that does not exist yet, for an experiment. */
let count = 0;
const newFile = (folder: string) => `data/${folder}/trial-${++count}.yaml`;

/** Opens a text with a cursor `|` and returns the completions there. */
async function offered(folder: string, marked: string): Promise<string[]> {
  const file = newFile(folder);
  const before = marked.slice(0, marked.indexOf('|')).split('\n');
  await configured.open(file, marked.replace('|', ''));
  const items = await configured.complete(file, {
    line: before.length - 1,
    character: before.at(-1)?.length ?? 0,
  });
  return items.map((item) => item.label);
}

describe('a file of every kind', () => {
  const found = new Map<string, Diagnostic[]>();
  const editors = () => [
    { name: 'by its first line', client: plain, shown: (text: string) => text },
    { name: 'by the folder it is in', client: configured, shown: withoutSchemaLine },
  ];
  beforeAll(async () => {
    const all = editors().flatMap(({ name, client, shown }) =>
      dataFiles.map(async (file) => {
        found.set(`${name} ${file}`, await client.open(`data/${file}`, shown(readEntry(file))));
      }),
    );
    await Promise.all(all);
  });

  it.each(dataFiles)('%s is in order for the editor, which knows its schema', async (file) => {
    const text = readEntry(file);
    const [firstField = ''] = /^[a-zA-Z]+:/m.exec(withoutSchemaLine(text)) ?? [];
    // A page's file always needs the schema line. For others, the folder tells the schema.
    const isPage = file.startsWith('pages/');
    const known = editors().slice(text.startsWith(schemaLine) ? 0 : 1, isPage ? 1 : 2);
    expect(known).not.toEqual([]);
    for (const { name, client, shown } of known) {
      expect(found.get(`${name} ${file}`), name).toEqual([]);
      const line = shown(text)
        .split('\n')
        .findIndex((words) => words.startsWith(firstField));
      const words = await client.hover(`data/${file}`, { line, character: 1 });
      expect(words, name).toContain(`Source: [${placeOf(file)?.kind ?? ''}.schema.json]`);
    }
  });
});

describe('the settings for VS Code', () => {
  it('give every file its schema', () => {
    const schemas = settings['yaml.schemas'] as Record<string, string[]>;
    const wanted = kinds.map(({ id }) => {
      const { folder, file, isTranslation } = kindOf(id);
      return [
        `./schemas/${id}.schema.json`,
        [['data', isTranslation ? '*' : folder, `${file ?? '*'}.yaml`].filter(Boolean).join('/')],
      ];
    });
    expect(schemas).toEqual(Object.fromEntries(wanted));
  });

  it('recommend the extension that reads them', () => {
    expect(JSON.parse(read('.vscode/extensions.json'))).toEqual({ recommendations: ['redhat.vscode-yaml'] });
  });
});

describe('while an editor types', () => {
  it('the names of fields that are not there yet are offered', async () => {
    const names = await offered('models', 'name: BLT300\ncategory: tyrescrapbaler\n|\n');
    expect(names).toEqual(expect.arrayContaining(['description', 'features', 'highlights', 'specifications', 'sheet']));
    expect(names).not.toContain('category');
  });

  it('the categories are offered, with what they are called', async () => {
    const file = newFile('models');
    await configured.open(file, 'name: BLT300\ncategory: \n');
    const items = await configured.complete(file, { line: 1, character: 10 });
    const known = offeredNames('category');
    expect(known.length).toBeGreaterThan(0);
    for (const { label, description } of known) {
      expect(items.find((item) => item.label === label)?.documentation).toBe(description);
    }
    const parents = await offered('categories', 'title: X\nparent: |\n');
    expect(parents).toEqual(expect.arrayContaining(known.map(({ label }) => label)));
  });

  it('shared sheets and the values of a list are offered', async () => {
    const sheets = offeredNames('sheet').map(({ label }) => label);
    expect(await offered('models', 'name: BLT300\nsheet: |\n')).toEqual(expect.arrayContaining(sheets));
    expect(await offered('fairs', 'title: X\nstatus: |\n')).toEqual(['upcoming', 'completed']);
    expect(await offered('categories', 'title: X\nlayout: |\n')).toEqual(['cards', 'models', 'text', 'equipment']);
  });

  it('a field is explained in the words of its schema when the pointer rests on it', async () => {
    const file = newFile('models');
    await configured.open(file, 'name: BLT300\ncategory: tyrescrapbaler\nfeatures:\n  - One\n');
    const explained = await Promise.all([0, 1, 2].map((line) => configured.hover(file, { line, character: 2 })));
    const { properties } = JSON.parse(read('schemas/model.schema.json')) as {
      properties: Record<string, { description: string }>;
    };
    for (const [at, field] of ['name', 'category', 'features'].entries()) {
      expect(explained[at]).toContain(properties[field]?.description);
    }
  });
});

/** The position and message of a mistake according to the check and to the editor. */
async function bothSay(folder: string, text: string): Promise<{ findings: Finding[]; diagnostics: Diagnostic[] }> {
  const name = `${folder}/trial.yaml`;
  const { findings } = load({ [name]: text });
  const diagnostics = await configured.open(newFile(folder), text);
  return {
    findings: findings.filter((finding) => finding.file === name && finding.rule.startsWith('schema/')),
    diagnostics,
  };
}

/** Whether the editor underlines something on a line (1-based). */
const isOnLine = ({ range }: Diagnostic, line: number) => range.start.line < line && line <= range.end.line + 1;

describe('a mistake', () => {
  const mistakesDir = path.join(fixturesDir, 'mistakes');
  const fixtures = readdirSync(mistakesDir)
    .filter((name) => name.endsWith('.yaml'))
    .map((name) => [name, new TextDecoder().decode(readFileSync(path.join(mistakesDir, name)))] as const)
    .filter(([, text]) => {
      const { findings } = load({ 'models/trial.yaml': text });
      const own = findings.filter((finding) => finding.file === 'models/trial.yaml');
      return own.length > 0 && own.every((finding) => finding.rule.startsWith('schema/'));
    });

  it.concurrent.each(fixtures)('of the fixture %s is marked on the line that the check names', async (_name, text) => {
    const { findings, diagnostics } = await bothSay('models', text);
    for (const { line, message } of findings) {
      expect(
        diagnostics.some((diagnostic) => isOnLine(diagnostic, line)),
        message,
      ).toBe(true);
    }
  });

  const model = 'name: X\ndescription: x\nfeatures: [One]\nsheet: sht2000\ncategory: ';
  const fair = 'title: X\ndescription: x\ncity: x\ncountry: x\n';
  const office = 'country: India\ncompany: x\naddresses: [x]\n';
  it.concurrent.each([
    ['an address without its slash', 'models', `${model}baler\npath: blt300`],
    ['an order in words', 'models', `${model}baler\norder: first`],
    ['a view that there is not', 'models', `${model}baler\ninitialView: frnt`],
    ['a machine that there is not', 'models', `${model}baler\nmachine: press`],
    ['a date in words', 'fairs', `${fair}start: in October\nend: 2025-10-16\nstatus: upcoming`],
    ['a state that there is not', 'fairs', `${fair}start: 2025-10-14\nend: 2025-10-16\nstatus: done`],
    ['a link without https', 'fairs', `${fair}start: 2025-10-14\nend: 2025-10-16\nstatus: upcoming\nlink: www.x.com`],
    [
      'a text where true or false belongs',
      'offices',
      `${office}flag: in\nphone: "+91 00 0000 0000"\nemail: a@example.com\nisHead: maybe`,
    ],
    ['a flag in words', 'offices', `${office}flag: India\nphone: "+91 00 0000 0000"\nemail: a@example.com`],
    ['a telephone number with a word', 'offices', `${office}flag: in\nphone: call us\nemail: a@example.com`],
    ['an e-mail address without @', 'offices', `${office}flag: in\nphone: "+91 00 0000 0000"\nemail: example.com`],
  ])('like %s is explained by the check and by the editor in the same words', async (_what, folder, text) => {
    const { findings, diagnostics } = await bothSay(folder, `${text}\n`);
    expect(diagnostics.map(({ range }) => range.start.line + 1)).toEqual(findings.map(({ line }) => line));
    // The check may also know the right word: `write \`path: /blt300\` (…)`.
    for (const [index, { message }] of diagnostics.entries()) expect(findings[index]?.fix).toContain(message);
  });

  it('in the name of a category is underlined in the editor; the check, which reads all files, knows the right one', async () => {
    const text = `${model}Tyre Scrap Balers\n`;
    const { findings } = load({ 'models/trial.yaml': text });
    const [finding, ...more] = findings.filter(
      ({ file, severity }) => file === 'models/trial.yaml' && severity === 'error',
    );
    expect(finding).toMatchObject({ line: 5, fix: 'write `category: tyrescrapbaler`' });
    expect(more).toEqual([]);
    const [diagnostic] = (await bothSay('models', text)).diagnostics;
    expect(diagnostic && isOnLine(diagnostic, 5)).toBe(true);
  });
});
