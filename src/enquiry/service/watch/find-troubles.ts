import type { ServiceSettings } from '../settings.ts';
import type { Backlog, Situation } from '../store/store.ts';

/** Something that someone has to look at. */
export interface Trouble {
  /** The same for the same trouble. */
  name: string;
  /** Told again at once when it grows. */
  value: number;
  /** A sentence for whoever looks after the service. */
  text: string;
}

export interface Observation {
  backlog: Backlog;
  situation: Situation;
  freeMegabytes: number | undefined;
}

const minutes = (milliseconds: number) => `${Math.round(milliseconds / 60_000)} minutes`;

/** What of an observation is no good. */
export function findTroubles(
  { backlog, situation, freeMegabytes }: Observation,
  { ALERT_AFTER_SECONDS, MIN_FREE_MB }: Pick<ServiceSettings, 'ALERT_AFTER_SECONDS' | 'MIN_FREE_MB'>,
): Trouble[] {
  const troubles: Trouble[] = [];
  const patience = ALERT_AFTER_SECONDS * 1000;
  const dead = backlog.dead?.count ?? 0;
  if (dead > 0) {
    const text = `${dead} could not be delivered and are given up. See why: npm run enquiries -- list --state dead. Then: requeue --state dead.`;
    troubles.push({ name: 'dead', value: dead, text });
  }
  if (situation.stuck > 0) {
    const text = `${situation.stuck} are stuck in a delivery that no sender ends. Is a service running? npm run enquiries -- list --state sending.`;
    troubles.push({ name: 'stuck', value: 0, text });
  }
  const { oldestWaiting, sinceSent } = situation;
  if (oldestWaiting !== undefined && oldestWaiting > patience && (sinceSent === undefined || sinceSent > patience)) {
    const text = `No mail was accepted for ${minutes(Math.min(oldestWaiting, sinceSent ?? Infinity))}, while enquiries wait. Is the mail server well? npm run enquiries -- list --state queued says what it answers.`;
    troubles.push({ name: 'silent', value: 0, text });
  }
  const spam = backlog.spam?.count ?? 0;
  if (spam > 0) {
    const text = `${spam} are held as spam. Look before they are purged: npm run enquiries -- list --state spam; what is none: requeue NAME.`;
    // Told once a day, however many programs fill in the form.
    troubles.push({ name: 'spam', value: 0, text });
  }
  if (freeMegabytes !== undefined && freeMegabytes < MIN_FREE_MB) {
    const text = `${freeMegabytes} MB are free on the disk of STORE_DIR: make room. With none, enquiries are answered 503.`;
    troubles.push({ name: 'disk', value: 0, text });
  }
  return troubles;
}

/** The names of all troubles. */
export const troubleNames = ['dead', 'stuck', 'silent', 'spam', 'disk', 'store'] as const;
