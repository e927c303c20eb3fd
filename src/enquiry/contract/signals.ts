/**
 * What tells a visitor from a program that fills in every form it finds. It stands beside the eleven fields, never among
 * them, and a post without it is not judged by it.
 */

/** A form field that people do not see. Its name means nothing to a browser's autofill, but is one that programs fill. */
export const trapField = 'contact_reference';

/** With JSON, header fields instead: whether the trap was filled in, and the seconds between the form's first sight and its sending. */
export const trapHeader = 'Enquiry-Trap';
export const secondsHeader = 'Enquiry-Seconds';

export interface Signals {
  trapped: boolean;
  /** Seconds; undefined when unknown. */
  seconds?: number | undefined;
}
