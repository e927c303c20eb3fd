import { createHash } from 'node:crypto';
import { enquiryFields, type Enquiry } from '../../contract/enquiry.ts';

/**
 * Identifies an enquiry: same fields and same key, or without a key same fields on the same day (UTC). So a double
 * click, a retry after a broken connection and a reload of the answer count once.
 * @param key made by the form for each enquiry and kept for retries
 */
export function fingerprint(enquiry: Enquiry, day: Date, key?: string): string {
  const values = enquiryFields.map((field) => enquiry[field].replaceAll('\r\n', '\n'));
  return createHash('sha256')
    .update(JSON.stringify([key ?? day.toISOString().slice(0, 10), ...values]))
    .digest('base64url');
}

/** Reads `Idempotency-Key`: a UUID with or without quotes; anything else counts as no key. */
export function readKey(header: string | null): string | undefined {
  return /^"?([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})"?$/i.exec(header ?? '')?.[1]?.toLowerCase();
}

/** Milliseconds by which the sender's day may differ: enquiries wait in the outbox, and clocks differ. */
const DAY = 24 * 60 * 60 * 1000;
const PAST = 31 * DAY;
const AHEAD = DAY;

/**
 * The day of an enquiry: the sender's if plausible, else today.
 * @param header the value of `Enquiry-Day`
 */
export function sentOn(header: string | null, now: Date): Date {
  if (header === null || !/^\d{4}-\d\d-\d\d$/.test(header)) return now;
  const day = Date.parse(header);
  const isBelieved = day >= now.getTime() - PAST && day <= now.getTime() + AHEAD;
  return isBelieved ? new Date(day) : now;
}
