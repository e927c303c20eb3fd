import type { Octokit } from '@octokit/core';

/** What went wrong, as the editor's texts name it. */
export type FailureKind = 'offline' | 'token' | 'rights' | 'limit' | 'moving' | 'other';

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
  const { Octokit: Client } = await import('@octokit/core');
  // The browser would keep answers for a minute, such as where a branch stands.
  const fresh: typeof fetch = (address, options) => send(address, { ...options, cache: 'no-store' });
  const client = new Client({ auth: token, request: { fetch: fresh } });
  client.hook.error('request', (error) => {
    throw explainFailure(error);
  });
  return client.request;
}

interface RequestFailure {
  status?: number;
  message: string;
  response?: { headers: Readonly<Record<string, string | number | undefined>> } | undefined;
}

function explainFailure({ status = 0, message, response }: RequestFailure): GitHubFailure {
  if (!response) return new GitHubFailure('offline', message);
  const { headers } = response;
  const resetAt = Number(headers['x-ratelimit-reset'] ?? 0) * 1000;
  const wait = Number(headers['retry-after'] ?? 0) * 1000 || resetAt - Date.now();
  const isLimit = Number(headers['x-ratelimit-remaining'] ?? 1) === 0 || 'retry-after' in headers;
  if (status === 429 || (status === 403 && (isLimit || /rate limit/i.test(message)))) {
    return new GitHubFailure('limit', message, Math.max(1, Math.ceil(wait / 60_000)));
  }
  if (status === 401) return new GitHubFailure('token', message);
  if (status === 403 || status === 404) return new GitHubFailure('rights', message);
  return new GitHubFailure(status === 409 || status === 422 ? 'moving' : 'other', message);
}

const tokenKey = 'editor-github-token';

/** The token of this window, or of this browser if the editor asked to stay signed in. */
export function readToken(): string | undefined {
  return sessionStorage.getItem(tokenKey) ?? localStorage.getItem(tokenKey) ?? undefined;
}

/** Undefined signs out. */
export function keepToken(token: string | undefined, stays = false): void {
  for (const storage of [sessionStorage, localStorage]) storage.removeItem(tokenKey);
  if (token !== undefined) (stays ? localStorage : sessionStorage).setItem(tokenKey, token);
}
