import type { Finding } from '../../yaml/finding.ts';
import { GitHubFailure, type GitHub, type Repository } from './github.ts';
import type { Sent } from '../proposal/proposal.ts';

/** How a sent proposal fares; `unknown` if the token may not see the checks, or there is no request yet. */
export interface Followed {
  state: 'checking' | 'green' | 'needs' | 'merged' | 'closed' | 'unknown';
  /** What the checks say about files of the data folder; each names a line of what was sent. */
  findings: readonly Finding[];
  /** What colleagues wrote about it, the oldest first. */
  said?: readonly Remark[];
  /** What of it was accepted, as it was sent. */
  accepted?: NonNullable<Sent['accepted']>;
  /** The request, also one that was opened by hand. */
  pull?: number | undefined;
  address: string;
  /** Seconds until GitHub is asked again, after it could not be reached. */
  lost?: number | undefined;
}

/** A review or a comment on the request. */
interface Remark {
  name: string;
  text: string;
  address: string;
  /** Whether the request is not accepted before it is answered. */
  isDemand: boolean;
  /** The file and line that it is about. */
  place: string | undefined;
}

/** Conclusions of checks that stop a request. */
const failed = new Set(['failure', 'timed_out', 'cancelled', 'action_required', 'startup_failure']);

/** Asks GitHub for the request of a proposal and its checks. */
export async function followProposal(github: GitHub, to: Repository, sent: Sent): Promise<Followed> {
  const { owner, branch, address } = sent;
  const { data } = await github('GET /repos/{owner}/{repo}/pulls', {
    owner: to.owner,
    repo: to.repo,
    head: `${owner}:${branch}`,
    state: 'all',
  });
  const [pull] = data;
  if (!pull) return { state: 'unknown', findings: [], address };
  const said = await readRemarks(github, to, pull.number);
  const known = { findings: [], pull: pull.number, address: pull.html_url, ...(said.length > 0 ? { said } : {}) };
  if (pull.merged_at !== null) {
    return { ...known, state: 'merged', accepted: await readAccepted(github, to, pull, sent.commits) };
  }
  if (pull.state === 'closed') return { ...known, state: 'closed' };
  try {
    return { ...known, ...(await readChecks(github, to, pull.head.sha)) };
  } catch (error) {
    if (error instanceof GitHubFailure && error.kind === 'rights') return { ...known, state: 'unknown' };
    throw error;
  }
}

/** What people wrote on a request; programs write the report and the checks. Nothing where the token may not see it. */
async function readRemarks(github: GitHub, to: Repository, number: number): Promise<Remark[]> {
  const unseen = (error: unknown) => {
    if (error instanceof GitHubFailure && error.kind === 'rights') return { data: [] };
    throw error;
  };
  const pull = { ...to, pull_number: number, per_page: 100 };
  const [reviews, lines, comments] = await Promise.all([
    github('GET /repos/{owner}/{repo}/pulls/{pull_number}/reviews', pull).catch(unseen),
    github('GET /repos/{owner}/{repo}/pulls/{pull_number}/comments', pull).catch(unseen),
    github('GET /repos/{owner}/{repo}/issues/{issue_number}/comments', {
      ...to,
      issue_number: number,
      per_page: 100,
    }).catch(unseen),
  ]);
  return [
    ...reviews.data.map((review) => ({
      ...review,
      time: review.submitted_at,
      isDemand: review.state === 'CHANGES_REQUESTED',
    })),
    ...lines.data.map((line) => ({ ...line, time: line.created_at, place: `${line.path}:${line.line ?? 1}` })),
    ...comments.data.map((comment) => ({ ...comment, time: comment.created_at })),
  ]
    .filter((remark) => remark.user?.type !== 'Bot' && (remark.body || ('isDemand' in remark && remark.isDemand)))
    .toSorted((a, b) => (a.time ?? '').localeCompare(b.time ?? ''))
    .map((remark) => ({
      name: remark.user?.login ?? '',
      text: remark.body ?? '',
      address: remark.html_url,
      isDemand: 'isDemand' in remark && remark.isDemand,
      place: 'place' in remark ? remark.place.replace('data/', '') : undefined,
    }));
}

/**
 * The files that a merged request had when they were last sent; reviewers may have improved them since, or deleted them,
 * which is an empty text here.
 */
export async function readAccepted(
  github: GitHub,
  { owner, repo }: Repository,
  { number, head }: { number: number; head: { sha: string } },
  commits: Sent['commits'],
): Promise<NonNullable<Sent['accepted']>> {
  const path = 'GET /repos/{owner}/{repo}/pulls/{pull_number}/commits';
  const { data } = await github(path, { owner, repo, pull_number: number, per_page: 100 });
  const accepted = new Set([head.sha, ...data.map(({ sha }) => sha)]);
  const { commit, files = {} } = commits.findLast((sent) => accepted.has(sent.commit)) ?? {};
  if (commit === undefined || commit === head.sha) return files;
  const { data: there } = await github('GET /repos/{owner}/{repo}/git/trees/{tree_sha}', {
    owner,
    repo,
    tree_sha: head.sha,
    recursive: '1',
  });
  const left = new Set(there.tree.map((entry) => entry.path));
  const isDropped = (file: string) => files[file] !== null && !there.truncated && !left.has(file);
  return Object.fromEntries(Object.entries(files).map(([file, sha]) => [file, isDropped(file) ? '' : sha]));
}

/** Pause between two looks at the checks (milliseconds). */
const pause = 20_000;
/** Pauses after a lost look (milliseconds): after the first one, the second one, and at most. */
const [first, second, longest] = [1000, 10_000, 600_000];

/**
 * Looks at a proposal until its checks are done. One lost look is no news and is repeated; after the second one in a
 * row the pause is told in seconds, and doubles. A refused token ends it. @returns the function that ends it
 */
export function keepFollowing(
  ask: () => Promise<Followed>,
  tell: (next: Followed | { lost: number }) => void,
  refuse: () => void,
): () => void {
  let isOver = false;
  let timer: ReturnType<typeof setTimeout>;
  let wait = first;
  const look = async () => {
    const next = await ask().catch((error: unknown) => ({ error }));
    if (isOver) return;
    if ('error' in next && next.error instanceof GitHubFailure && next.error.kind === 'token') {
      refuse();
    } else if ('error' in next) {
      if (wait > first) tell({ lost: wait / 1000 });
      timer = setTimeout(() => void look(), wait);
      wait = wait > first ? Math.min(wait * 2, longest) : second;
    } else {
      wait = first;
      tell(next);
      if (next.state === 'checking') timer = setTimeout(() => void look(), pause);
    }
  };
  void look();
  return () => {
    isOver = true;
    clearTimeout(timer);
  };
}

async function readChecks(
  github: GitHub,
  { owner, repo }: Repository,
  ref: string,
): Promise<Pick<Followed, 'state' | 'findings'>> {
  const path = 'GET /repos/{owner}/{repo}/commits/{ref}/check-runs';
  const { data } = await github(path, { owner, repo, ref, per_page: 100 });
  const runs = data.check_runs;
  const noted = runs.filter(({ output }) => output.annotations_count > 0);
  const annotations = await Promise.all(
    noted.map(({ id }) =>
      github('GET /repos/{owner}/{repo}/check-runs/{check_run_id}/annotations', {
        owner,
        repo,
        check_run_id: id,
        per_page: 100,
      }),
    ),
  );
  const findings = annotations.flatMap((answer) => answer.data).flatMap(findingOf);
  if (runs.some(({ conclusion }) => failed.has(conclusion ?? ''))) return { state: 'needs', findings };
  const isDone = runs.length > 0 && runs.every(({ status }) => status === 'completed');
  return { state: isDone ? 'green' : 'checking', findings };
}

interface Annotation {
  path: string;
  start_line: number;
  annotation_level: string | null;
  title: string | null;
  message: string | null;
}

/** The finding that `npm run check -- --format github` wrote as an annotation. */
function findingOf({ path, start_line: line, annotation_level: level, title, message }: Annotation): Finding[] {
  const [, file] = /^data\/(.+)$/.exec(path) ?? [];
  if (file === undefined) return [];
  const [text = '', fix] = (message ?? '').split('\nFix: ');
  const severity = level === 'failure' ? 'error' : 'warning';
  const place = { file, line, column: 1, endColumn: 1, text: '' };
  return [{ ...place, severity, rule: title ?? '', message: text, ...(fix === undefined ? {} : { fix }) }];
}
