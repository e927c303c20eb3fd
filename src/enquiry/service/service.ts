import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { EnquirySite } from '../contract/enquiry-site.ts';
import { makeAdmin } from './admin.ts';
import { makeApi } from './api.ts';
import { composeAcknowledgement } from './delivery/compose-acknowledgement.ts';
import { composeNotice, type MailSettings } from './delivery/compose-notice.ts';
import { problemCode } from './delivery/attempt.ts';
import { deleteMails } from './delivery/folder-transport.ts';
import type { Transport } from './delivery/mail.ts';
import { mailKind, openTransport, outboxFolder } from './delivery/open-transport.ts';
import { makeSender } from './delivery/sender.ts';
import { smtpTransport } from './delivery/smtp-transport.ts';
import { makeLimits } from './limits.ts';
import { makeLog } from './log.ts';
import type { ServiceSettings } from './settings.ts';
import { openStore } from './store/open-store.ts';
import { type ClaimedEnquiry, StoreUnfit } from './store/store.ts';
import { makeMetrics } from './monitoring/metrics.ts';
import { makeAlert } from './monitoring/alert.ts';
import { makeMonitor } from './monitoring/monitor.ts';
import { statfs } from 'node:fs/promises';

/** Milliseconds between deletions of expired enquiries. */
const PURGE_EVERY = 3_600_000;

/** Milliseconds that a start waits for a store that does not answer. */
const CHECK = 5000;

interface ServiceOptions {
  settings: ServiceSettings;
  site: () => EnquirySite;
  style: string;
  headers: Record<string, string>;
  log?: Logger;
  /** Whether the site beside it is of an earlier build because the last one failed. */
  isOutdated?: (() => boolean) | undefined;
}

export type EnquiryService = ReturnType<typeof makeEnquiryService>;

/** Whether this process itself writes to the disk. A database's or mail server's disk is monitored where it runs. */
const usesFolder = (settings: ServiceSettings) =>
  settings.DATABASE_URL === undefined || mailKind(settings) === 'folder';

function mailSettings({ MAIL_TO, MAIL_FROM, PUBLIC_ORIGIN }: ServiceSettings, site: EnquirySite): MailSettings {
  const to = MAIL_TO ?? [site.contact.email];
  return { to, from: MAIL_FROM ?? to[0] ?? site.contact.email, origin: PUBLIC_ORIGIN ?? site.origin };
}

/** The whole enquiry service without its HTTP server. */
export function makeEnquiryService({
  settings,
  site,
  style,
  headers,
  log = makeLog(settings.LOG_LEVEL),
  isOutdated = () => false,
}: ServiceOptions) {
  const { store, shared } = openStore(settings, (error) =>
    log.warn({ reason: error.message }, 'the store was interrupted'),
  );
  const limits = makeLimits(settings.RATE_LIMIT, shared);
  const freeDisk = async () => (usesFolder(settings) ? freeMegabytes(settings.STORE_DIR) : undefined);
  const kind = mailKind(settings);
  const metrics = makeMetrics(store, freeDisk, kind);
  const transport = openTransport(settings);
  let isStopping = false;
  let purging: ReturnType<typeof setInterval> | undefined;

  const acknowledge = async (through: Transport, claimed: ClaimedEnquiry, signal: AbortSignal) => {
    const mail = composeAcknowledgement(claimed, site(), mailSettings(settings, site()));
    if (!settings.MAIL_ACKNOWLEDGE || !mail) return;
    const { id } = claimed;
    try {
      if ((await limits.acknowledgements(claimed.enquiry.email)) > 0) {
        log.info({ id }, 'not acknowledged: enough for today');
        return;
      }
      await through.send(mail, signal);
      log.info({ id }, 'acknowledged');
    } catch (error) {
      // One attempt: an acknowledgement is better missing than sent twice.
      log.warn({ id, ...problemCode(error) }, 'not acknowledged');
    }
  };

  // Without a mail server nothing is claimed: all stays queued.
  const sender =
    transport &&
    makeSender({
      store,
      deliver: (claimed, signal) =>
        transport.send(composeNotice(claimed, site(), mailSettings(settings, site())), signal),
      delivered: (claimed, signal) => acknowledge(transport, claimed, signal),
      attempted: metrics.attempted,
      rules: { schedule: settings.RETRY_SCHEDULE, giveUpAfter: settings.GIVE_UP_SECONDS },
      leaseSeconds: settings.LEASE_SECONDS,
      log,
    });

  const alertTransport = settings.ALERT_SMTP_URL
    ? smtpTransport(settings.ALERT_SMTP_URL, settings.SEND_TIMEOUT)
    : transport;
  const { ALERT_MAIL: alerted, ALERT_WEBHOOK: webhook } = settings;
  const { from, origin } = mailSettings(settings, site());
  const mail =
    alerted && alertTransport
      ? { transport: alertTransport, to: alerted, from, domain: new URL(origin).hostname }
      : undefined;
  const alert = makeAlert({ mail, webhook, log });
  const monitor =
    alert &&
    makeMonitor({ store, settings, mail: kind, alert, name: () => site().brand.name, freeMegabytes: freeDisk, log });

  const purge = async () => {
    try {
      if (!(await store.erase()))
        log.warn('another program reads the store: what was deleted is still in its log, and is erased later');
      const ids = await store.purge();
      await deleteMails(outboxFolder(settings), ids);
      if (ids.length > 0) log.info({ count: ids.length }, 'deleted what is past its time');
    } catch (error) {
      log.error({ reason: String(error) }, 'what is past its time could not be deleted');
    }
  };

  const api = makeApi({
    settings,
    store,
    limits,
    log,
    metrics,
    site,
    style,
    headers,
    stored: () => sender?.wake(),
  });

  return {
    api,
    /** For `ADMIN_PORT`. */
    admin: makeAdmin({ settings, store, log, metrics, isStopping: () => isStopping, isOutdated, freeDisk }),
    /** @returns why the store cannot be used however long one waits; undefined when it can, or is only away */
    async check(): Promise<string | undefined> {
      try {
        await Promise.race([store.probe(), sleep(CHECK, undefined, { ref: false })]);
      } catch (error) {
        if (error instanceof StoreUnfit) return error.message;
        log.error({ reason: String(error) }, 'the store does not answer yet');
      }
      return undefined;
    },
    start() {
      sender?.start();
      monitor?.start();
      void purge();
      purging = setInterval(() => void purge(), PURGE_EVERY);
    },
    /** Reports "not ready" from now on, so that no new visitors are sent to it. */
    announceStop() {
      isStopping = true;
    },
    /** Stops the senders and the store; mails in flight get `patience` milliseconds. Call when no request is left. */
    async stop(patience: number) {
      clearInterval(purging);
      monitor?.stop();
      await sender?.stop(patience);
      transport?.close();
      alertTransport?.close();
      await store.close();
    },
  };
}

const MEGABYTE = 1_000_000;

/** Free megabytes on the folder's disk; undefined when the folder does not exist (yet). */
async function freeMegabytes(folder: string): Promise<number | undefined> {
  const disk = await statfs(folder).catch(() => undefined);
  return disk && Math.floor((disk.bavail * disk.bsize) / MEGABYTE);
}
