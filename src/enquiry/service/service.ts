import path from 'node:path';
import type { Logger } from 'pino';
import type { EnquirySite } from '../../catalogue/enquiry/enquiry-site.ts';
import { makeAdmin } from './admin.ts';
import { makeApi } from './api.ts';
import { composeAcknowledgement } from './delivery/compose-acknowledgement.ts';
import { composeNotice, type MailSettings } from './delivery/compose-notice.ts';
import { problemCode } from './delivery/attempt.ts';
import { deleteMails, folderTransport } from './delivery/folder-transport.ts';
import { makeSender } from './delivery/sender.ts';
import { smtpTransport } from './delivery/smtp-transport.ts';
import { makeLimits } from './limits.ts';
import { makeLog } from './log.ts';
import type { ServiceSettings } from './settings.ts';
import { openStore } from './store/open-store.ts';
import type { ClaimedEnquiry } from './store/store.ts';
import { makeMetrics } from './monitoring/metrics.ts';
import { makeAlert } from './monitoring/alert.ts';
import { makeMonitor } from './monitoring/monitor.ts';
import { statfs } from 'node:fs/promises';

/** Milliseconds between deletions of expired enquiries. */
const PURGE_EVERY = 3_600_000;

interface ServiceOptions {
  settings: ServiceSettings;
  site: () => EnquirySite;
  style: string;
  headers: Record<string, string>;
  log?: Logger;
}

export type EnquiryService = ReturnType<typeof makeEnquiryService>;

/** Folder for mails when no mail server is configured. */
export function outboxFolder({ STORE_DIR }: ServiceSettings): string {
  return path.join(STORE_DIR, 'outbox');
}

/** Whether this process itself writes to the disk. A database's or mail server's disk is monitored where it runs. */
const usesFolder = ({ DATABASE_URL, SMTP_URL }: ServiceSettings) =>
  DATABASE_URL === undefined || SMTP_URL === undefined;

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
}: ServiceOptions) {
  const { store, shared } = openStore(settings, (error) =>
    log.warn({ reason: error.message }, 'a connection to the database broke'),
  );
  const limits = makeLimits(settings.RATE_LIMIT, shared);
  const freeDisk = async () => (usesFolder(settings) ? freeMegabytes(settings.STORE_DIR) : undefined);
  const metrics = makeMetrics(store, freeDisk);
  const transport = settings.SMTP_URL
    ? smtpTransport(settings.SMTP_URL, settings.SEND_TIMEOUT)
    : folderTransport(outboxFolder(settings));
  let isStopping = false;
  let purging: ReturnType<typeof setInterval> | undefined;

  const acknowledge = async (claimed: ClaimedEnquiry, signal: AbortSignal) => {
    const mail = composeAcknowledgement(claimed, site(), mailSettings(settings, site()));
    if (!settings.MAIL_ACKNOWLEDGE || !mail) return;
    const { id } = claimed;
    try {
      if ((await limits.acknowledgements(claimed.enquiry.email)) > 0) {
        log.info({ id }, 'not acknowledged: enough for today');
        return;
      }
      await transport.send(mail, signal);
      log.info({ id }, 'acknowledged');
    } catch (error) {
      // One attempt: an acknowledgement is better missing than sent twice.
      log.warn({ id, ...problemCode(error) }, 'not acknowledged');
    }
  };

  const sender = makeSender({
    store,
    deliver: (claimed, signal) =>
      transport.send(composeNotice(claimed, site(), mailSettings(settings, site())), signal),
    delivered: acknowledge,
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
  const mail = alerted && { transport: alertTransport, to: alerted, from, domain: new URL(origin).hostname };
  const alert = makeAlert({ mail, webhook, log });
  const monitor =
    alert && makeMonitor({ store, settings, alert, name: () => site().brand.name, freeMegabytes: freeDisk, log });

  const purge = async () => {
    try {
      const ids = await store.purge();
      if (!ids) {
        log.error('nothing is deleted: the clock has jumped by more than a week, and is watched for a week now');
        return;
      }
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
    stored: sender.wake,
  });

  return {
    api,
    /** For `ADMIN_PORT`. */
    admin: makeAdmin({ settings, store, log, metrics, isStopping: () => isStopping, freeDisk }),
    start() {
      sender.start();
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
      await sender.stop(patience);
      transport.close();
      alertTransport.close();
      await store.close();
    },
  };
}

const MEGABYTE = 1_000_000;

/** Free megabytes on the folder's disk; undefined when the folder does not exist (yet). */
async function freeMegabytes(folder: string): Promise<number | undefined> {
  const found = await statfs(folder).catch(() => undefined);
  return found && Math.floor((found.bavail * found.bsize) / MEGABYTE);
}
