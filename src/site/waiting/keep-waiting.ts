import type { WaitingWords } from '../../catalogue/page-data.ts';
import type { Outcome } from '../send/enquiry-outcome.ts';
import { sendEnquiry, today, type SentEnquiry } from '../send/send-enquiry.ts';
import { readTexts } from './device-texts.ts';
import { hasFlag, setFlag } from './flag.ts';
import { forgetKey, insist, keyFor } from './send-again.ts';
import { isRepeatable, tellChange } from './send-waiting.ts';
import { idOf, waitingName, type WaitingEnquiry } from './waiting-enquiry.ts';
import { waitingStore } from './waiting-store.ts';

/**
 * Has the service worker send it when the line returns, whether a page is open then or not: by Background Sync (WICG),
 * which not all browsers have.
 */
async function askWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const registration = await navigator.serviceWorker.getRegistration();
  if (registration && 'sync' in registration) await registration.sync.register(waitingName);
}

/**
 * Keeps an enquiry that the network did not take, to be sent later.
 * @returns whether it is kept: not where this device stores nothing, nor where sending it again could make two of one
 */
async function keepWaiting(unsent: Omit<WaitingEnquiry, 'id' | 'state'>): Promise<boolean> {
  if (!isRepeatable(unsent.endpoint) && navigator.onLine) return false;
  try {
    await waitingStore.put({ ...unsent, id: idOf(unsent.enquiry), state: 'waiting' });
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
export interface Sending extends Pick<SentEnquiry, 'endpoint' | 'enquiry' | 'signals' | 'outcomeWords'> {
  /** The keys of the form's draft and of what else this device remembers for it. */
  keys: [draft: string, ...others: string[]];
  words: WaitingWords;
}

/** What became of it; `kept` is the id under which it waits. */
export interface FormOutcome extends Outcome {
  kept?: string;
}

/** Sends an enquiry; one that the network does not take waits on this device. It never rejects. */
export async function sendOrKeep({ keys, words, ...sending }: Sending): Promise<FormOutcome> {
  const { endpoint, enquiry } = sending;
  const day = today();
  const id = idOf(enquiry);
  const kept = hasFlag() ? await waitingStore.get(id).catch(() => undefined) : undefined;
  const key = (kept?.state === 'waiting' ? kept.key : undefined) ?? keyFor(enquiry);
  const outcome = await insist(endpoint, () => sendEnquiry({ ...sending, day, key }));
  if (outcome.sent) forgetKey(enquiry);
  // It may have waited since an earlier try.
  if (outcome.sent && hasFlag()) await waitingStore.remove(id).then(tellChange, () => undefined);
  if (outcome.status !== undefined) return outcome;
  const unsent = { ...sending, words, day, key, text: outcome.text, draftKey: keys[0], device: readTexts(keys) };
  return (await keepWaiting(unsent)) ? { ...outcome, kept: id } : outcome;
}
