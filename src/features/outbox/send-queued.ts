import { sendEnquiry } from './send-enquiry.ts';
import { outboxName, type QueuedEnquiry, outboxStore } from './outbox-store.ts';

/** Status codes worth a retry: time-out, too early, too many requests, and server errors. */
const isForLater = (status: number) => [408, 425, 429].includes(status) || status >= 500;

/**
 * Whether a retry is safe when it is unknown if the enquiry arrived. The site's own service ignores duplicates;
 * others may not.
 */
export const isRepeatable = (endpoint: string): boolean => endpoint.startsWith('/');

/** Sends one and stores the result. @returns whether it is still queued */
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
    // It may have been deleted meanwhile.
    const waiting = await outboxStore.get(id);
    if (waiting?.state === 'waiting' && (await sendOne(waiting))) left += 1;
  }
  return left;
}

/**
 * Sends the outbox one by one; a lock shared by all tabs and the service worker prevents duplicates. Called by the
 * worker when the connection returns, and by pages.
 * @returns how many are still queued
 */
export async function sendQueued(): Promise<number> {
  // Browsers without locks (before 2022) may send twice; the service ignores duplicates.
  const left = await ('locks' in navigator ? navigator.locks.request(outboxName, sendAll) : sendAll());
  notifyChange();
  return left;
}

/** Notifies all tabs of a change. */
export function notifyChange(): void {
  const channel = new BroadcastChannel(outboxName);
  channel.postMessage('changed');
  channel.close();
}
