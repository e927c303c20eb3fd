import { Hono } from 'hono';
import type { Logger } from 'pino';
import type { Api } from './api.ts';
import { mailKind } from './delivery/open-transport.ts';
import type { Metrics } from './monitoring/metrics.ts';
import type { ServiceSettings } from './settings.ts';
import type { EnquiryStore } from './store/make-store.ts';

/** Enquiries of a state that `/readyz` counts: with hundreds of thousands it must stay quick. */
const MOST_COUNTED = 20_000;

interface AdminOptions {
  settings: Pick<ServiceSettings, 'MIN_FREE_MB' | 'SMTP_URL'>;
  store: EnquiryStore;
  log: Logger;
  metrics: Metrics;
  isStopping: () => boolean;
  isOutdated: () => boolean;
  /** Free megabytes on the disk that this process writes to; undefined when it writes to none. */
  freeDisk: () => Promise<number | undefined>;
}

/** What the operator may ask, on `ADMIN_PORT`: visitors reach another port, whatever headers they send. */
export function makeAdmin({ settings, store, log, metrics, isStopping, isOutdated, freeDisk }: AdminOptions): Api {
  const app = new Hono();
  app.get('/healthz', ({ text }) => text('ok'));
  app.get('/metrics', async ({ text }) => text(await metrics.text(), 200, { 'Content-Type': metrics.contentType }));
  app.get('/readyz', async ({ json }) => {
    if (isStopping()) return json({ ready: false, reason: 'stopping' }, 503);
    try {
      await store.probe();
      const backlog = await store.backlog(MOST_COUNTED);
      const freeMegabytes = await freeDisk();
      const isDiskLow = freeMegabytes !== undefined && freeMegabytes < settings.MIN_FREE_MB;
      const site = isOutdated() ? { site: 'of an earlier build: the last one failed' } : {};
      if (!isDiskLow) return json({ ready: true, mail: mailKind(settings), ...site, backlog });
      log.error({ freeMegabytes }, 'not ready: the disk is nearly full');
      return json({ ready: false, reason: 'disk', freeMegabytes, backlog }, 503);
    } catch (error) {
      log.error({ reason: String(error) }, 'not ready');
      return json({ ready: false, reason: 'store' }, 503);
    }
  });
  return (request) => app.fetch(request);
}
