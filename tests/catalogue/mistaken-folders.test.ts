import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { rules } from '#generated/rules.gen.ts';
import { loadCatalogue } from '../../src/check/load-catalogue.ts';
import { aboutFile } from '../../src/check/place-files.ts';
import { applyRule, makeRuleInput } from '../../src/check/rule.ts';
import { projectDir } from '../../scripts/lib/build-settings.ts';
import { readData } from '../../scripts/data/read-data.ts';
import { layOver, mistakenDir, mistakenFolders, readMistaken } from './fixes/mistaken-folder.ts';
import { asText, checkInput, fixturesDir, load, today } from './support.ts';

const check = (folder: Awaited<ReturnType<typeof readMistaken>>) => loadCatalogue(checkInput(folder)).findings;

const found = await Promise.all(
  mistakenFolders.map(async (name) => ({ name, findings: check(await readMistaken(name)) })),
);

describe('a folder with a mistake', () => {
  it.each(found)('$name is explained, with a fix', async ({ name, findings }) => {
    expect(findings.length).toBeGreaterThan(0);
    for (const finding of findings) expect(finding.fix, finding.message).toBeTruthy();
    await expect(`${asText({ findings })}\n`).toMatchFileSnapshot(path.join(mistakenDir, name, 'findings.txt'));
  });
});

describe('the rules', () => {
  const declared = rules.flatMap(({ names }) => names);

  it('have a fixture for each name of a finding', async () => {
    const lines = [...new Set(declared)].sort().map((name) => {
      const fixtures = found.filter(({ findings }) => findings.some(({ rule }) => rule === name));
      expect(fixtures, `tests/fixtures/mistaken-folders has no mistake for ${name}`).not.toEqual([]);
      return `${name}: ${fixtures.map((fixture) => fixture.name).join(', ')}\n`;
    });
    await expect(lines.join('')).toMatchFileSnapshot(path.join(fixturesDir, 'rules.txt'));
  });

  it('declare every name that they give, in rare cases too', () => {
    const files = globSync(path.join(projectDir, 'src/check/rules/**/*.ts'));
    const given = files.flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/\brule: '([^']+)'/g)]);
    expect(given.length).toBeGreaterThan(50);
    expect(declared).toEqual(expect.arrayContaining(given.map(([, name]) => name)));
  });

  it('end in one full stop where they quote a unit that ends in one', () => {
    const file = 'models/blt150.yaml';
    const { findings } = load({ [file]: (text) => text.replace('Motor: 20 HP + 2 HP', 'Power: 45200 lb.') });
    const messages = findings.map(({ message }) => message);
    expect(messages).toContain('`Power` is a power, but "45200 lb." is given in lb.');
  });

  it('explain words of the finder in a wrong form without a finder, too', () => {
    const withWord = (text: string) => `${text.replace(/^materials:.*\n/m, '')}materials: [Used Tyres]\n`;
    const { findings } = load({ 'models/blt150.yaml': withWord, 'pages/find.yaml': null });
    expect(findings.map(({ rule }) => rule)).toContain('facets/word');
  });

  it('are bugs where a finding has another name', () => {
    const finding = aboutFile('models/blt150.yaml', 'size/other', 'It is too large.', 'make it smaller');
    const rule = { names: ['size/large'], looksAt: ['model'] as const, checkEntry: () => finding };
    const input = makeRuleInput(load().entries, [], today);
    expect(() => applyRule(rule, input)).toThrow('The rule for size/large does not declare size/other');
    expect(applyRule({ ...rule, names: ['size/other'] }, input)).toHaveLength(4);
  });
});

/** Fixtures whose fix leaves a decision open; their folder `fixed` has the files after it. */
const decided = mistakenFolders.filter((name) => existsSync(path.join(mistakenDir, name, 'fixed')));

describe('the fix of a mistake that leaves a decision open', () => {
  it.each(decided)('%s: the check accepts what an editor made of it', async (name) => {
    const folder = await readMistaken(name);
    const { files = [] } = (await readData(path.join(mistakenDir, name, 'fixed'))) ?? {};
    expect(asText({ findings: check({ ...folder, files: layOver(folder.files, files) }) })).toBe('');
  });
});
