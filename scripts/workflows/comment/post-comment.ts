import { marker, type CommentBody } from './comment-body.ts';
import type { GitHub } from './github.ts';

/** Who writes with a workflow's token. */
const author = 'github-actions[bot]';

/** Comments on one page of GitHub's answer (its maximum), and pages that are looked at. */
const perPage = 100;
const mostPages = 30;

interface Comment {
  id: number;
  body?: string;
  user?: { login: string } | null;
}

interface CommentTask {
  /** `owner/name` */
  repository: string;
  pullRequest: number;
  /** The commit that the run was about. */
  headSha: string;
  body: CommentBody;
}

/**
 * Writes the comment, or updates the one that is there.
 *
 * The number of the pull request comes from the run and so from anyone: it counts only when the pull request's newest
 * commit is the one that GitHub says the run was about.
 * @returns what was done, in a sentence
 */
export async function postComment(
  api: GitHub,
  { repository, pullRequest, headSha, body }: CommentTask,
): Promise<string> {
  const found = (await api('GET', `/repos/${repository}/pulls/${pullRequest}`)) as { head?: { sha?: string } };
  if (found.head?.sha !== headSha) {
    return `No comment: the newest commit of pull request ${pullRequest} is not the one of this run.`;
  }
  const comment = await findComment(api, repository, pullRequest);
  if (comment) {
    await api('PATCH', `/repos/${repository}/issues/comments/${comment.id}`, { body: body.text });
    return `The comment on pull request ${pullRequest} was updated.`;
  }
  if (body.saysNothing) return 'No comment: no page changes.';
  await api('POST', `/repos/${repository}/issues/${pullRequest}/comments`, { body: body.text });
  return `A comment was written on pull request ${pullRequest}.`;
}

/** The comment of an earlier run. What others write is left alone, also with the same marker. */
async function findComment(api: GitHub, repository: string, pullRequest: number): Promise<Comment | undefined> {
  for (let page = 1; page <= mostPages; page += 1) {
    const path = `/repos/${repository}/issues/${pullRequest}/comments?per_page=${perPage}&page=${page}`;
    const comments = (await api('GET', path)) as Comment[];
    const own = comments.find(({ user, body }) => user?.login === author && body?.startsWith(marker));
    if (own || comments.length < perPage) return own;
  }
  return undefined;
}

/** What the workflow calls the pictures among the files of its run. */
const name = 'pictures';

/**
 * Where the pictures of a run can be fetched, as GitHub knows it.
 * @param runUrl `https://github.com/owner/name/actions/runs/1`
 */
export async function findPictures(api: GitHub, repository: string, runUrl: string): Promise<string | undefined> {
  const run = runUrl.slice(runUrl.lastIndexOf('/') + 1);
  const path = `/repos/${repository}/actions/runs/${run}/artifacts?name=${name}`;
  const { artifacts } = (await api('GET', path)) as { artifacts: { id: number }[] };
  const [pictures] = artifacts;
  return pictures && `${runUrl}/artifacts/${pictures.id}`;
}
