/** Runs the shell steps of the pull request workflow as GitHub does. */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { temporaryFolder } from '../temporary-folder.ts';
import { pullRequestJob, workflow } from './read-workflows.ts';

describe('what a pull request touches', () => {
  const [scope = ''] = pullRequestJob('scope').steps.flatMap(({ id, run }) =>
    id === 'scope' && run !== undefined ? [run] : [],
  );
  const folder = temporaryFolder('scope');
  const git = (...words: string[]) =>
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.com', ...words], { cwd: folder });
  const write = (file: string, text: string) => {
    mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  };
  /** Commits the files on a branch, merges it as GitHub does, and runs the step. */
  const touch = (changes: Record<string, string>, event = 'pull_request'): string => {
    git('checkout', '--quiet', '-B', 'change', 'main');
    for (const [file, text] of Object.entries(changes)) write(file, text);
    git('add', '--all');
    git('commit', '--quiet', '--message=Change');
    git('checkout', '--quiet', '--detach', 'main');
    git('merge', '--quiet', '--no-ff', '--no-edit', 'change');
    const output = path.join(folder, '.git/output');
    rmSync(output, { force: true });
    execFileSync('bash', ['-e', '-c', scope], {
      cwd: folder,
      env: { ...process.env, EVENT: event, GITHUB_OUTPUT: output },
    });
    return readFileSync(output, 'utf8');
  };

  beforeAll(() => {
    git('init', '--quiet', '--initial-branch=main');
    write('data/models/a.yaml', 'name: A\n');
    write('src/a.ts', 'export {};\n');
    git('add', '--all');
    git('commit', '--quiet', '--message=First');
  });

  test.each([
    ['a new file of data', { 'data/models/b.yaml': 'name: B\n' }, 'false'],
    ['a photo', { 'data/media/models/a/a.jpg': 'x' }, 'false'],
    ['a source', { 'src/a.ts': 'export const a = 1;\n' }, 'true'],
    ['data and a document', { 'data/models/b.yaml': 'name: B\n', 'README.md': 'x' }, 'true'],
    ['a folder that is called alike', { 'data2/a.yaml': 'x' }, 'true'],
  ])('%s', (_, changes, program) => expect(touch(changes)).toBe(`program=${program}\n`));

  test('a push to main runs everything', () => {
    expect(touch({ 'data/models/c.yaml': 'name: C\n' }, 'push')).toBe('program=true\n');
  });
});

describe('the one check that is always reported', () => {
  const {
    needs = [],
    if: condition,
    steps: [step],
  } = pullRequestJob('all');
  const ends = (results: string) =>
    spawnSync('bash', ['-e', '-c', step?.run ?? ''], { env: { ...process.env, RESULTS: results } }).status;

  test('waits for all others, whatever becomes of them', () => {
    const others = Object.keys(workflow('pull-request').jobs).filter((name) => name !== 'all');
    expect([...needs].sort()).toEqual(others.sort());
    expect(condition).toBe('${{ always() }}');
  });

  test.each([
    ['success success skipped skipped', 0],
    ['success success success success', 0],
    ['success failure skipped skipped', 1],
    ['failure success skipped skipped', 1],
    ['success success cancelled success', 1],
  ])('%s ends with %d', (results, status) => expect(ends(results)).toBe(status));
});
