/** Spam checks. They are sent beside the fields of the form; a post without them is not judged as spam. */

/** Hidden form field. Browsers do not autofill this name, but spam programs fill it in. */
export const trapField = 'contact_reference';

/** With JSON, headers instead: whether the trap was filled in, and the seconds from showing the form to sending it. */
export const trapHeader = 'Enquiry-Trap';
export const secondsHeader = 'Enquiry-Seconds';

export interface SpamChecks {
  trapped: boolean;
  /** Seconds; undefined when unknown. */
  seconds?: number | undefined;
}
