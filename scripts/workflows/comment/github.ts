/** Milliseconds until an answer is given up. */
const timeout = 20_000;

/** One request to GitHub's REST API. Returns the answer's JSON; throws with the status when it is no success. */
export type GitHub = (method: 'GET' | 'POST' | 'PATCH', path: string, body?: object) => Promise<unknown>;

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
