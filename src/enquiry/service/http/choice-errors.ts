import type { EnquirySite } from '../../contract/enquiry-site.ts';
import { fill } from '../../../catalogue/words.ts';
import type { EnquiryErrors } from '../../contract/check-enquiry.ts';
import type { Enquiry } from '../../contract/enquiry.ts';

/**
 * The error of a form without scripts, which offers the applications of every machinery, when its two choices do not
 * belong together. Choices that the catalogue no longer has are the visitor's own words, and no error.
 */
export function findMismatch(
  { machinery, model }: Pick<Enquiry, 'machinery' | 'model'>,
  { options, enquiry }: Pick<EnquirySite, 'options' | 'enquiry'>,
): EnquiryErrors {
  const chosen = options.find(({ id }) => id === machinery);
  const isKnown = options.some(({ models }) => models.includes(model));
  if (!chosen || !isKnown || chosen.models.includes(model)) return {};
  return { model: fill(enquiry.answers.mismatch, { model, machinery: chosen.label }) };
}
