/** The store's interface, for either database. Times are milliseconds since 1970. */
import type { Enquiry } from '../../contract/enquiry.ts';

/** queued: due for a sender; sending: leased by one; sent; dead: given up, for someone to decide; spam: held back. */
export const states = ['queued', 'sending', 'sent', 'dead', 'spam'] as const;
export type State = (typeof states)[number];

export type Source = 'json' | 'form';

export interface NewEnquiry {
  id: string;
  /** Fingerprint: of enquiries with the same one only the first is kept. */
  dedup: string;
  messageId: string;
  state: 'queued' | 'spam';
  enquiry: Enquiry;
  source: Source;
}

/** Result of storing an enquiry. */
export interface Acceptance {
  /** Id of the stored enquiry; on a repeat that of the first. */
  id: string;
  /** Whether it is new, released from spam, or retried after it was dead. */
  isNew: boolean;
}

/** An enquiry leased by a sender. */
export interface ClaimedEnquiry {
  id: string;
  messageId: string;
  enquiry: Enquiry;
  createdAt: number;
  /** Attempts, including this one. */
  attempts: number;
  /** Milliseconds since the first failure, 0 before. */
  failingFor: number;
  lastError: string | null;
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
  attempts: number;
  messageId: string;
  source: Source;
  createdAt: number;
  dueAt: number;
  sentAt: number | null;
  firstFailedAt: number | null;
  purgeAt: number;
  lastError: string | null;
  smtpResponse: string | null;
  /** All empty when the stored fields are unreadable. */
  enquiry: Enquiry;
  /** Stored text of unreadable fields: one corrupt row must not hide the others. */
  unreadable?: string;
}

/** Count and oldest arrival per state. */
export type Backlog = Partial<Record<State, { count: number; oldest: number }>>;

/** Status for the operator. */
export interface Situation {
  received: Partial<Record<State, number>>;
  /** Milliseconds since the last mail was accepted; undefined when none ever was. */
  sinceSent: number | undefined;
  /** Milliseconds since the oldest queued enquiry arrived; undefined when there is none. */
  oldestWaiting: number | undefined;
  /** Leases that have expired or are longer than any valid one. */
  stuck: number;
}

/**
 * Every method rejects with `StoreUnavailable` while the database cannot be reached or written; a later call may
 * succeed.
 */
export interface EnquiryStore {
  /**
   * Stores an enquiry; resolves when it is on the disk. Concurrent calls share one commit. A repeat that passes the
   * spam checks releases one held as spam and retries a dead one.
   */
  accept(enquiry: NewEnquiry): Promise<Acceptance>;
  /**
   * Leases due enquiries, including those whose lease has expired. With `maxDelay` (seconds) also those that a wrong
   * clock has postponed: their lease or delay ends later than any valid one.
   */
  claim(most: number, leaseSeconds: number, postponed?: { maxDelay?: number | undefined }): Promise<ClaimedEnquiry[]>;
  /** Makes failed enquiries due at once. @returns how many */
  hasten(): Promise<number>;
  /** Ends a lease. @returns false when it had expired and another sender has taken over */
  settle(claimed: ClaimedEnquiry, settlement: Settlement): Promise<boolean>;
  list(state?: State): Promise<StoredEnquiry[]>;
  find(id: string): Promise<StoredEnquiry | undefined>;
  /** Enquiries that match a reference; rarely more than one. */
  findByReference(reference: string): Promise<StoredEnquiry[]>;
  /**
   * Makes an enquiry due now that is dead, held, between attempts or has an expired lease.
   * @returns false when there is no such one
   */
  requeue(id: string): Promise<boolean>;
  delete(id: string): Promise<boolean>;
  /**
   * Deletes delivered and spam enquiries past their retention. @returns their ids; none while the clock is not
   * trusted
   */
  purge(): Promise<string[]>;
  /** Checks the clock. @returns false for a week after it jumped by more than that: nothing is purged then */
  believesClock(): Promise<boolean>;
  backlog(): Promise<Backlog>;
  /** Counts of the last `within` milliseconds, and what is stuck. */
  situation(within: number): Promise<Situation>;
  /**
   * Whether this instance should send a notice: not if one was sent within `again` milliseconds, unless the value has
   * grown. True marks it as sent.
   */
  claimNotice(name: string, again: number, value: number): Promise<boolean>;
  /** The notice was not sent after all, or is over: the next one counts as the first. */
  forgetNotice(name: string): Promise<void>;
  /** Tests whether the store can be written. */
  probe(): Promise<void>;
  close(): Promise<void>;
}

export class StoreUnavailable extends Error {
  override name = 'StoreUnavailable';
}
