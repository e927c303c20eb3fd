/**
 * Reads: the folder of --report (report.json and pull-request.txt, made by a pull request's run, so untrusted). Writes:
 * one comment on that pull request, updated by later runs. Run by: .github/workflows/pull-request-comment.yml, from the
 * default branch and without installed packages. Environment: GITHUB_TOKEN, GITHUB_REPOSITORY, GITHUB_API_URL, HEAD_SHA
 * (the commit of the run), RUN_URL.
 */
import { commentBody, findPictures, postComment, gitHub, readArtifact } from './comment.ts';
import { readArguments } from '../lib/arguments.ts';

const { report: folder = 'report' } = readArguments({ report: { type: 'string' } });
const environment = (name: string) => {
  const value = process.env[name];
  if (!value) throw new Error(`The environment variable ${name} is missing`);
  return value;
};

const artifact = await readArtifact(folder);
if ('problem' in artifact) {
  console.error(`No comment: ${artifact.problem}`);
  process.exitCode = 1;
} else {
  const api = gitHub(environment('GITHUB_API_URL'), environment('GITHUB_TOKEN'));
  const [repository, runUrl] = [environment('GITHUB_REPOSITORY'), environment('RUN_URL')];
  const pictures = artifact.report.pictures && (await findPictures(api, repository, runUrl));
  const outcome = await postComment(api, {
    repository,
    headSha: environment('HEAD_SHA'),
    pullRequest: artifact.pullRequest,
    body: commentBody(artifact.report, runUrl, pictures),
  });
  console.log(outcome);
}
