import { createHmac, hash, timingSafeEqual } from 'node:crypto';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Logger } from 'pino';
import type { ServiceSettings } from '../settings.ts';

/** How long a sign-in may take (milliseconds). */
const patience = 600_000;

const exchange = 'https://github.com/login/oauth/access_token';

type App = Hono<{ Bindings: { remote?: string | undefined } }>;

interface SignInOptions {
  settings: ServiceSettings;
  log: Logger;
  /** Whether a page of another site sent the request, and how many seconds its client has to wait. */
  isForeign: (request: Request) => boolean;
  waitFor: (headers: Headers, remote: string | undefined) => Promise<number>;
}

/**
 * Signs the editor in with GitHub (OAuth with PKCE, RFC 7636): `GET` gives the client's id with a `state` that this
 * service signed for the browser's challenge, `POST` exchanges the code that GitHub gave for it against a token, once and
 * only for the browser that has the challenge's verifier. The secret stays here; the token is neither stored nor logged.
 * Without GITHUB_CLIENT_ID and GITHUB_CLIENT_SECRET, `GET` answers that there is no sign-in.
 */
export function signIn({ settings, log, isForeign, waitFor }: SignInOptions): App {
  const { GITHUB_CLIENT_ID: id, GITHUB_CLIENT_SECRET: secret } = settings;
  const app: App = new Hono();
  if (id === undefined || secret === undefined) return app.get('/', ({ json }) => json({}));

  const sign = (text: string) => createHmac('sha256', secret).update(text).digest('base64url');
  /** The signatures of states that were used, with their times. */
  const used = new Map<string, number>();
  /** Whether a state was signed for the browser that has the verifier, and not used before. */
  const isOurs = (state: string, verifier: string) => {
    const [time = '', challenge = '', signature = ''] = state.split('.');
    const [given, expected] = [signature, sign(`${time}.${challenge}`)].map((text) => Buffer.from(text));
    const isSigned = given?.length === expected?.length && given && expected && timingSafeEqual(given, expected);
    const isOpen = Date.now() - Number(time) < patience && !used.has(signature);
    if (!isSigned || !isOpen || hash('sha256', verifier, 'base64url') !== challenge) return false;
    for (const [old, then] of used) if (Date.now() - then >= patience) used.delete(old);
    used.set(signature, Number(time));
    return true;
  };

  app.get('/', ({ req, json }) => {
    const challenge = req.query('challenge') ?? '';
    if (!/^[\w-]{43}$/.test(challenge)) return json({}, 400);
    const state = `${Date.now()}.${challenge}`;
    return json({ clientId: id, state: `${state}.${sign(state)}` });
  });
  // A code has some forty characters, a state a hundred.
  app.post('/', bodyLimit({ maxSize: 1024, onError: ({ json }) => json({}, 413) }), async ({ req, env, json }) => {
    if (isForeign(req.raw)) return json({}, 403);
    if ((await waitFor(req.raw.headers, env.remote)) > 0) return json({}, 429);
    const { code, state, verifier } = (await req.json<Record<string, unknown> | null>().catch(() => null)) ?? {};
    if (typeof code !== 'string' || typeof state !== 'string' || typeof verifier !== 'string') return json({}, 400);
    if (!isOurs(state, verifier)) return json({}, 400);
    try {
      const answer = await fetch(exchange, {
        method: 'POST',
        headers: { Accept: 'application/json', 'Content-Type': 'application/json' },
        body: JSON.stringify({ client_id: id, client_secret: secret, code, code_verifier: verifier }),
        signal: AbortSignal.timeout(10_000),
      });
      const { access_token: token, error } = (await answer.json()) as { access_token?: unknown; error?: unknown };
      if (typeof token === 'string') return json({ token });
      log.warn({ reason: String(error) }, 'GitHub refused a sign-in');
      return json({}, 400);
    } catch (error) {
      log.warn(
        { reason: error instanceof Error ? error.name : 'unknown' },
        'GitHub could not be reached for a sign-in',
      );
      return json({}, 502);
    }
  });
  return app;
}
