import type { Enquiry } from '../../enquiry/contract/enquiry.ts';
import type { Outcome } from '../send/enquiry-outcome.ts';
import { isRepeatable } from './send-waiting.ts';
import { idOf } from './waiting-enquiry.ts';

/** Milliseconds before the second and the third try: a service that is started again is back within them. */
const PAUSES = [800, 1700];

/** What a proxy says while the service behind it is away, and the service while it can't store. */
const isAway = (status: number | undefined) => status === undefined || status === 502 || status === 503;

const keys = new Map<string, string>();

/** The key under which an enquiry of this page is sent until it is taken: then an equal one is another one. */
export function keyFor(enquiry: Enquiry): string {
  const key = keys.get(idOf(enquiry)) ?? makeKey();
  keys.set(idOf(enquiry), key);
  return key;
}

export const forgetKey = (enquiry: Enquiry): boolean => keys.delete(idOf(enquiry));

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
export async function insist(endpoint: string, send: () => Promise<Outcome>): Promise<Outcome> {
  let outcome = await send();
  for (const pause of PAUSES) {
    if (!isAway(outcome.status) || !isRepeatable(endpoint) || !navigator.onLine) break;
    await new Promise((resolve) => setTimeout(resolve, pause));
    outcome = await send();
  }
  return outcome;
}
