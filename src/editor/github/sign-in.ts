/** Signs in with GitHub, where the site's service offers it (OAuth with PKCE, RFC 7636). */
import { signInEndpoint } from '../../catalogue/paths.ts';
import { keepToken, windowStorage } from './token.ts';

/** The state of a sign-in and its verifier, which stays in this window until GitHub leads back. */
const [stateKey, verifierKey] = ['editor-github-state', 'editor-github-verifier'];

const base64url = (bytes: Uint8Array) =>
  btoa(String.fromCodePoint(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** The address of GitHub's sign-in, where the site's service offers it; its state is checked when it leads back. */
export async function findSignIn(): Promise<string | undefined> {
  const verifier = base64url(crypto.getRandomValues(new Uint8Array(32)));
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier));
  const challenge = base64url(new Uint8Array(digest));
  const answer = await fetch(`${signInEndpoint}?challenge=${challenge}`).catch(() => undefined);
  if (!answer?.headers.get('content-type')?.startsWith('application/json')) return undefined;
  const { clientId, state } = (await answer.json()) as { clientId?: string; state?: string };
  if (clientId === undefined || state === undefined) return undefined;
  windowStorage()?.setItem(stateKey, state);
  windowStorage()?.setItem(verifierKey, verifier);
  const query = new URLSearchParams({
    client_id: clientId,
    state,
    scope: 'public_repo',
    redirect_uri: location.origin + location.pathname,
    code_challenge: challenge,
    code_challenge_method: 'S256',
  });
  return `https://github.com/login/oauth/authorize?${query.toString()}`;
}

/** Exchanges the code in GitHub's answer for a token. False if the sign-in began elsewhere or is refused. */
export async function finishSignIn(answered: URLSearchParams): Promise<boolean> {
  const [code, state] = [answered.get('code'), answered.get('state')];
  const [known, verifier] = [stateKey, verifierKey].map((key) => windowStorage()?.getItem(key));
  for (const key of [stateKey, verifierKey]) windowStorage()?.removeItem(key);
  if (code === null || state === null || state !== known) return false;
  const options = {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ code, state, verifier }),
  };
  const answer = await fetch(signInEndpoint, options).catch(() => undefined);
  if (!answer?.ok) return false;
  await keepToken(((await answer.json()) as { token: string }).token);
  return true;
}
