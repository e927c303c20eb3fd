import { reportParts, saysNothing } from '../../src/catalogue/changes/report-markdown.ts';
import { type Report, readReport } from '../../src/catalogue/changes/report.ts';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Request timeout in milliseconds. */
const timeout = 20_000;

/** A request to GitHub's REST API. Returns the JSON; throws with the status on failure. */
type GitHub = (method: 'GET' | 'POST' | 'PATCH', path: string, body?: object) => Promise<unknown>;

/** @param api like https://api.github.com */
export function gitHub(api: string, token: string): GitHub {
  return async (method, path, body) => {
    const response = await fetch(api + path, {
      method,
      headers: {
        Accept: 'application/vnd.github+json',
        Authorization: `Bearer ${token}`,
        'User-Agent': 'machinery-catalogue',
        'X-GitHub-Api-Version': '2022-11-28',
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
      signal: AbortSignal.timeout(timeout),
    });
    if (!response.ok)
      throw new Error(`GitHub answered ${method} ${path} with ${response.status}: ${await response.text()}`);
    return response.json();
  };
}

/** The author of comments written with a workflow's token. */
const author = 'github-actions[bot]';

/** Comments per page of the API (its maximum), and the number of pages searched. */
const perPage = 100;
const maxPages = 30;

interface Comment {
  id: number;
  body?: string;
  user?: { login: string } | null;
}

interface CommentTask {
  /** `owner/name` */
  repository: string;
  pullRequest: number;
  /** The commit of the run. */
  headSha: string;
  body: CommentBody;
}

/**
 * Creates or updates the comment.
 * The number of the pull request comes from the run, so from anyone. It is trusted only when the pull request's head is
 * the commit that GitHub reports for the run.
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

/** The comment of an earlier run. Ignores comments of others, even with the same marker. */
async function findComment(api: GitHub, repository: string, pullRequest: number): Promise<Comment | undefined> {
  for (let page = 1; page <= maxPages; page += 1) {
    const path = `/repos/${repository}/issues/${pullRequest}/comments?per_page=${perPage}&page=${page}`;
    const comments = (await api('GET', path)) as Comment[];
    const own = comments.find(({ user, body }) => user?.login === author && body?.startsWith(marker));
    if (own || comments.length < perPage) return own;
  }
  return undefined;
}

/** Name of the artifact with the screenshots. */
const artifactName = 'pictures';

/**
 * The address of a run's screenshots, from GitHub's API.
 * @param runUrl `https://github.com/owner/name/actions/runs/1`
 */
export async function findPictures(api: GitHub, repository: string, runUrl: string): Promise<string | undefined> {
  const run = runUrl.slice(runUrl.lastIndexOf('/') + 1);
  const path = `/repos/${repository}/actions/runs/${run}/artifacts?name=${artifactName}`;
  const { artifacts } = (await api('GET', path)) as { artifacts: { id: number }[] };
  const [pictures] = artifacts;
  return pictures && `${runUrl}/artifacts/${pictures.id}`;
}

/** Invisible marker for finding the comment. */
export const marker = '<!-- catalogue-report -->';

/** Longest report text in a comment, in characters; GitHub's limit is 65,536 for the whole comment. */
const maxLength = 60_000;

/** A comment, and whether to create it when there is none yet. */
interface CommentBody {
  text: string;
  saysNothing: boolean;
}

/**
 * The report as a comment. The Markdown is built here from the report's fields, never taken from the run.
 * @param runUrl where the run's summary and files are
 * @param picturesUrl where its screenshots are
 */
export function commentBody(report: Report, runUrl: string, picturesUrl?: string): CommentBody {
  const shown: string[] = [];
  let length = 0;
  const parts = reportParts(report, picturesUrl);
  for (const part of parts) {
    if (length + part.length > maxLength) continue;
    length += part.length + 2;
    shown.push(part);
  }
  const rest = shown.length < parts.length ? ' The report is longer than a comment may be; the rest is there.' : '';
  const links = `[The run](${runUrl}) has all findings in its summary, and the built site among its artifacts.${rest}`;
  return { text: [marker, ...shown, links].join('\n\n'), saysNothing: saysNothing(report) };
}

/** Largest accepted report in bytes: twice that of ten thousand new models. */
const maxBytes = 20_000_000;

/** The artifact of a pull request's run. */
interface Artifact {
  pullRequest: number;
  report: Report;
}

/** Reads the two files. Returns a sentence when one is missing, too large or invalid. */
export async function readArtifact(folder: string): Promise<Artifact | { problem: string }> {
  const [number, json] = [
    await readLimited(folder, 'pull-request.txt', 20),
    await readLimited(folder, 'report.json', maxBytes),
  ];
  if (typeof number !== 'string') return number;
  if (typeof json !== 'string') return json;
  if (!/^[1-9]\d{0,9}$/.test(number.trim())) return { problem: 'pull-request.txt holds no number' };
  const report = readReport(json);
  return 'problem' in report ? report : { pullRequest: Number(number.trim()), report };
}

async function readLimited(folder: string, name: string, most: number): Promise<string | { problem: string }> {
  const file = join(folder, name);
  const found = await stat(file).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT' && error.code !== 'ENOTDIR') throw error;
    return undefined;
  });
  if (!found?.isFile()) return { problem: `there is no file ${name}` };
  if (found.size > most) return { problem: `${name} is larger than ${most} bytes` };
  return readFile(file, 'utf8');
}
