import { sendEnquiry } from '../send/send-enquiry.ts';
import { outboxName, type QueuedEnquiry, outboxStore } from './outbox-store.ts';

/**
 * Answers after which the same enquiry may well be taken later: too slow, too early, too many, and all of the service's
 * own problems.
 */
const isForLater = (status: number) => [408, 425, 429].includes(status) || status >= 500;

/**
 * Whether an enquiry may be sent again when nobody knows if it arrived. The site's own service takes the same one once;
 * of another's that is not known.
 */
export const isRepeatable = (endpoint: string): boolean => endpoint.startsWith('/');

/** Sends one, and notes what became of it. @returns whether it still waits */
async function sendOne(waiting: QueuedEnquiry): Promise<boolean> {
  const { endpoint } = waiting;
  const { status, sent, text } = await sendEnquiry(waiting);
  if (sent) await outboxStore.put({ ...waiting, state: 'sent', text });
  else if (status === undefined && (isRepeatable(endpoint) || !navigator.onLine)) return true;
  else if (status !== undefined && isForLater(status)) return true;
  else await outboxStore.put({ ...waiting, state: 'refused', text });
  return false;
}

async function sendAll(): Promise<number> {
  let left = 0;
  for (const { id } of await outboxStore.all()) {
    // It may have been deleted since.
    const waiting = await outboxStore.get(id);
    if (waiting?.state === 'waiting' && (await sendOne(waiting))) left += 1;
  }
  return left;
}

/**
 * Sends what waits, one after the other: in all tabs and the service worker together one at a time, so that nothing is
 * sent twice. Called by the service worker when the line returns, and by the pages.
 * @returns how many still wait
 */
export async function sendQueued(): Promise<number> {
  // Browsers without locks (before 2022) may send twice; the service takes the same enquiry once.
  const left = await ('locks' in navigator ? navigator.locks.request(outboxName, sendAll) : sendAll());
  tellChange();
  return left;
}

/** Tells all tabs that something changed. */
export function tellChange(): void {
  const channel = new BroadcastChannel(outboxName);
  channel.postMessage('changed');
  channel.close();
}
