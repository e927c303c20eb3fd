import { describe, expect, it } from 'vitest';
import { placeFiles } from '../../src/check/place-files.ts';
import { checkFile } from '../../src/check/run-checks.ts';
import { readData } from '../../scripts/data/read-data.ts';
import { frozenDir } from '../frozen-catalogue.ts';
import { load, validators } from './support.ts';

const folder = await readData(frozenDir);
const { placed } = placeFiles(folder?.files ?? []);

/** Makes the mistake in a line; undefined if it does not apply there. */
const mistakes: Record<string, (line: string) => string | undefined> = {
  'a line without its indent': (line) => (/^ +\S/.test(line) ? line.trimStart() : undefined),
  'a line with a space less': (line) => (/^ +\S/.test(line) ? line.slice(1) : undefined),
  'a line with a space more': (line) => ` ${line}`,
  'a line with two spaces more': (line) => `  ${line}`,
  'a line with a tab before it': (line) => `\t${line}`,
  'a name without its colon': (line) => (/^\s*(- )?\w+:/.test(line) ? line.replace(':', '') : undefined),
  'a name with = for its colon': (line) => (/^\s*(- )?\w+: /.test(line) ? line.replace(': ', ' = ') : undefined),
  'no space behind the colon': (line) => (/^\s*(- )?\w+: /.test(line) ? line.replace(': ', ':') : undefined),
  'a point without its hyphen': (line) => (/^ *- /.test(line) ? line.replace('- ', '') : undefined),
  'no space behind the hyphen': (line) => (/^ *- /.test(line) ? line.replace('- ', '-') : undefined),
  'two hyphens': (line) => (/^ *- /.test(line) ? line.replace('- ', '-- ') : undefined),
  'a field with a hyphen': (line) => (/^\s*\w+:/.test(line) ? line.replace(/^( *)/, '$1- ') : undefined),
  'a bracket at the end': (line) => (/[:-]$/.test(line) ? `${line}]` : undefined),
};

/** Testing every 40th line of the real files is enough. */
const step = 40;

/** The errors of real files with one mistake each. */
function errorsWith(mistake: (line: string) => string | undefined) {
  const lines = placed.flatMap((file) => {
    const all = new TextDecoder().decode(file.bytes).split('\n');
    return all.flatMap((line, at) => {
      const changed = line.trim() && !line.startsWith('#') ? mistake(line) : undefined;
      return changed === undefined ? [] : [{ file, text: () => all.with(at, changed).join('\n') }];
    });
  });
  return lines
    .filter((_line, index) => index % step === step - 1)
    .map(({ file, text }) => {
      const { findings } = checkFile({ ...file, bytes: new TextEncoder().encode(text()) }, validators);
      return findings.filter(({ severity }) => severity === 'error');
    });
}

describe('one mistake in a line of real files', () => {
  const found = Object.entries(mistakes).map(([name, mistake]) => ({ name, errors: errorsWith(mistake) }));

  it.each(found)('$name: is hardly ever two findings', ({ errors }) => {
    expect(errors.filter((all) => all.length > 1).length).toBeLessThanOrEqual(Math.ceil(errors.length * 0.1));
  });

  it('is explained in words of its own, not in those of the YAML reader', () => {
    const all = found.flatMap(({ errors }) => errors);
    const unexplained = all.filter((some) => some.some(({ rule }) => rule === 'text/syntax'));
    expect(all.length).toBeGreaterThan(200);
    expect(unexplained.length).toBeLessThanOrEqual(all.length * 0.03);
  });
});

it('a missing field of a block is found in the text that has swallowed it', () => {
  const hero = 'hero:\n  action: >-\n    See all\n    of our\n    machines\n    text: One of each kind.\n';
  const { findings } = load({ 'pages/home.yaml': (text) => text.replace(/^hero:.*\n/m, hero) });
  expect(findings.map(({ line, rule, fix }) => [line, rule, fix])).toEqual([
    [8, 'text/indent', 'write `  text: One of each kind.`'],
  ]);
});
