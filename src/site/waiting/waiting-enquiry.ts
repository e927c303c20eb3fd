import type { WaitingWords } from '../../catalogue/page-data.ts';
import type { Enquiry } from '../../enquiry/contract/enquiry.ts';
import type { SentEnquiry } from '../send/send-enquiry.ts';
import type { DeviceTexts } from './device-texts.ts';

/** An enquiry that could not be sent, on this device, with what became of it since; `key` and `outcomeWords` are missing where an earlier version of the site kept it. */
export interface WaitingEnquiry extends SentEnquiry {
  /** Made from what it says: the same enquiry waits once. */
  id: string;
  /** `refused` goes back to the visitor; `sent` is kept until it was seen. */
  state: 'waiting' | 'sent' | 'refused';
  /** What the form would have said. */
  text: string;
  /** The key of the form's draft in this device's storage. */
  draftKey: string;
  /** The draft at that time, and what else the device remembered for this enquiry. */
  device: DeviceTexts;
  /** The notice's words, so that it needs nothing from the network. */
  words: WaitingWords;
}

/** The name of the lock under which enquiries are sent, of the channel that tells of changes, and of the sync. */
export const waitingName = 'enquiries';

/** The same for the same values. */
export const idOf = (enquiry: Enquiry): string => JSON.stringify(Object.entries(enquiry).sort());

/** A page tells itself that an enquiry was taken or refused; its `detail` is the enquiry. */
export const settledEvent = 'enquiry-settled';
