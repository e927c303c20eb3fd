import type { EnquiryWords } from '../../enquiry/contract/enquiry-form.ts';
import type { Enquiry } from '../../enquiry/contract/enquiry.ts';
import { deviceStore } from '../../browser/device-store.ts';
import type { SentEnquiry } from './send-enquiry.ts';

/** Data about an enquiry in localStorage, by key. */
export type DeviceTexts = Record<string, string>;

/** An enquiry on this device that could not be sent, and its result since. */
export interface QueuedEnquiry extends SentEnquiry {
  /** Derived from the content, so that the same enquiry is queued once. */
  id: string;
  /** `refused` returns to the visitor; `sent` is kept until seen. */
  state: 'waiting' | 'sent' | 'refused';
  /** Result text, as in the form. */
  text: string;
  /** Storage key of the form's draft. */
  draftKey: string;
  /** The draft at that time and other data about the enquiry. */
  device: DeviceTexts;
  /** Texts of the notice, stored so that it needs no network. */
  words: EnquiryWords['waiting'];
}

/** Name of the sending lock, the BroadcastChannel and the Background Sync tag. */
export const outboxName = 'enquiries';

/** Equal for equal fields. */
export const idOf = (enquiry: Enquiry): string => JSON.stringify(Object.entries(enquiry).sort());

/** Event in the page: an enquiry was accepted or refused; `detail` is the enquiry. */
export const outcomeEvent = 'enquiry-settled';

/** IndexedDB store of the queued enquiries and of results not yet seen; shared by pages and worker. */
export const outboxStore = deviceStore<QueuedEnquiry>('enquiries', 'waiting');
