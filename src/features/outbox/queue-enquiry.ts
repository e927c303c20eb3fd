import type { EnquiryWords } from '../../enquiry/contract/enquiry-form.ts';
import { type Outcome, sendEnquiry, type SentEnquiry } from './send-enquiry.ts';
import { readStored, writeStored } from '../../browser/stored.ts';
import { outboxFlag } from './outbox-flag.ts';
import { isRepeatable, notifyChange } from './send-queued.ts';
import { idOf, outboxName, type QueuedEnquiry, outboxStore, type DeviceTexts } from './outbox-store.ts';

/** Milliseconds before the second and third attempt: enough for a restart of the service. */
const PAUSES = [800, 1700];

/** Answers of a proxy whose service is away, and of a service that cannot store. */
const isAway = (status: number | undefined) => status === undefined || status === 502 || status === 503;

/** Idempotency keys of enquiries that are not accepted yet: an equal one after that is new. */
const openKeys = new Map<string, string>();

/** Retries briefly after a restart or a broken connection; the key prevents duplicates. */
async function sendWithRetries(endpoint: string, send: () => Promise<Outcome>): Promise<Outcome> {
  let outcome = await send();
  for (const pause of PAUSES) {
    if (!isAway(outcome.status) || !isRepeatable(endpoint) || !navigator.onLine) break;
    await new Promise((resolve) => setTimeout(resolve, pause));
    outcome = await send();
  }
  return outcome;
}

/**
 * Has the service worker send the outbox when the connection returns, even with no page open: Background Sync (WICG),
 * which not all browsers support.
 */
async function askWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const registration = await navigator.serviceWorker.getRegistration();
  if (registration && 'sync' in registration) await registration.sync.register(outboxName);
}

/**
 * Queues an enquiry that could not be sent.
 * @returns whether it is queued: false when this device stores nothing or when a retry could create a duplicate
 */
async function queueEnquiry(unsent: Omit<QueuedEnquiry, 'id' | 'state'>): Promise<boolean> {
  if (!isRepeatable(unsent.endpoint) && navigator.onLine) return false;
  try {
    await outboxStore.put({ ...unsent, id: idOf(unsent.enquiry), state: 'waiting' });
    // If storage is disabled or full, the form shows the error and keeps the text.
    if (!writeStored(outboxFlag, '1')) return false;
    notifyChange();
  } catch {
    return false;
  }
  // Without Background Sync the pages send it.
  await askWorker().catch(() => undefined);
  return true;
}

interface Sending extends Pick<SentEnquiry, 'endpoint' | 'enquiry' | 'signals' | 'items' | 'outcomeWords'> {
  /** Storage keys of the form's draft and of other data about it. */
  keys: [draft: string, ...others: string[]];
  words: EnquiryWords['waiting'];
}

/** Result of sending; `queuedId` is the id of the queued enquiry. */
export interface FormOutcome extends Outcome {
  queuedId?: string;
}

/** Stored texts of the keys that exist. */
function readTexts(keys: readonly string[]): DeviceTexts {
  const pairs = keys.map((key) => [key, readStored(key)]).filter((pair) => pair[1] !== null);
  return Object.fromEntries(pairs) as DeviceTexts;
}

/** Sends an enquiry, or queues it when the network fails. Never rejects. */
export async function sendOrQueue({ keys, words, ...sending }: Sending): Promise<FormOutcome> {
  const { endpoint, enquiry } = sending;
  const id = idOf(enquiry);
  const mayBeQueued = readStored(outboxFlag) !== null;
  const queued = mayBeQueued ? await outboxStore.get(id).catch(() => undefined) : undefined;
  // Pages without TLS have no `randomUUID`; without a key, the service recognises an equal enquiry of the same day.
  const newKey = 'randomUUID' in crypto ? crypto.randomUUID() : '';
  const key = queued?.state === 'waiting' ? queued.key : (openKeys.get(id) ?? newKey);
  openKeys.set(id, key);
  const outcome = await sendWithRetries(endpoint, () => sendEnquiry({ ...sending, key }));
  if (outcome.sent) openKeys.delete(id);
  if (outcome.sent && mayBeQueued) await outboxStore.remove(id).then(notifyChange, () => undefined);
  if (outcome.status !== undefined) return outcome;
  const unsent = { ...sending, words, key, text: outcome.text, draftKey: keys[0], device: readTexts(keys) };
  return (await queueEnquiry(unsent)) ? { ...outcome, queuedId: id } : outcome;
}

/** Removes an enquiry from the outbox after the visitor has read its result. */
export const forgetQueued = (id: string): Promise<void> => outboxStore.remove(id).then(notifyChange);
