import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { packDir, readPack } from '../../scripts/data/read-pack.ts';
import { packText } from '../../scripts/new/new-words.ts';
import { translated } from '../../src/catalogue/entries.ts';
import { readEntry } from '../../src/yaml/read-entry.ts';
import { runNew } from './new-command.ts';

const bytesOf = (text: string) => new TextEncoder().encode(text);
const valueOf = (text: string) => translated(readEntry('words.yaml', bytesOf(text)).value);
const german = (name: string) => readFileSync(path.join(packDir('de'), `${name}.yaml`));

it('a language without words gets each of them with its English, and none is one yet', () => {
  const text = packText('page-search', undefined);
  expect(text).toContain('none: # "Nothing matches “{words}”."');
  expect(text).not.toContain('stopWords');
  expect(valueOf(text)).toEqual({ words: {}, kinds: {} });
  expect(packText('site', undefined)).toContain('- page: home\n      label: # "Home"');
  expect(packText('units', undefined)).toBe('');
});

it.each(['words', 'site', 'page-editor', 'page-enquire', 'page-search'] as const)(
  'what is translated stays: %s',
  (kind) => {
    const text = packText(kind, german(kind));
    expect(text).not.toContain(': #');
    expect(valueOf(text)).toEqual(readPack('de')[kind]);
  },
);

it('only what is missing is added, in its place', () => {
  const without = german('words')
    .toString()
    .replace(/^ {2}skip:.*\n/m, '');
  const lines = packText('words', bytesOf(without)).split('\n');
  expect(lines.filter((line) => line.includes(': #'))).toEqual(['  skip: # "Skip to content"']);
  expect(lines.slice(0, 2)).toEqual(['page:', '  skip: # "Skip to content"']);
});

it('a file with a mistake is not written over', () => {
  expect(() => packText('words', bytesOf('page:\n  skip: "Zum Inhalt\n  main: Haupt\n'))).toThrow(
    'Nothing was written',
  );
});

it('a language is asked for, and English has nothing to translate', async () => {
  for (const words of [['words'], ['words', 'en'], ['words', 'English'], ['words', 'Tlhingan']])
    expect(await runNew('/nowhere', words)).toEqual({
      output: 'Say which language other than English, by its tag: npm run new -- words fr\n',
      code: 1,
    });
  expect((await runNew('/nowhere', ['words', 'German'])).output).toBe('schemas/defaults/de has all words.\n');
});
