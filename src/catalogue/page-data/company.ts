/** Page data of the enquiry form. */
import type { EnquiryWords } from '../enquiry/enquiry-form.ts';
import type { Picture } from './parts.ts';

/** A machine that a link to the form may name. */
export interface EnquirySubject {
  /** Every name of it (id, name), normalized by `normalizeName`. */
  names: string[];
  label: string;
  machinery: string;
  option: string;
  /** Undefined if it has neither drawing nor photo. */
  picture?: Picture | undefined;
}

/** Texts about queued enquiries. */
export type OutboxWords = EnquiryWords['waiting'];

/** Texts about a sent or failed enquiry. */
export type OutcomeWords = EnquiryWords['outcome'];
