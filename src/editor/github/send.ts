import { GitHubFailure, type GitHub, type Repository } from './github.ts';
import type { Sent } from '../proposal/proposal.ts';
import { composeTree, type Composed, type Draft, type OwnBranch, type Snapshot } from './compose-tree.ts';

/** What is sent. */
export interface Outgoing extends Draft {
  /** Part of the branch's name: small letters, digits and dashes; other for each proposal. */
  id: string;
  title: string;
  /** The pull request's text. */
  report: string;
}

type SendResult =
  | { kind: 'conflicts'; conflicts: Composed['conflicts'] }
  | { kind: 'sent'; sent: Sent; merged: Composed['merged'] }
  /** All of it is published already. */
  | { kind: 'nothing' };

interface SendOptions {
  /** The repository of the website, and the branch that it is built from. */
  to: Repository & { branch: string };
  /** Where it was sent before. */
  sent: Sent | undefined;
  /** Called before each step that cannot be taken back, so that sending again continues. */
  keep: (sent: Sent) => void;
}

/** How often a branch may move while a commit is made for it. */
const maxMoves = 4;

/**
 * Sends a proposal: one commit on a branch of its own, and a pull request. Sent again, it adds a commit; if nothing
 * changed, or the last answer was lost, it only completes what is missing.
 */
export async function sendProposal(github: GitHub, outgoing: Outgoing, options: SendOptions): Promise<SendResult> {
  const { to, keep } = options;
  const home = await findHome(github, to);
  const { branch, pull } = await findBranch(github, outgoing.id, home, to);
  const address = `https://github.com/${to.owner}/${to.repo}/compare/${to.branch}...${home.owner}:${branch}?expand=1`;
  const { commits: before = [] } = options.sent ?? {};
  let sent: Sent = { ...home, branch, commits: before, address, time: Date.now(), findings: [] };
  for (let moves = 0; ; moves += 1) {
    const main = await readSnapshot(github, to, await readHead(github, to, to.branch));
    const head = await readHead(github, home, branch);
    const own = head === undefined ? undefined : await readOwn(github, home, main, head);
    const around = { github, home, sent, main, own };
    const composed = await composeTree(outgoing, around);
    if (composed.conflicts.length > 0) {
      // All are asked about again: what was chosen was chosen for an older state.
      const { conflicts } = await composeTree({ ...outgoing, choices: new Map() }, around);
      return { kind: 'conflicts', conflicts };
    }
    const { entries, parents, base, files, merged } = composed;
    if (!own && entries.length === 0) return { kind: 'nothing' };
    if (entries.length > 0) {
      const tree = await github('POST /repos/{owner}/{repo}/git/trees', { ...home, base_tree: base, tree: entries });
      const commit = await github('POST /repos/{owner}/{repo}/git/commits', {
        ...home,
        message: outgoing.title,
        tree: tree.data.sha,
        parents,
      });
      const { sha } = commit.data;
      const commits = sent.commits.concat({ commit: sha, files });
      sent = Object.assign({}, sent, { commits });
      keep(sent);
      const isMoved = await moveBranch(github, home, branch, { from: head, to: sha });
      if (!isMoved && moves < maxMoves) continue;
      if (!isMoved) throw new GitHubFailure('moving', `${branch} moves all the time`);
    }
    const requested = await requestPull(github, outgoing, { to, home, branch, pull });
    sent = { ...sent, ...requested };
    keep(sent);
    return { kind: 'sent', sent, merged };
  }
}

/** The repository that the account may write to: the website's, or its fork, which is made or brought up to date. */
async function findHome(github: GitHub, { owner, repo, branch }: SendOptions['to']): Promise<Repository> {
  const { data } = await github('GET /repos/{owner}/{repo}', { owner, repo });
  if (data.permissions?.push) return { owner: data.owner.login, repo: data.name };
  const made = await github('POST /repos/{owner}/{repo}/forks', { owner, repo, default_branch_only: true });
  const fork = { owner: made.data.owner.login, repo: made.data.name };
  // GitHub copies in the background; a large repository takes a minute.
  for (let waited = 0; (await readHead(github, fork, branch)) === undefined && waited < 60; waited += 1) {
    await new Promise((resolve) => setTimeout(resolve, 1000));
  }
  try {
    await github('POST /repos/{owner}/{repo}/merge-upstream', { ...fork, branch });
  } catch (error) {
    // A fork with changes of its own on this branch cannot follow; GitHub shares the commits all the same.
    if (!(error instanceof GitHubFailure && error.kind === 'moving')) throw error;
  }
  return fork;
}

/** The proposal's branch and open request. Once its request is closed or merged, it gets another branch. */
async function findBranch(github: GitHub, id: string, home: Repository, { owner, repo }: Repository) {
  for (let number = 1; ; number += 1) {
    const branch = `editor/${id}${number > 1 ? `-${number}` : ''}`;
    const query = { owner, repo, head: `${home.owner}:${branch}`, state: 'all' as const };
    const { data } = await github('GET /repos/{owner}/{repo}/pulls', query);
    const pull = data.find(({ state }) => state === 'open');
    if (pull || data.length === 0) return { branch, pull };
  }
}

/** The commit of a branch; undefined if it does not exist. */
async function readHead(github: GitHub, repository: Repository, branch: string): Promise<string | undefined> {
  // A branch that is not there is an empty list here, and an error in the browser's console elsewhere.
  const path = 'GET /repos/{owner}/{repo}/git/matching-refs/{ref}';
  const { data } = await github(path, { ...repository, ref: `heads/${branch}` });
  return data.find(({ ref }) => ref === `refs/heads/${branch}`)?.object.sha;
}

async function readSnapshot(github: GitHub, repository: Repository, commit = ''): Promise<Snapshot> {
  const read = await github('GET /repos/{owner}/{repo}/git/commits/{commit_sha}', {
    ...repository,
    commit_sha: commit,
  });
  const { sha } = read.data.tree;
  const path = 'GET /repos/{owner}/{repo}/git/trees/{tree_sha}';
  const { data } = await github(path, { ...repository, tree_sha: sha, recursive: '1' });
  // A file that is missing here would count as deleted.
  if (data.truncated) throw new GitHubFailure('other', `${repository.repo} has too many files`);
  const files = data.tree.flatMap((entry) => (entry.type === 'blob' ? [[entry.path, entry.sha] as const] : []));
  return { commit, tree: sha, files: new Map(files) };
}

async function readOwn(github: GitHub, home: Repository, main: Snapshot, head: string): Promise<OwnBranch> {
  const basehead = `${main.commit}...${head}`;
  const { data } = await github('GET /repos/{owner}/{repo}/compare/{basehead}', { ...home, basehead });
  return {
    now: await readSnapshot(github, home, head),
    start: await readSnapshot(github, home, data.merge_base_commit.sha),
    history: new Set(data.commits.map(({ sha }) => sha)),
  };
}

/** @returns false if someone else moved it meanwhile */
async function moveBranch(
  github: GitHub,
  home: Repository,
  branch: string,
  { from, to }: { from: string | undefined; to: string },
): Promise<boolean> {
  try {
    if (from === undefined) {
      await github('POST /repos/{owner}/{repo}/git/refs', { ...home, ref: `refs/heads/${branch}`, sha: to });
    } else {
      const ref = `heads/${branch}`;
      await github('PATCH /repos/{owner}/{repo}/git/refs/{ref}', { ...home, ref, sha: to, force: false });
    }
    return true;
  } catch (error) {
    if (error instanceof GitHubFailure && error.kind === 'moving') return false;
    throw error;
  }
}

/** Opens the pull request, or gives it the new text. Nothing if the token may write to the fork only. */
async function requestPull(
  github: GitHub,
  { title, report }: Outgoing,
  {
    to,
    home,
    branch,
    pull,
  }: { to: SendOptions['to']; home: Repository; branch: string; pull?: { number: number } | undefined },
): Promise<Pick<Sent, 'pull' | 'address'> | undefined> {
  const text = { owner: to.owner, repo: to.repo, title, body: report };
  try {
    const { data } = pull
      ? await github('PATCH /repos/{owner}/{repo}/pulls/{pull_number}', { ...text, pull_number: pull.number })
      : await github('POST /repos/{owner}/{repo}/pulls', { ...text, head: `${home.owner}:${branch}`, base: to.branch });
    return { pull: data.number, address: data.html_url };
  } catch (error) {
    if (error instanceof GitHubFailure && error.kind === 'rights') return undefined;
    throw error;
  }
}
