import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { findGeneratedFiles } from '../../scripts/check/check.ts';
import { checkData } from '../../scripts/data/load-data.ts';
import { frozenDir } from '../frozen-catalogue.ts';

let project = '';
const git = (...words: string[]) => execFileSync('git', words, { cwd: project, stdio: 'pipe' });
const write = (file: string) => {
  mkdirSync(path.dirname(path.join(project, file)), { recursive: true });
  writeFileSync(path.join(project, file), 'x');
};
const find = () => findGeneratedFiles(path.join(project, 'data'), project);

beforeAll(() => {
  project = mkdtempSync(path.join(tmpdir(), 'generated-'));
});

describe('a file that the build makes', () => {
  it('is nothing to speak of where there is no git', async () => {
    write('dist/index.html');
    expect(await find()).toEqual([]);
  });

  it('is nothing to speak of while git does not hold it', async () => {
    git('init', '-q');
    write('data/site.yaml');
    git('add', 'data');
    expect(await find()).toEqual([]);
  });

  it('is named with the command that takes it out of a pull request', async () => {
    write('src/generated/entries.gen.ts');
    git('add', 'src');
    const [finding, ...more] = await find();
    expect(more).toEqual([]);
    expect(finding).toMatchObject({
      file: '../src/generated/entries.gen.ts',
      rule: 'file/generated',
      severity: 'error',
      message: 'src/generated/entries.gen.ts is made by `npm run build` and does not belong into a pull request.',
      fix: 'run: git rm --cached src/generated/entries.gen.ts (on GitHub: open the file and choose "Delete file")',
    });
  });

  it('is named once with all others when a whole build was added', async () => {
    for (let number = 0; number < 20; number++) write(`dist/page-${number}.html`);
    git('add', 'dist');
    const built = (await find()).filter(({ file }) => file.includes('dist'));
    expect(built).toHaveLength(1);
    expect(built[0]?.message).toContain('So are 20 others in dist/.');
    expect(built[0]?.fix).toContain('git rm -r --cached dist');
  });
});

describe('a file that something still names', () => {
  it('was deleted where git knows it, and another name is no help', async () => {
    const folder = path.join(project, 'deleted');
    cpSync(frozenDir, folder, { recursive: true });
    const commit = () => git('-c', 'user.name=A', '-c', 'user.email=a@example.com', 'commit', '-qm', 'x');
    git('add', 'deleted');
    commit();
    rmSync(path.join(folder, 'models/tcpcr100.yaml'));
    const found = async () => (await checkData(folder)).filter(({ rule }) => rule === 'reference/unknown');
    const told = 'There is no file models/tcpcr100.yaml any more: it was deleted or renamed, and this still names it.';
    expect(await found()).toMatchObject([
      { message: told, fix: expect.stringContaining('bring models/tcpcr100.yaml back') },
    ]);
    git('add', 'deleted');
    commit();
    expect(await found()).toMatchObject([{ message: told }]);
  });
});
