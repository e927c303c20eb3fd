import { createHash } from 'node:crypto';
import { enquiryFields, type Enquiry } from '../../contract/enquiry.ts';

/**
 * Identifies an enquiry: same fields and same key, or without a key same fields today (UTC). So a double click, a retry
 * after a broken connection and a reload of the answer count once.
 * @param key made by the form for each enquiry and kept for retries
 */
export function fingerprint(enquiry: Enquiry, key: string | undefined): string {
  const values = enquiryFields.map((field) => enquiry[field].replaceAll('\r\n', '\n'));
  return createHash('sha256')
    .update(JSON.stringify([key ?? new Date().toISOString().slice(0, 10), ...values]))
    .digest('base64url');
}

/** Reads `Idempotency-Key`: a UUID with or without quotes; anything else counts as no key. */
export function readKey(header: string | null): string | undefined {
  return /^"?([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})"?$/i.exec(header ?? '')?.[1]?.toLowerCase();
}
