import { existsSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadCatalogue } from '../../src/check/load-catalogue.ts';
import { readData } from '../../scripts/data/read-data.ts';
import { layOver, mistakenDir, mistakenFolders, readMistaken } from './fixes/mistaken-folder.ts';
import { asText, today, validators } from './support.ts';

const check = (folder: Awaited<ReturnType<typeof readMistaken>>) =>
  loadCatalogue({ ...folder, validators, today }).findings;

describe('a folder with a mistake', () => {
  it.each(mistakenFolders)('%s is explained, with a fix', async (name) => {
    const findings = check(await readMistaken(name));
    expect(findings.length).toBeGreaterThan(0);
    for (const finding of findings) expect(finding.fix, finding.message).toBeTruthy();
    await expect(`${asText({ findings })}\n`).toMatchFileSnapshot(path.join(mistakenDir, name, 'findings.txt'));
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
