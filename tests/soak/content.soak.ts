/** `npm run test:content` passes for all valid data, and fails with a correct message when the program is broken. */
import { spawnSync } from 'node:child_process';
import { cpSync, rmSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { frozenDir } from '../frozen-catalogue.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { hashFiles } from '../scripts/hash-files.ts';
import { contentDefects, missingSheet } from './support/content-defects.ts';
import {
  addEntries,
  addEquipmentFamily,
  fillCategory,
  removeEntries,
  renameModel,
  rewordEntries,
} from './support/edit-entries.ts';
import { breakBy, copyProject } from './support/project-copy.ts';

const folder = temporaryFolder('content');
const project = path.join(folder, 'project');
const data = path.join(folder, 'data');

/** Runs the command in the copy of the project. */
function testContent(...words: string[]): { status: number | null; output: string } {
  const all = ['tests/content/run.ts', ...words];
  const { status, stdout, stderr } = spawnSync(process.execPath, all, { cwd: project, encoding: 'utf8' });
  return { status, output: `${stdout}\n${stderr}` };
}

beforeAll(() => copyProject(project));
beforeEach(() => {
  rmSync(data, { recursive: true, force: true });
  cpSync(frozenDir, data, { recursive: true });
});

test('the catalogue as it stands passes', () => {
  const { status, output } = testContent();
  expect(output).toMatch(/\n[1-9]\d+ passed, 0 failed\n/);
  expect(status).toBe(0);
});

describe('another data folder passes, and leaves the site of the own one alone', () => {
  test.each([
    ['with one entry more of each kind', addEntries],
    ['with one entry less of each kind', removeEntries],
    ['with a family of models among the line equipment', addEquipmentFamily],
    ['with all its texts reworded', rewordEntries],
    ['with a model renamed, and a redirect from its old address', renameModel],
    ['with more models of a category than one page shows', fillCategory],
  ])('%s', (_, edit) => {
    const before = hashFiles(path.join(project, 'dist'));
    edit(data);
    const { status, output } = testContent('--data', data);
    expect(output).toMatch(/\n[1-9]\d+ passed, 0 failed\n/);
    expect(status).toBe(0);
    expect(hashFiles(path.join(project, 'dist'))).toEqual(before);
  });
});

describe('a broken program is named in a sentence', () => {
  let broken = { status: 0 as number | null, output: '' };
  beforeAll(() => {
    const repair = breakBy(project, contentDefects);
    broken = testContent('--data', frozenDir);
    repair();
  });

  test.each(contentDefects.map((defect) => [defect.name, defect] as const))('%s', (_, { says }) => {
    expect(broken.output).toMatch(says);
    expect(broken.output).toMatch(/\n\d+ passed, [1-9]\d* failed\n/);
    expect(broken.status).toBe(1);
  });

  test(missingSheet.name, () => {
    const repair = breakBy(project, [missingSheet]);
    const { status, output } = testContent('--data', frozenDir);
    repair();
    expect(output).toMatch(missingSheet.says);
    expect(output).toMatch(/\n0 passed, 1 failed\n/);
    expect(status).toBe(1);
  });
});
