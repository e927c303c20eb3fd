import { execFileSync } from 'node:child_process';
import { cp, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { declaredKinds } from '#generated/declared-kinds.gen.ts';
import { projectDir } from '../../scripts/lib/build-settings.ts';
import { report as makeReport } from '../../scripts/report/report.ts';
import type { Report } from '../../src/features/report/report.ts';
import { runCommand, type Outcome } from '../run-command.ts';

let repository = '';
const data = (...parts: string[]) => path.join(repository, 'data', ...parts);
const git = (...words: string[]) =>
  execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.com', ...words], {
    cwd: repository,
  }).toString();

/** Runs `npm run report` in the repository. */
const report = (...words: string[]): Promise<Outcome> =>
  runCommand(makeReport, ['--data', data(), ...words], { folder: repository });

async function copyModel(from: string, to: string): Promise<void> {
  const text = await readFile(data('models', `${from}.yaml`), 'utf8');
  await writeFile(data('models', `${to}.yaml`), text.replaceAll(from.toUpperCase(), to.toUpperCase()));
}

beforeAll(async () => {
  repository = await mkdtemp(path.join(tmpdir(), 'report-'));
  await cp(path.join(projectDir, 'tests/fixtures/catalogue'), data(), { recursive: true });
  git('init', '--quiet', '--initial-branch=main');
  git('add', '--all');
  git('commit', '--quiet', '--message=First');
});

beforeEach(() => {
  git('checkout', '--quiet', '--force', 'main');
  git('clean', '-fdq');
});

test('each list of page data is named by one kind of entry', () => {
  const named = declaredKinds.flatMap(({ reportLabels = {} }) => Object.keys(reportLabels));
  expect(named.filter((fields, index) => named.indexOf(fields) < index)).toEqual([]);
});

test('reports changes since the last commit, and does not touch the working tree', async () => {
  await copyModel('blt250', 'blt300');
  const { code, stdout } = await report();
  expect(code).toBe(0);
  expect(stdout).toContain('1 page added, 8 pages changed');
  expect(stdout).toContain('products menu on every page: `Baler › Tyre Scrap Baler › BLT300`');
  expect(git('status', '--porcelain')).toBe('?? data/models/blt300.yaml\n');
});

test('shows the texts, figures and photos of a new page', async () => {
  await copyModel('blt250', 'blt300');
  const { stdout } = await report();
  expect(stdout).toMatch(/\*\*New:\*\* `\/blt300`[^*]*- `description`: `The BLT300 /);
  expect(stdout).toMatch(/- `figures`: `Force: 250 Ton`/);
});

test('tells texts that still have the name of a deleted machine or a figure as it was', async () => {
  await rm(data('models/blt150.yaml'));
  const category = await readFile(data('categories/tyrescrapbaler.yaml'), 'utf8');
  await writeFile(
    data('categories/tyrescrapbaler.yaml'),
    category.replace(/^summary: .*/m, 'summary: Larger than the BLT150.'),
  );
  const text = await readFile(data('models/blt250.yaml'), 'utf8');
  await writeFile(
    data('models/blt250.yaml'),
    text.replace(/^description: .*/m, 'description: It has 11000 kg.').replaceAll(': 11000 kg', ': 12000 kg'),
  );
  const { stdout } = await report();
  expect(stdout).toContain(
    '- `BLT150` in `summary` of `/tyrescrapbaler`, `data/categories/tyrescrapbaler.yaml`: `Larger than the BLT150.`',
  );
  expect(stdout).toContain('- `11000 kg` in `description` of `/blt250`, `data/models/blt250.yaml`: `It has 11000 kg.`');
});

test('compares with the commit at which a branch was left, so that what others added is not called removed', async () => {
  git('checkout', '--quiet', '-B', 'change');
  await copyModel('blt250', 'blt300');
  git('add', '--all');
  git('commit', '--quiet', '--message=Mine');
  git('checkout', '--quiet', '-B', 'ahead', 'main');
  await copyModel('blt250', 'blt400');
  git('add', '--all');
  git('commit', '--quiet', '--message=Theirs');
  git('checkout', '--quiet', 'change');
  const { code, stdout } = await report('--base', 'ahead');
  expect([code, stdout]).toEqual([0, expect.stringContaining('**New:** `/blt300`')]);
  expect(stdout).not.toContain('blt400');
});

describe('a removed page', () => {
  test('fails the command, with the line to paste', async () => {
    await rm(data('models/blt250.yaml'));
    const { code, stdout, stderr } = await report('--base', 'main');
    expect(code).toBe(1);
    expect(stderr).toContain(
      '/blt250 would lead nowhere. Put `/blt250: /tyrescrapbaler` below `redirects:` in data/site.yaml.',
    );
    expect(stdout).toContain('### 2 old addresses lead nowhere');
    expect(stdout).toContain('  /blt250: /tyrescrapbaler\n  /compare/tyrescrapbaler: /compare\n```');
  });

  test('passes once that line is pasted', async () => {
    await rm(data('models/blt250.yaml'));
    const site = await readFile(data('site.yaml'), 'utf8');
    await writeFile(
      data('site.yaml'),
      site.replace('redirects:\n', 'redirects:\n  /blt250: /tyrescrapbaler\n  /compare/tyrescrapbaler: /compare\n'),
    );
    const { code, stdout } = await report('--base', 'main');
    expect(stdout).toContain('its address leads to `/tyrescrapbaler`');
    expect(code).toBe(0);
  });
});

test('a renamed file is explained', async () => {
  await rename(data('models/blt250.yaml'), data('models/blt251.yaml'));
  const { code, stdout } = await report();
  expect(code).toBe(1);
  expect(stdout).toContain('`data/models/blt250.yaml`, which looks renamed to `/blt251`');
  expect(stdout).toContain('  /blt250: /blt251');
});

test('a category that was deleted while models still name it is explained as the check does', async () => {
  await rm(data('categories/tyrescrapbaler.yaml'));
  const { code, stdout } = await report();
  expect(code).toBe(1);
  expect(stdout).toContain('There is no file categories/tyrescrapbaler.yaml: it was deleted or renamed');
  expect(stdout).toMatch(/^data\/models\/blt150\.yaml:2:11 {2}error:/m);
});

test('two entries at one address are explained as the check does', async () => {
  await writeFile(data('models/blt150.yaml'), `${await readFile(data('models/blt150.yaml'), 'utf8')}path: /blt250\n`);
  const { code, stdout } = await report();
  expect([code, stdout.includes('is also that of models/blt')]).toEqual([1, true]);
});

test('errors in the data of before are no problem of the change', async () => {
  git('checkout', '--quiet', '-B', 'invalid');
  await writeFile(data('models/blt150.yaml'), 'name: BLT150\n');
  git('commit', '--quiet', '--all', '--message=Invalid');
  git('checkout', '--quiet', 'main', '--', 'data');
  const { code, stdout } = await report('--base', 'invalid');
  expect([code, stdout.includes('The data of `invalid` has errors itself')]).toEqual([0, true]);
});

describe('warnings', () => {
  const heavy = { from: 'weight: 11000 kg', to: 'weight: 110000 kg' };
  const edit = async (from: string, to: string) => {
    const file = data('models/blt250.yaml');
    const text = await readFile(file, 'utf8');
    expect(text).toContain(from);
    await writeFile(file, text.replace(from, to));
  };

  test('that the change brings are told with file and line', async () => {
    await edit(heavy.from, heavy.to);
    const { code, stdout } = await report();
    expect(code).toBe(0);
    expect(stdout).toContain('### 1 new warning\n');
    expect(stdout).toMatch(/^data\/models\/blt250\.yaml:\d+:\d+ {2}warning: .*110000 kg/m);
  });

  test('that existed before are not reported again, even if their line has moved', async () => {
    git('checkout', '--quiet', '-B', 'heavy');
    await edit(heavy.from, heavy.to);
    git('commit', '--quiet', '--all', '--message=Heavy');
    await edit('name: BLT250\n', '# The largest.\nname: BLT250\n');
    const { code, stdout } = await report();
    expect([code, stdout]).toEqual([0, expect.not.stringContaining('warning')]);
  });
});

test('compares two folders, and writes both forms into a folder', async () => {
  await copyModel('blt250', 'blt300');
  const out = path.join(repository, 'out');
  const { code, stdout } = await report('--base', path.join(projectDir, 'tests/fixtures/catalogue'), '--out', out);
  expect(code).toBe(0);
  expect(await readFile(path.join(out, 'report.md'), 'utf8')).toBe(stdout);
  const { comparison } = JSON.parse(await readFile(path.join(out, 'report.json'), 'utf8')) as Report;
  expect(comparison?.added).toMatchObject([{ path: '/blt300', name: 'BLT300' }]);
});

test.each([
  [['--base', 'no-such-branch'], 'no-such-branch is neither a folder'],
  [['--base', '--output=x'], 'neither a folder'],
])('%j is answered with a sentence', async (words, sentence) => {
  const { code, stderr } = await report(...(words[1]?.startsWith('--') ? [words.join('=')] : words));
  expect([code, stderr]).toEqual([2, expect.stringContaining(sentence)]);
});
