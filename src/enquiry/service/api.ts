import { randomUUIDv7 } from 'node:crypto';
import { Hono } from 'hono';
import { cors } from 'hono/cors';
import type { Logger } from 'pino';
import type { EnquirySite } from '../contract/enquiry-site.ts';
import { enquiryEndpoint, signInEndpoint } from '../../catalogue/paths.ts';
import { keyHeader, type Enquiry } from '../contract/enquiry.ts';
import { maxBodySize, readRequest, usualBodySize, type BodyReader } from './http/read-body.ts';
import { foldEnquiry } from '../contract/fold-message.ts';
import { cleanPhone } from '../contract/clean-phone.ts';
import { itemsHeader } from '../contract/items.ts';
import { secondsHeader, trapHeader } from '../contract/spam-checks.ts';
import { answer, type Answer } from './http/answer.ts';
import { findMismatch, addLinked, isUnchosen } from './http/form-choices.ts';
import { clientOf } from './http/client-address.ts';
import { fingerprint, readKey } from './http/fingerprint.ts';
import { signIn } from './http/github-sign-in.ts';
import { mediumOf, parseEnquiry } from './http/parse-enquiry.ts';
import { readAsked } from './known-pages.ts';
import type { Limits } from './limits.ts';
import { referenceOf } from './reference.ts';
import { proxyList, type ServiceSettings } from './settings.ts';
import type { EnquiryStore } from './store/make-store.ts';
import { StoreUnavailable } from './store/store.ts';
import type { Metrics } from './monitoring/metrics.ts';

/** `Retry-After` in seconds while enquiries cannot be stored. */
const RETRY_AFTER = 120;

interface ApiOptions {
  settings: ServiceSettings;
  store: EnquiryStore;
  limits: Limits;
  log: Logger;
  metrics: Metrics;
  /** Called for each request: in development the words change. */
  site: () => EnquirySite;
  /** CSS of the answer pages for forms sent without scripts. */
  style: string;
  headers: Record<string, string>;
  stored: () => void;
}

/** What a web-standard request does not tell: the remote address, and the server's own way to read the body. */
export interface Connection {
  remote?: string | undefined;
  read?: BodyReader;
}

export type Api = (request: Request, connection?: Connection) => Response | Promise<Response>;

/**
 * The enquiry service as a web-standard handler. It answers an enquiry once it is on the disk. Every answer is a
 * sentence for the visitor: text, or a page for a form sent without scripts.
 * 200 accepted; 400 unreadable; 403 from a page of another site; 405 not a POST; 413 too large; 415 neither JSON nor a
 * form; 422 one message per field and line; 429 too many posts; 503 not stored.
 */
export function makeApi(options: ApiOptions): Api {
  const { settings, store, limits, log, metrics, site } = options;
  const trusted = proxyList(settings.TRUST_PROXY);
  const { PUBLIC_ORIGIN = site().origin } = settings;
  const allowed = new Set([PUBLIC_ORIGIN, ...settings.ALLOWED_ORIGINS]);
  const messageDomain = new URL(PUBLIC_ORIGIN).hostname;

  /** Spam: the hidden trap field is filled in, or the form was sent faster than anyone types. */
  const isSpam = (request: Request, trapped: boolean) => {
    const seconds = request.headers.get(secondsHeader) ?? '';
    if (trapped || (request.headers.get(trapHeader) ?? '') !== '') return true;
    return /^\d+(\.\d+)?$/.test(seconds) && Number(seconds) < settings.MIN_FILL_SECONDS;
  };

  /** `Host` is what the client says: it counts only where nobody said which origin the site has. */
  const isHostTrusted = settings.PUBLIC_ORIGIN === undefined;
  // Compares the host only: behind a proxy that ends TLS the service sees `http`.
  const isAllowed = (origin: string, host: string | null | undefined) =>
    allowed.has(origin) || (isHostTrusted && URL.canParse(origin) && new URL(origin).host === host);

  /** Whether a page of another site sent the request. Programs that are no browsers send neither header. */
  const isForeign = ({ headers }: Request) => {
    const from = headers.get('sec-fetch-site');
    const origin = headers.get('origin');
    const isOwn = from === 'same-origin' || from === 'none';
    if (isOwn && (isHostTrusted || origin === null || origin === 'null')) return false;
    return origin === null ? from !== null : !isAllowed(origin, headers.get('host'));
  };

  const waitFor = async (headers: Headers, remote: string | undefined) => {
    const address = clientOf(remote, headers, trusted);
    return address === undefined ? 0 : limits.posts(address);
  };

  const take = async (request: Request, { remote, read }: Connection): Promise<Answer> => {
    const { enquiry: page, form } = site();
    const { answers } = page;
    const { headers: sent } = request;
    const medium = mediumOf(sent.get('content-type'));
    if (!medium || sent.has('content-encoding')) return { status: 415, text: answers.unreadable };
    const wait = await waitFor(sent, remote);
    const tooMany = { status: 429, text: answers.tooMany };
    const later = { 'Retry-After': String(wait) };
    // A usual body is read nevertheless: the answer to a form keeps what was typed.
    const isUsual = Number(sent.get('content-length') ?? Infinity) <= usualBodySize;
    if (wait > 0 && !isUsual) return { ...tooMany, headers: { ...later, Connection: 'close' } };
    const body = await (read ?? ((limit) => readRequest(request, limit)))(maxBodySize);
    if (body === 'broken') return { status: 400, text: answers.unreadable };
    if (body === 'too large') return { status: 413, text: answers.tooLarge, headers: { Connection: 'close' } };
    if (body === 'too many') {
      const headers = { 'Retry-After': String(RETRY_AFTER), Connection: 'close' };
      return { status: 503, text: answers.unavailable, headers };
    }
    const parsed = parseEnquiry(medium, body);
    const isForm = parsed && medium === 'form';
    const referer = sent.get('referer');
    const typedFields = parsed?.values as Enquiry;
    // What the script does in the form.
    const added = isForm && {
      ...addLinked(typedFields, referer, site()),
      phone: cleanPhone(typedFields.phone, form.phonePattern),
    };
    const values = parsed && { ...parsed.values, ...added };
    const typed = values && { ...parsed.details, ...values };

    if (wait > 0) return { ...tooMany, typed, headers: later };
    if (!values) return { status: 400, text: answers.unreadable };
    if (isForeign(request)) return { status: 403, text: answers.elsewhere, typed };
    const { enquiry, errors: wrong } = foldEnquiry(values, parsed, form);
    const errors = { ...wrong, ...findMismatch(enquiry, site()) };
    if (Object.keys(errors).length > 0) return { status: 422, text: answers.invalid, errors, typed };
    let id: string = randomUUIDv7();
    const isEmpty = isForm && isUnchosen(typedFields, referer, site());
    const items = isEmpty ? [] : readAsked(sent.get(itemsHeader), site());
    const state = isSpam(request, parsed.trapped) ? 'spam' : 'queued';
    try {
      const accepted = await store.accept({
        id,
        dedup: fingerprint(enquiry, readKey(request.headers.get(keyHeader))),
        messageId: `<${id}@${messageDomain}>`,
        state,
        enquiry,
        items,
        source: medium,
      });
      id = accepted.id;
      log.info(accepted.isNew ? { id: accepted.id, state } : { id: accepted.id, repeated: true }, 'accepted');
    } catch (error) {
      if (!(error instanceof StoreUnavailable)) throw error;
      log.error({ reason: error.message }, 'an enquiry could not be stored');
      return { status: 503, text: answers.unavailable, typed, headers: { 'Retry-After': String(RETRY_AFTER) } };
    }
    options.stored();
    return { status: 200, text: answers.thanks, note: `${site().notice.reference}: ${referenceOf(id)}` };
  };

  const app = new Hono<{ Bindings: Connection }>();
  const respond = (request: Request, result: Answer) =>
    answer(request, result, { site: site(), style: options.style, origin: PUBLIC_ORIGIN });

  const everywhere = Object.entries({ ...options.headers, 'Cache-Control': 'no-store' });
  app.use(async (context, next) => {
    await next();
    for (const [name, value] of everywhere) context.header(name, value);
  });
  app.use(
    enquiryEndpoint,
    cors({
      origin: (origin, { req }) => (isAllowed(origin, req.header('host')) ? origin : null),
      allowMethods: ['POST'],
      allowHeaders: ['Content-Type', trapHeader, secondsHeader, itemsHeader, keyHeader],
      maxAge: 86_400,
    }),
  );
  app.post(enquiryEndpoint, async ({ req, env }) => {
    const response = respond(req.raw, await take(req.raw, env));
    metrics.answered(response.status);
    return response;
  });
  app.all(enquiryEndpoint, ({ req }) =>
    respond(req.raw, { status: 405, text: site().enquiry.answers.unreadable, headers: { Allow: 'POST, OPTIONS' } }),
  );

  app.route(signInEndpoint, signIn({ settings, log, isForeign, waitFor }));

  app.get('/healthz', ({ text }) => text('ok'));

  app.notFound(({ req }) => respond(req.raw, { status: 404, text: site().notFound.text }));
  app.onError((error, { req }) => {
    log.error({ err: error }, 'a request failed');
    return respond(req.raw, { status: 500, text: site().enquiry.answers.unavailable });
  });
  return (request, connection = {}) => app.fetch(request, connection);
}
