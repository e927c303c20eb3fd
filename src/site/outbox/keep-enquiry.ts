import type { OutboxWords } from '../../catalogue/page-data.ts';
import { type Outcome, sendEnquiry, today, type SentEnquiry } from '../send/send-enquiry.ts';
import { readStored } from '../components/hooks/device-store.ts';
import { hasFlag, setFlag } from './outbox-place.tsx';
import { isRepeatable, tellChange } from './send-queued.ts';
import { idOf, outboxName, type QueuedEnquiry, outboxStore, type DeviceTexts } from './outbox-store.ts';
import type { Enquiry } from '../../enquiry/contract/enquiry.ts';

/** Milliseconds before the second and the third try: a service that is started again is back within them. */
const PAUSES = [800, 1700];

/** What a proxy says while the service behind it is away, and the service while it can't store. */
const isAway = (status: number | undefined) => status === undefined || status === 502 || status === 503;

const sentKeys = new Map<string, string>();

/** The key under which an enquiry of this page is sent until it is taken: then an equal one is another one. */
function keyFor(enquiry: Enquiry): string {
  const key = sentKeys.get(idOf(enquiry)) ?? makeKey();
  sentKeys.set(idOf(enquiry), key);
  return key;
}

const forgetKey = (enquiry: Enquiry): boolean => sentKeys.delete(idOf(enquiry));

/** A UUID (RFC 9562, version 4). `crypto.randomUUID` is missing where the page came without TLS. */
function makeKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = Array.from(bytes, (byte, index) => {
    const versioned = index === 6 ? (byte & 0x0f) | 0x40 : index === 8 ? (byte & 0x3f) | 0x80 : byte;
    return versioned.toString(16).padStart(2, '0');
  }).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/** Tries again what a restart or a broken line has cut off, for a moment. The service takes the same key once. */
async function insist(endpoint: string, send: () => Promise<Outcome>): Promise<Outcome> {
  let outcome = await send();
  for (const pause of PAUSES) {
    if (!isAway(outcome.status) || !isRepeatable(endpoint) || !navigator.onLine) break;
    await new Promise((resolve) => setTimeout(resolve, pause));
    outcome = await send();
  }
  return outcome;
}

/**
 * Has the service worker send it when the line returns, whether a page is open then or not: by Background Sync (WICG),
 * which not all browsers have.
 */
async function askWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const registration = await navigator.serviceWorker.getRegistration();
  if (registration && 'sync' in registration) await registration.sync.register(outboxName);
}

/**
 * Keeps an enquiry that the network did not take, to be sent later.
 * @returns whether it is kept: not where this device stores nothing, nor where sending it again could make two of one
 */
async function keepEnquiry(unsent: Omit<QueuedEnquiry, 'id' | 'state'>): Promise<boolean> {
  if (!isRepeatable(unsent.endpoint) && navigator.onLine) return false;
  try {
    await outboxStore.put({ ...unsent, id: idOf(unsent.enquiry), state: 'waiting' });
    setFlag();
    tellChange();
  } catch {
    // Storage is off or full: the form says what it would have said, and keeps what was typed.
    return false;
  }
  // Without it the pages send it.
  await askWorker().catch(() => undefined);
  return true;
}

/** What the form has to send. */
interface Sending extends Pick<SentEnquiry, 'endpoint' | 'enquiry' | 'signals' | 'outcomeWords'> {
  /** The keys of the form's draft and of what else this device remembers for it. */
  keys: [draft: string, ...others: string[]];
  words: OutboxWords;
}

/** What became of it; `kept` is the id under which it waits. */
export interface FormOutcome extends Outcome {
  kept?: string;
}

/** The texts under some keys, as far as there are any. */
function readTexts(keys: readonly string[]): DeviceTexts {
  const pairs = keys.map((key) => [key, readStored(key)]).filter((pair) => pair[1] !== null);
  return Object.fromEntries(pairs) as DeviceTexts;
}

/** Sends an enquiry; one that the network does not take waits on this device. It never rejects. */
export async function sendOrKeep({ keys, words, ...sending }: Sending): Promise<FormOutcome> {
  const { endpoint, enquiry } = sending;
  const day = today();
  const id = idOf(enquiry);
  const kept = hasFlag() ? await outboxStore.get(id).catch(() => undefined) : undefined;
  const key = (kept?.state === 'waiting' ? kept.key : undefined) ?? keyFor(enquiry);
  const outcome = await insist(endpoint, () => sendEnquiry({ ...sending, day, key }));
  if (outcome.sent) forgetKey(enquiry);
  // It may have waited since an earlier try.
  if (outcome.sent && hasFlag()) await outboxStore.remove(id).then(tellChange, () => undefined);
  if (outcome.status !== undefined) return outcome;
  const unsent = { ...sending, words, day, key, text: outcome.text, draftKey: keys[0], device: readTexts(keys) };
  return (await keepEnquiry(unsent)) ? { ...outcome, kept: id } : outcome;
}

/** Takes an enquiry from those that wait on this device, once the visitor has read what became of it. */
export const forgetQueued = (id: string): Promise<void> => outboxStore.remove(id).then(tellChange);
