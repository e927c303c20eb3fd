import type { Octokit } from '@octokit/core';

/** What went wrong, as the editor's texts name it. */
export type FailureKind =
  | 'offline'
  | 'token'
  | 'rights'
  | 'limit'
  | 'moving'
  | 'signIn'
  | 'saml'
  | 'archived'
  | 'suspended'
  | 'rule'
  | 'down'
  | 'unreadable'
  | 'other';

/** A failure that is explained to the editor. Nothing that was sent is lost: sending again continues. */
export class GitHubFailure extends Error {
  readonly kind: FailureKind;
  /** Until GitHub accepts requests again, where it says so. */
  readonly minutes: number;
  constructor(kind: FailureKind, message: string, minutes = 1) {
    super(message);
    this.kind = kind;
    this.minutes = minutes;
  }
}

/** Sends one request to GitHub's API. Throws a `GitHubFailure`. */
export type GitHub = Octokit['request'];

/** Owner and name of a repository, as in its address. */
export interface Repository {
  owner: string;
  repo: string;
}

/** Undefined for a repository elsewhere: the page may connect to GitHub only, which a token needs a secure page for. */
export function repositoryAt(address: string): Repository | undefined {
  const [, owner, repo] = /^https:\/\/github\.com\/([^/]+)\/([^/]+?)(?:\.git)?\/?$/.exec(address) ?? [];
  return owner !== undefined && repo !== undefined && isSecureContext ? { owner, repo } : undefined;
}

/** Loads the library and opens the API for a token. */
export async function openGitHub(token: string, send: typeof fetch = fetch): Promise<GitHub> {
  const { Octokit: Client } = await import('@octokit/core').catch((error: unknown) => {
    throw new GitHubFailure('offline', String(error));
  });
  // The browser would keep answers for a minute, such as where a branch stands.
  const fresh: typeof fetch = (address, options) => send(address, { ...options, cache: 'no-store' });
  const client = new Client({ auth: token, request: { fetch: fresh } });
  client.hook.error('request', (error) => {
    throw explainFailure(error);
  });
  client.hook.after('request', ({ data }) => {
    if (!isAnswer(data)) throw new GitHubFailure('unreadable', '');
  });
  return client.request;
}

interface RequestFailure {
  status?: number;
  message: string;
  response?: { headers: Readonly<Record<string, string | number | undefined>>; data: unknown } | undefined;
}

/** What GitHub answers, with status 422, where a branch was made, moved or deleted at the same moment. */
const hasMoved = /^(?:reference (?:already exists|does not exist|cannot be updated)|update is not a fast[- ]forward)/i;

/** What GitHub says in words for what has no status of its own. */
const refusals = [
  ['saml', /\bSAML\b/i],
  ['archived', /\barchived\b/i],
  ['suspended', /\bsuspended\b/i],
  ['rule', /rule violations?|protected branch/i],
] as const;

/** Anything else than an object or a list is the page of a Wi-Fi's sign-in, a proxy or an error. */
const isAnswer = (data: unknown) => typeof data === 'object' && data !== null && !(data instanceof ArrayBuffer);

function explainFailure({ status = 0, message: whole, response }: RequestFailure): GitHubFailure {
  if (!response) return new GitHubFailure('offline', whole);
  // 511 asks to sign in to a network (RFC 6585).
  if (status >= 500 && status !== 511) return new GitHubFailure('down', '');
  if (!isAnswer(response.data)) return new GitHubFailure('unreadable', '');
  const { headers } = response;
  // `whole` has JSON and addresses in it.
  const { message: said = whole, errors = [] } = response.data as { message?: string; errors?: unknown };
  const details = (Array.isArray(errors) ? errors : []).flatMap((error: { message?: string }) => error.message ?? []);
  const message = [said, ...details].join('. ');
  const resetAt = Number(headers['x-ratelimit-reset'] ?? 0) * 1000;
  const wait = Number(headers['retry-after'] ?? 0) * 1000 || resetAt - Date.now();
  const isLimit = Number(headers['x-ratelimit-remaining'] ?? 1) === 0 || 'retry-after' in headers;
  if (status === 429 || (status === 403 && (isLimit || /rate limit/i.test(message)))) {
    return new GitHubFailure('limit', message, Math.max(1, Math.ceil(wait / 60_000)));
  }
  if (status === 401) return new GitHubFailure('token', message);
  const [refusal] = refusals.find(([, words]) => words.test(message)) ?? [];
  if (refusal) return new GitHubFailure(refusal, message);
  if (status === 403 || status === 404) return new GitHubFailure('rights', message);
  const isMoving = status === 409 || (status === 422 && hasMoved.test(message));
  return new GitHubFailure(isMoving ? 'moving' : 'other', message);
}
