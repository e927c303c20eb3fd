import { createHash } from 'node:crypto';
import { enquiryFields, type Enquiry } from '../../contract/enquiry.ts';

/**
 * Equal for enquiries that are the same one: all fields equal, and sent with the same key; without a key, on the same day
 * (UTC). A double click, a retry after a broken line and a reload of the answer all are.
 * @param key which the form makes for each enquiry and keeps for its repetitions
 */
export function fingerprint(enquiry: Enquiry, day: Date, key?: string): string {
  const values = enquiryFields.map((field) => enquiry[field].replaceAll('\r\n', '\n'));
  return createHash('sha256')
    .update(JSON.stringify([key ?? day.toISOString().slice(0, 10), ...values]))
    .digest('base64url');
}

/** The key in the value of `Idempotency-Key`: a UUID, with or without quotes; whatever else stands there is none. */
export function readKey(header: string | null): string | undefined {
  return /^"?([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})"?$/i.exec(header ?? '')?.[1]?.toLowerCase();
}

/**
 * Milliseconds for which a sender's day is believed: so long may an enquiry have waited, and so far may clocks differ.
 */
const DAY = 24 * 60 * 60 * 1000;
const PAST = 31 * DAY;
const AHEAD = DAY;

/**
 * The day to which an enquiry belongs: the sender's, where that can be.
 * @param header the value of `Enquiry-Day`
 */
export function sentOn(header: string | null, now: Date): Date {
  if (header === null || !/^\d{4}-\d\d-\d\d$/.test(header)) return now;
  const day = Date.parse(header);
  const isBelieved = day >= now.getTime() - PAST && day <= now.getTime() + AHEAD;
  return isBelieved ? new Date(day) : now;
}
