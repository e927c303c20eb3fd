/**
 * Reads: the folder of --report (report.json and pull-request.txt, made by a pull request's run, so untrusted). Writes:
 * one comment on that pull request, updated by later runs, with GitHub's `gh`. Run by:
 * .github/workflows/pull-request-comment.yml, from the default branch and without installed packages. Environment: those
 * of `gh`, HEAD_SHA (the commit of the run), RUN_URL.
 */
import { execFileSync } from 'node:child_process';
import { readArguments } from '../lib/arguments.ts';
import { commentBody, readArtifact } from './comment.ts';

const { report: folder = 'report' } = readArguments({ report: { type: 'string' } });
const { HEAD_SHA = '', RUN_URL = '' } = process.env;
const gh = (words: string[], input = '') => execFileSync('gh', words, { encoding: 'utf8', input }).trim();

const artifact = await readArtifact(folder);
if ('problem' in artifact) {
  console.error(`No comment: ${artifact.problem}`);
  process.exitCode = 1;
} else console.log(postComment(artifact.pullRequest, commentBody(artifact.report, RUN_URL)));

/**
 * Updates the comment of an earlier run, or creates one if there is something to say.
 * The number of the pull request comes from the run, so from anyone. It is trusted only when the pull request's head is
 * the commit that GitHub reports for the run.
 * @returns what was done, in a sentence
 */
function postComment(pullRequest: string, { text, saysNothing }: ReturnType<typeof commentBody>): string {
  const head = gh(['pr', 'view', pullRequest, '--json', 'headRefOid', '--jq', '.headRefOid']);
  if (head !== HEAD_SHA)
    return `No comment: the newest commit of pull request ${pullRequest} is not the one of this run.`;
  const update = ['pr', 'comment', pullRequest, '--body-file', '-', '--edit-last'];
  try {
    gh(saysNothing ? update : [...update, '--create-if-none'], text);
    return `The comment on pull request ${pullRequest} is up to date.`;
  } catch (error) {
    // Without an earlier comment there is nothing to update.
    if (saysNothing) return 'No comment: no page changes.';
    throw error;
  }
}
