/**
 * What tells a visitor from a program that fills in every form it finds. It stands beside the eleven fields, never
 * among them, and a post without it is not judged by it.
 */

/**
 * A form field that people do not see. Its name means nothing to a browser's autofill, but is one that programs fill.
 */
export const trapField = 'contact_reference';

/**
 * With JSON, header fields instead: whether the trap was filled in, and the seconds between the form's first sight and
 * its sending.
 */
export const trapHeader = 'Enquiry-Trap';
export const secondsHeader = 'Enquiry-Seconds';

/**
 * The day (2026-11-21) on which an enquiry was sent for the first time: the same enquiry of the same day is one, also
 * when an answer was lost and it is sent again on another day.
 */
export const dayHeader = 'Enquiry-Day';

/**
 * A UUID that the form makes for each enquiry and keeps until it was taken: with the same key the same enquiry is one,
 * on whatever day, and two that are equal but meant twice are two (draft-ietf-httpapi-idempotency-key-header).
 */
export const keyHeader = 'Idempotency-Key';

export interface Signals {
  trapped: boolean;
  /** Seconds; undefined when unknown. */
  seconds?: number | undefined;
}
