import path from 'node:path';
import { pino, type Logger } from 'pino';
import type { EnquirySite } from '../../catalogue/enquiry-site.ts';
import { makeApi, type Api } from './api.ts';
import { composeAcknowledgement } from './delivery/compose-acknowledgement.ts';
import { composeNotice, type MailSettings } from './delivery/compose-notice.ts';
import { faultCode } from './delivery/classify.ts';
import { deleteMails, folderTransport } from './delivery/folder-transport.ts';
import { makeSender } from './delivery/sender.ts';
import { smtpTransport } from './delivery/smtp-transport.ts';
import { freeMegabytes } from './disk-space.ts';
import { makeLimits } from './limits.ts';
import type { ServiceSettings } from './settings.ts';
import { openStore } from './store/open-store.ts';
import type { ClaimedEnquiry } from './store/store.ts';

/** Milliseconds between the looks for what is past its time. */
const PURGE_EVERY = 3_600_000;

export interface ServiceOptions {
  settings: ServiceSettings;
  site: () => EnquirySite;
  style: string;
  headers: Record<string, string>;
  log?: Logger;
}

export interface EnquiryService {
  api: Api;
  /** Lets the senders begin. */
  start(): void;
  /** From now on it says that it is not ready, so that no new visitors are sent to it. */
  announceStop(): void;
  /**
   * Ends the senders and the store; mails under way get `patience` milliseconds. To be called when no request is left.
   */
  stop(patience: number): Promise<void>;
}

/** Where mails without a mail server go. */
export function outboxFolder({ STORE_DIR }: ServiceSettings): string {
  return path.join(STORE_DIR, 'outbox');
}

/** Whether this process itself writes to the disk. A database's or a mail server's disk is watched where they run. */
const usesFolder = ({ DATABASE_URL, SMTP_URL }: ServiceSettings) =>
  DATABASE_URL === undefined || SMTP_URL === undefined;

function mailSettings({ MAIL_TO, MAIL_FROM, PUBLIC_ORIGIN }: ServiceSettings, site: EnquirySite): MailSettings {
  const to = MAIL_TO ?? [site.contact.email];
  return { to, from: MAIL_FROM ?? to[0] ?? site.contact.email, origin: PUBLIC_ORIGIN ?? site.origin };
}

/** Lines of JSON on standard error, without anything that a visitor typed. */
export function makeLog(level: string): Logger {
  return pino(
    { level, base: null, timestamp: pino.stdTimeFunctions.isoTime },
    pino.destination({ dest: 2, sync: true }),
  );
}

/** The whole enquiry service, but for the server in front of it. */
export function makeEnquiryService({
  settings,
  site,
  style,
  headers,
  log = makeLog(settings.LOG_LEVEL),
}: ServiceOptions): EnquiryService {
  const { store, shared } = openStore(settings, (error) =>
    log.warn({ reason: error.message }, 'a connection to the database broke'),
  );
  const limits = makeLimits(settings.RATE_LIMIT, shared);
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
      if ((await limits.acknowledgements(claimed.enquiry.email.toLowerCase())) > 0) {
        log.info({ id }, 'not acknowledged: enough for this address today');
        return;
      }
      await transport.send(mail, signal);
      log.info({ id }, 'acknowledged');
    } catch (error) {
      // Tried once: it is a courtesy, and better missing than sent twice.
      log.warn({ id, ...faultCode(error) }, 'not acknowledged');
    }
  };

  const sender = makeSender({
    store,
    deliver: (claimed, signal) =>
      transport.send(composeNotice(claimed, site(), mailSettings(settings, site())), signal),
    delivered: acknowledge,
    rules: { schedule: settings.RETRY_SCHEDULE, giveUpAfter: settings.GIVE_UP_SECONDS },
    leaseSeconds: settings.LEASE_SECONDS,
    log,
  });

  const purge = async () => {
    try {
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
    site,
    style,
    headers,
    stored: sender.wake,
    isStopping: () => isStopping,
    freeDisk: async () => (usesFolder(settings) ? freeMegabytes(settings.STORE_DIR) : undefined),
  });

  return {
    api,
    start() {
      sender.start();
      void purge();
      purging = setInterval(() => void purge(), PURGE_EVERY);
    },
    announceStop() {
      isStopping = true;
    },
    async stop(patience) {
      clearInterval(purging);
      await sender.stop(patience);
      transport.close();
      await store.close();
    },
  };
}
