import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { load } from 'js-yaml';
import { projectDir } from '../../scripts/lib/build-settings.ts';

export interface Step {
  id?: string;
  name?: string;
  if?: string;
  uses?: string;
  run?: string;
  with?: Record<string, unknown>;
  env?: Record<string, string>;
}

export interface Job {
  needs?: string | string[];
  if?: string;
  permissions?: Record<string, string>;
  'timeout-minutes'?: number;
  steps: Step[];
}

export interface Workflow {
  on: Record<string, unknown>;
  permissions: Record<string, string>;
  jobs: Record<string, Job>;
}

export const read = (file: string) => readFileSync(path.join(projectDir, file), 'utf8');
/** The paths of all workflows, relative to the project. */
export const workflowFiles = globSync('.github/workflows/*.yml', { cwd: projectDir }).sort();
export const workflow = (name: string) => load(read(`.github/workflows/${name}.yml`)) as Workflow;
/** The steps of all jobs of a workflow. */
export const steps = (name: string) => Object.values(workflow(name).jobs).flatMap((job) => job.steps);
/** A job of the pull request workflow. */
export const pullRequestJob = (name: string): Job => {
  const found = workflow('pull-request').jobs[name];
  if (!found) throw new Error(`There is no job ${name}`);
  return found;
};
