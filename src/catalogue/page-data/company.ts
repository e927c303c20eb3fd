/** What the offices' contacts and the enquiry form are given. */
import type { Picture } from './parts.ts';
import type { Office, PageEnquire } from '#generated/entries.gen.ts';

/** A number that answers on WhatsApp, and the link to it. */
export interface WhatsApp {
  number: string;
  href: string;
}

/** What every page knows of an office: enough to call it. `hours` are lines like `Mon-Fri 09:30-18:00`, in its own time. */
export type OfficeLine = Pick<Office, 'country' | 'phone' | 'email' | 'timeZone' | 'hours'> & { whatsapp?: WhatsApp };

/** The company's ways to be reached, beside a text that invites to write. */
export interface ContactLine {
  phone: string;
  email: string;
}

/** One choice under Machinery, with the choices under Applications that belong to it. */
export interface MachineryOption {
  id: string;
  label: string;
  /** Lower-case values of a link's `machinery` that mean this choice besides its id. */
  aliases: string[];
  models: string[];
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

/** The words of the enquiry form. `phonePattern` is what a telephone number must be, as inputs have it. */
export type EnquiryWords = Omit<PageEnquire['words'], 'phoneRule'> & { phonePattern: string };

/** The words about enquiries that wait for a connection. */
export type WaitingWords = EnquiryWords['waiting'];

/** What the form says of an enquiry that was sent or not. */
export type OutcomeWords = EnquiryWords['outcome'];

/** What the enquiry service answers, in words fit for a visitor. */
export type EnquiryAnswers = PageEnquire['answers'];

/** The drawing of a choice under Applications. */
export interface EnquiryDrawing {
  machinery: string;
  option: string;
  picture: Picture;
}
