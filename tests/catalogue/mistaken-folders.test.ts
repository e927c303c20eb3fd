import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Finding } from '../../src/catalogue/finding.ts';
import { loadCatalogue } from '../../src/catalogue/load-catalogue.ts';
import { readData } from '../../scripts/data/read-data.ts';
import type { DataFile } from '../../src/catalogue/check/place-files.ts';
import { applyFix, choicesOf, newName } from './apply-fix.ts';
import { asText, fixtureFolder, fixturesDir, today, validators } from './support.ts';

const mistakenDir = path.join(fixturesDir, 'mistaken-folders');
const names = readdirSync(mistakenDir).sort();

/**
 * The fixture catalogue with the files of `<name>/data`, without those listed in `<name>/deleted.txt`. `<name>/renamed.txt`
 * has old and new paths, for names that Windows could not check out with this repository.
 */
async function readMistaken(name: string) {
  const folder = path.join(mistakenDir, name);
  const list = path.join(folder, 'deleted.txt');
  const deleted = new Set(existsSync(list) ? readFileSync(list, 'utf8').split('\n') : []);
  const renames = path.join(folder, 'renamed.txt');
  const lines = existsSync(renames) ? readFileSync(renames, 'utf8').trim().split('\n') : [];
  const renamed = new Map(lines.map((line) => line.split(' -> ') as [string, string]));
  const read = (await readData(path.join(folder, 'data'))) ?? { files: [], media: [] };
  const nameIn = (from: string, prefix = '') => renamed.get(prefix + from)?.slice(prefix.length) ?? from;
  const laid = {
    files: read.files.map((data) => ({ ...data, file: nameIn(data.file) })),
    media: read.media.map((data) => ({ ...data, file: nameIn(data.file, 'media/') })),
  };
  const over = <File extends { file: string }>(own: readonly File[], others: readonly File[], prefix = '') =>
    layOver(own, others).filter(({ file }) => !deleted.has(prefix + file));
  return { files: over(fixtureFolder.files, laid.files), media: over(fixtureFolder.media, laid.media, 'media/') };
}

function layOver<File extends { file: string }>(own: readonly File[], others: readonly File[]): File[] {
  return [...new Map([...own, ...others].map((file) => [file.file, file])).values()];
}

const check = (folder: Awaited<ReturnType<typeof readMistaken>>) =>
  loadCatalogue({ ...folder, validators, today }).findings;

describe('a folder with a mistake', () => {
  it.each(names)('%s is explained, with a fix', async (name) => {
    const findings = check(await readMistaken(name));
    expect(findings.length).toBeGreaterThan(0);
    for (const finding of findings) expect(finding.fix, finding.message).toBeTruthy();
    await expect(`${asText({ findings })}\n`).toMatchFileSnapshot(path.join(mistakenDir, name, 'findings.txt'));
  });
});

/** The files after an editor followed a finding's fix; undefined if it leaves a decision open. */
function fixedFiles(files: readonly DataFile[], finding: Finding): DataFile[] | undefined {
  const at = files.find(({ file }) => file === finding.file);
  const [text, name] = [at && applyFix(new TextDecoder().decode(at.bytes), finding), newName(finding)];
  if (!at || (text === undefined && name === undefined)) return undefined;
  const fixed =
    text === undefined ? { ...at, file: name ?? at.file } : { ...at, bytes: new TextEncoder().encode(text) };
  return [...files.filter((other) => other !== at && other.file !== fixed.file), fixed];
}

/** Fixtures whose fix leaves a decision open; their folder `fixed` has the files after it. */
const decided = names.filter((name) => existsSync(path.join(mistakenDir, name, 'fixed')));
const todo = names.filter((name) => !decided.includes(name));
const leftOpen: string[] = [];
/** Findings about figures that only advise, by rule. */
const advice = new Set<string>();
const isOfFigure = ({ rule }: Finding): boolean => /^(?:quantity|category\/outdated)/.test(rule);

describe('the fix of a mistake', () => {
  it.each(todo)('%s: the check accepts what it says to write', async (name) => {
    const folder = await readMistaken(name);
    const findings = check(folder);
    const said = new Set(findings.map(({ message }) => message));
    for (const finding of findings.flatMap(choicesOf)) {
      const files = fixedFiles(folder.files, finding);
      if (!files) {
        leftOpen.push(name);
        if (isOfFigure(finding)) advice.add(`${finding.rule}: ${finding.fix ?? ''}`);
        continue;
      }
      const after = check({ ...folder, files });
      const isSame = (other: Finding) =>
        other.rule === finding.rule && other.file === finding.file && other.message === finding.message;
      expect(asText({ findings: after.filter(isSame) })).toBe('');
      const atFigure = ({ file, line, rule }: Finding) =>
        rule.startsWith('quantity') && file === finding.file && line === finding.line;
      if (isOfFigure(finding))
        expect(asText({ findings: after.filter((other) => atFigure(other) && !said.has(other.message)) })).toBe('');
      // A fix may reveal other findings, but must not itself be written wrongly.
      const refused = after.filter(({ rule, message }) => /^(?:text|schema|syntax)/.test(rule) && !said.has(message));
      expect(asText({ findings: refused })).toBe('');
    }
  });

  it.each(decided)('%s: the check accepts what an editor made of it', async (name) => {
    const folder = await readMistaken(name);
    const { files = [] } = (await readData(path.join(mistakenDir, name, 'fixed'))) ?? {};
    expect(asText({ findings: check({ ...folder, files: layOver(folder.files, files) }) })).toBe('');
  });

  it('leaves open which of two figures is wrong, and what a number without a reading means', () => {
    expect([...advice].sort()).toMatchInlineSnapshot(`
      [
        "quantity/limit: correct the number or its unit",
        "quantity/off-siblings: correct the figure or its unit, if one of them is wrong",
        "quantity/unit: write a common unit, for example mm, kg, kW, HP, Kg/hr or TPH; or, if it is a unit of yours, say it in units.yaml: \`- sign: Tno\`",
        "quantity/unreadable: write digits, with one point before the decimals",
      ]
    `);
  });

  it('leaves nothing open in most of them', () => {
    expect(new Set(leftOpen).size, leftOpen.join(' ')).toBeLessThan(names.length * 0.55);
  });
});
