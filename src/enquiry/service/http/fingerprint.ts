import { createHash } from 'node:crypto';
import { enquiryFields, type Enquiry } from '../../contract/enquiry.ts';

/**
 * Equal for enquiries that are the same one: all fields equal, on the same day (UTC). A double click, a retry after a
 * broken line and a reload of the answer all are.
 */
export function fingerprint(enquiry: Enquiry, now: Date): string {
  const values = enquiryFields.map((field) => enquiry[field].replaceAll('\r\n', '\n'));
  return createHash('sha256')
    .update(JSON.stringify([now.toISOString().slice(0, 10), ...values]))
    .digest('base64url');
}
