/** What the offices' contacts and the enquiry form are given. */
import type { EnquiryWords } from '../enquiry/enquiry-form.ts';
import type { Picture } from './parts.ts';
import type { PageEnquire } from '#generated/entries.gen.ts';

/** The company's ways to be reached, beside a text that invites to write. */
export interface ContactLine {
  phone: string;
  email: string;
}

/** A machine that a link may name: the choice that stands for it, and how the page calls it. */
export interface EnquirySubject {
  /** Every spelling that names it (id, name), reduced by `reduceName`. */
  names: string[];
  label: string;
  machinery: string;
  option: string;
  /** None where nothing is drawn and no photo is there. */
  picture?: Picture | undefined;
}

/** The words about enquiries that wait for a connection. */
export type WaitingWords = EnquiryWords['waiting'];

/** What the form says of an enquiry that was sent or not. */
export type OutcomeWords = EnquiryWords['outcome'];

/** What the enquiry service answers, in words fit for a visitor. */
export type EnquiryAnswers = PageEnquire['answers'];
