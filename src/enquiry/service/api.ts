import { randomUUIDv7 } from 'node:crypto';
import { Hono } from 'hono';
import { cors } from 'hono/cors';
import type { Logger } from 'pino';
import type { EnquirySite } from '../../catalogue/enquiry/enquiry-site.ts';
import { enquiryEndpoint } from '../../catalogue/paths.ts';
import { keyHeader, type Enquiry } from '../contract/enquiry.ts';
import { maxBodySize, readBody } from './http/read-body.ts';
import { foldEnquiry } from '../contract/fold-message.ts';
import { secondsHeader, trapHeader } from '../contract/spam-checks.ts';
import { answer, type Answer } from './http/answer.ts';
import { clientOf, isLoopback, networkOf } from './http/client-address.ts';
import { fingerprint, readKey } from './http/fingerprint.ts';
import { addLinked } from './http/linked-machine.ts';
import { mediumOf, parseEnquiry } from './http/parse-enquiry.ts';
import type { Limits } from './limits.ts';
import { referenceOf } from './reference.ts';
import { proxyList, type ServiceSettings } from './settings.ts';
import type { EnquiryStore } from './store/make-store.ts';
import { StoreUnavailable } from './store/store.ts';
import type { Metrics } from './monitoring/metrics.ts';
import { mailKind } from './delivery/open-transport.ts';

/** `Retry-After` in seconds while enquiries cannot be stored. */
const RETRY_AFTER = 120;

/** Enquiries of a state that `/readyz` counts: with hundreds of thousands it must stay quick. */
const MOST_COUNTED = 20_000;

export interface ApiOptions {
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
  isStopping: () => boolean;
  /** Free megabytes on the disk that this process writes to; undefined when it writes to none. */
  freeDisk: () => Promise<number | undefined>;
}

/** Remote address of the connection. */
export interface Connection {
  remote?: string | undefined;
}

export type Api = (request: Request, connection?: Connection) => Response | Promise<Response>;

/**
 * The enquiry service as a web-standard handler. It answers an enquiry once it is on the disk. Every answer is a
 * sentence for the visitor: text, or a page for a form sent without scripts.
 * 200 accepted; 400 unreadable; 405 not a POST; 413 too large; 415 neither JSON nor a form; 422 one message per field
 * and line; 429 too many posts; 503 not stored.
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

  const take = async (request: Request, { remote }: Connection): Promise<Answer> => {
    const { enquiry: page, form } = site();
    const { answers } = page;
    const medium = mediumOf(request.headers.get('content-type'));
    if (!medium || request.headers.has('content-encoding')) return { status: 415, text: answers.unreadable };
    const body = await readBody(request, maxBodySize);
    if (body === 'broken') return { status: 400, text: answers.unreadable };
    if (body === 'too large') return { status: 413, text: answers.tooLarge, headers: { Connection: 'close' } };
    if (body === 'too many') {
      const headers = { 'Retry-After': String(RETRY_AFTER), Connection: 'close' };
      return { status: 503, text: answers.unavailable, headers };
    }
    const parsed = parseEnquiry(medium, body);
    const isForm = parsed && medium === 'form';
    const linked = isForm && addLinked(parsed.values as Enquiry, request.headers.get('referer'), site());
    const values = parsed && { ...parsed.values, ...linked };
    const typed = values && { ...parsed.details, ...values };

    const { address } = clientOf(remote, request.headers, trusted);
    const wait = address === undefined ? 0 : await limits.posts(networkOf(address));
    if (wait > 0) return { status: 429, text: answers.tooMany, typed, headers: { 'Retry-After': String(wait) } };

    if (!values) return { status: 400, text: answers.unreadable };
    const { enquiry, errors } = foldEnquiry(values, parsed, form);
    if (Object.keys(errors).length > 0) return { status: 422, text: answers.invalid, errors, typed };
    let id: string = randomUUIDv7();
    const state = isSpam(request, parsed.trapped) ? 'spam' : 'queued';
    try {
      const accepted = await store.accept({
        id,
        dedup: fingerprint(enquiry, readKey(request.headers.get(keyHeader))),
        messageId: `<${id}@${messageDomain}>`,
        state,
        enquiry,
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
      // Compares the host only: behind a proxy that ends TLS the service sees `http`.
      origin: (origin, { req }) =>
        allowed.has(origin) || (URL.canParse(origin) && new URL(origin).host === req.header('host')) ? origin : null,
      allowMethods: ['POST'],
      allowHeaders: ['Content-Type', trapHeader, secondsHeader, keyHeader],
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

  app.get('/healthz', ({ text }) => text('ok'));
  /** Whether a request comes from this machine and not through a proxy. */
  const isLocal = (request: Request, { remote }: Connection) => {
    const { address, isForwarded } = clientOf(remote, request.headers, trusted);
    return address !== undefined && isLoopback(address) && !isForwarded;
  };
  app.get('/metrics', async ({ req, env, text, notFound }) => {
    if (!settings.METRICS_PUBLIC && !isLocal(req.raw, env)) return notFound();
    return text(await metrics.text(), 200, { 'Content-Type': metrics.contentType });
  });
  app.get('/readyz', async ({ req, env, json, notFound }) => {
    if (!settings.READY_PUBLIC && !isLocal(req.raw, env)) return notFound();
    if (options.isStopping()) return json({ ready: false, reason: 'stopping' }, 503);
    try {
      await store.probe();
      const backlog = await store.backlog(MOST_COUNTED);
      const freeMegabytes = await options.freeDisk();
      const isDiskLow = freeMegabytes !== undefined && freeMegabytes < settings.MIN_FREE_MB;
      if (!isDiskLow) return json({ ready: true, mail: mailKind(settings), backlog });
      log.error({ freeMegabytes }, 'not ready: the disk is nearly full');
      return json({ ready: false, reason: 'disk', freeMegabytes, backlog }, 503);
    } catch (error) {
      log.error({ reason: String(error) }, 'not ready');
      return json({ ready: false, reason: 'store' }, 503);
    }
  });

  app.notFound(({ req }) => respond(req.raw, { status: 404, text: site().notFound.text }));
  app.onError((error, { req }) => {
    log.error({ err: error }, 'a request failed');
    return respond(req.raw, { status: 500, text: site().enquiry.answers.unavailable });
  });
  return (request, connection = {}) => app.fetch(request, connection);
}
