/** What the store takes and gives. Times are milliseconds since 1970. */
import type { Enquiry } from '../../contract/enquiry.ts';
import type { AskedItem } from '../../contract/items.ts';

/** queued: due for a sender; sending: leased by one; sent; dead: given up, for someone to decide; spam: held back. */
export const states = ['queued', 'sending', 'sent', 'dead', 'spam'] as const;
export type State = (typeof states)[number];

/** Format of the post: JSON from the script, form encoding without scripts. */
export type Medium = 'json' | 'form';

export interface NewEnquiry {
  id: string;
  /** Fingerprint: of enquiries with the same one only the first is kept. */
  dedup: string;
  messageId: string;
  state: 'queued' | 'spam';
  enquiry: Enquiry;
  /** What it asks for, as values; empty if the visitor has chosen nothing, undefined if it is not known. */
  items?: AskedItem[] | undefined;
  source: Medium;
}

/** Result of storing an enquiry. */
export interface Acceptance {
  /** Id of the stored enquiry; on a repeat that of the first. */
  id: string;
  /** Whether it is new, released from spam, or retried after it was dead. */
  isNew: boolean;
}

/** An enquiry leased by a sender. */
export interface ClaimedEnquiry extends Pick<
  StoredEnquiry,
  'id' | 'messageId' | 'enquiry' | 'items' | 'createdAt' | 'attempts' | 'lastError'
> {
  /** Milliseconds since the first failure, 0 before. */
  failingFor: number;
  /** Recipients still without the mail, when others have it. */
  outstanding: string[] | undefined;
  lease: string;
}

export interface Settlement {
  state: 'sent' | 'queued' | 'dead';
  /** Milliseconds until the next attempt. */
  delay?: number;
  error?: string | null;
  response?: string;
  outstanding?: string[] | undefined;
  /** The attempt was aborted and does not count. */
  calledOff?: boolean;
}

/** An enquiry as shown to the operator. */
export interface StoredEnquiry {
  id: string;
  state: State;
  /** Including the present one. */
  attempts: number;
  messageId: string;
  source: Medium;
  createdAt: number;
  dueAt: number;
  sentAt: number | null;
  firstFailedAt: number | null;
  lastError: string | null;
  smtpResponse: string | null;
  /** All empty when the stored fields are unreadable. */
  enquiry: Enquiry;
  items?: AskedItem[] | undefined;
  /** Stored text of unreadable fields: one corrupt row must not hide the others. */
  unreadable?: string;
}

/** Count and oldest arrival per state. */
export type Backlog = Partial<Record<State, { count: number; oldest: number }>>;

/** Status for the operator. */
export interface Situation {
  received: Partial<Record<State, number>>;
  /** Milliseconds since the oldest queued enquiry arrived; undefined when there is none. */
  oldestWaiting: number | undefined;
  /** Leases that have expired or are longer than any valid one. */
  stuck: number;
}

export class StoreUnavailable extends Error {
  override name = 'StoreUnavailable';
}

/** The store cannot be used as it is, and waiting does not help: the service refuses to start. */
export class StoreUnfit extends StoreUnavailable {
  override name = 'StoreUnfit';
}
