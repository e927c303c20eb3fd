import type { Logger } from 'pino';
import type { ServiceSettings } from '../settings.ts';
import type { EnquiryStore } from '../store/make-store.ts';
import type { Backlog, Situation, StoredEnquiry } from '../store/store.ts';
import type { MailKind } from '../delivery/open-transport.ts';
import type { Alert } from './alert.ts';
import { referenceOf } from '../reference.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** Milliseconds between checks; less when a configured limit is shorter. */
const LOOK_EVERY = 60_000;

interface MonitorOptions {
  store: EnquiryStore;
  settings: Pick<ServiceSettings, 'ALERT_AFTER_SECONDS' | 'MIN_FREE_MB' | 'DIGEST_HOUR'>;
  mail: MailKind;
  alert: Alert;
  /** The site's name, for mail subjects. */
  name: () => string;
  freeMegabytes: () => Promise<number | undefined>;
  log: Logger;
}

export type Monitor = ReturnType<typeof makeMonitor>;

/** Monitors the store, alerts the operator and sends a daily digest. Of several instances on one database one does. */
export function makeMonitor({ store, settings, mail, alert, name, freeMegabytes, log }: MonitorOptions) {
  let timer: ReturnType<typeof setInterval> | undefined;
  /** While the store is away, no other instance can know what was reported. */
  let storeToldAt = -Infinity;
  let isLooking = false;

  const report = async (trouble: string, { isPresent, value = 0, text }: Trouble) => {
    if (!isPresent) return store.forgetNotice(trouble);
    if (!(await store.claimNotice(trouble, DAY, value))) return;
    log.error({ trouble }, text);
    if (!(await alert(`${name()}: ${trouble}`, text))) await store.forgetNotice(trouble);
  };

  const tellStore = async (error: unknown) => {
    if (performance.now() - storeToldAt < DAY) return;
    const reason = error instanceof Error ? error.message : String(error);
    const text = `The store can not be reached or read: enquiries are answered 503. ${reason}`;
    if (await alert(`${name()}: store`, text)) storeToldAt = performance.now();
  };

  const digest = async (now: Date) => {
    // Days that begin at this hour.
    const day = Math.floor((now.getTime() - settings.DIGEST_HOUR * HOUR) / DAY);
    if (!(await store.claimNotice('digest', 400 * DAY, day))) return;
    const backlog = await store.backlog();
    const held = [...(await store.latest('dead', MOST_NAMED)), ...(await store.latest('spam', MOST_NAMED))];
    const text = composeDigest(await store.situation(DAY), backlog, held);
    if (!(await alert(`${name()}: enquiries of the day`, text))) await store.forgetNotice('digest');
  };

  const look = async (now = new Date()) => {
    if (isLooking) return;
    isLooking = true;
    try {
      const [backlog, situation] = [await store.backlog(), await store.situation(DAY)];
      const troubles = findTroubles({ backlog, situation, mail, freeMegabytes: await freeMegabytes() }, settings);
      for (const [trouble, facts] of Object.entries(troubles)) await report(trouble, facts);
      await digest(now);
      storeToldAt = -Infinity;
    } catch (error) {
      log.error({ reason: String(error) }, 'the store could not be checked');
      await tellStore(error);
    } finally {
      isLooking = false;
    }
  };

  return {
    start() {
      void look();
      timer = setInterval(() => void look(), Math.min(LOOK_EVERY, settings.ALERT_AFTER_SECONDS * 500));
    },
    look,
    stop: () => clearInterval(timer),
  };
}

/** References of held enquiries listed in a digest. */
const MOST_NAMED = 20;

/**
 * The day's numbers: every arrival is sent, queued or held. A digest that is missing or does not add up shows a
 * problem.
 */
export function composeDigest({ received }: Situation, backlog: Backlog, held: readonly StoredEnquiry[]): string {
  const of = (...names: (keyof typeof received)[]) => names.reduce((sum, name) => sum + (received[name] ?? 0), 0);
  const all = of('queued', 'sending', 'sent', 'dead', 'spam');
  const total = (name: keyof Backlog) => backlog[name]?.count ?? 0;
  const latest = held.toSorted((a, b) => a.createdAt - b.createdAt).slice(-MOST_NAMED);
  const named = latest.map(({ id, state }) => `${referenceOf(id)} (${state})`);
  return [
    `In the last 24 hours: ${all} received = ${of('sent')} sent + ${of('queued', 'sending')} queued + ${of('dead', 'spam')} held (${of('dead')} dead, ${of('spam')} spam).`,
    `In the store: ${total('queued') + total('sending')} queued, ${total('dead')} dead, ${total('spam')} spam, ${total('sent')} sent.`,
    ...(named.length > 0 ? [`Held, for you to look at (npm run enquiries -- show NAME): ${named.join(', ')}.`] : []),
  ].join('\n');
}

interface Observation {
  backlog: Backlog;
  situation: Situation;
  mail: MailKind;
  freeMegabytes: number | undefined;
}

/** A problem for the operator. */
interface Trouble {
  isPresent: boolean;
  /** Reported again at once when it grows. */
  value?: number;
  text: string;
}

const minutes = (milliseconds: number) => `${Math.round(milliseconds / 60_000)} minutes`;

/** The possible problems by name, and whether an observation shows them. */
function findTroubles(
  { backlog, situation, mail, freeMegabytes = Infinity }: Observation,
  { ALERT_AFTER_SECONDS, MIN_FREE_MB }: Pick<ServiceSettings, 'ALERT_AFTER_SECONDS' | 'MIN_FREE_MB'>,
): Record<string, Trouble> {
  const dead = backlog.dead?.count ?? 0;
  const spam = backlog.spam?.count ?? 0;
  const { oldestWaiting = 0, stuck } = situation;
  return {
    dead: {
      isPresent: dead > 0,
      value: dead,
      text: `${dead} could not be delivered and are given up. See why: npm run enquiries -- list --state dead. Then: requeue --state dead.`,
    },
    stuck: {
      isPresent: stuck > 0,
      text: `${stuck} are stuck in a delivery that no sender ends. Is a service running? npm run enquiries -- list --state sending.`,
    },
    // The oldest one counts: others that are sent meanwhile do not help it.
    waiting: {
      isPresent: oldestWaiting > ALERT_AFTER_SECONDS * 1000,
      text: `An enquiry has been waiting for ${minutes(oldestWaiting)}. ${
        mail === 'none'
          ? 'There is no mail server (SMTP_URL).'
          : 'npm run enquiries -- list --state queued says what the mail server answers.'
      }`,
    },
    // Reported once a day, however much spam arrives.
    spam: {
      isPresent: spam > 0,
      text: `${spam} are held as spam. Look before they are purged: npm run enquiries -- list --state spam; what is none: requeue NAME.`,
    },
    disk: {
      isPresent: freeMegabytes < MIN_FREE_MB,
      text: `${freeMegabytes} MB are free on the disk of STORE_DIR: make room. With none, enquiries are answered 503.`,
    },
  };
}
