/** The interface of the store, whatever database is behind it. Times are milliseconds since 1970. */
import type { Enquiry } from '../../contract/enquiry.ts';

/** queued: waits for a sender; sending: leased by one; sent; dead: given up, for someone to decide; spam: held back. */
export const states = ['queued', 'sending', 'sent', 'dead', 'spam'] as const;
export type State = (typeof states)[number];

/** How an enquiry arrived. */
export type Source = 'json' | 'form';

export interface NewEnquiry {
  id: string;
  /** Equal for enquiries that are the same one: only the first is kept. */
  dedup: string;
  messageId: string;
  state: 'queued' | 'spam';
  enquiry: Enquiry;
  source: Source;
}

/** What became of an enquiry that arrived. */
export interface Acceptance {
  /** Its id: of the one that was there before, when it came again. */
  id: string;
  /** Whether it is new, or free or alive again. */
  isNew: boolean;
}

/** An enquiry that a sender has leased. */
export interface ClaimedEnquiry {
  id: string;
  messageId: string;
  enquiry: Enquiry;
  createdAt: number;
  /** How often it was tried, this time included. */
  attempts: number;
  /** Milliseconds since the first failure, 0 before. */
  failingFor: number;
  lastError: string | null;
  /** The addresses that have not got it yet, when others have. */
  outstanding: string[] | undefined;
  lease: string;
}

/** How an attempt ended. */
export interface Settlement {
  state: 'sent' | 'queued' | 'dead';
  /** Milliseconds until the next attempt. */
  delay?: number;
  error?: string | null;
  /** What the mail server said. */
  response?: string;
  outstanding?: string[] | undefined;
  /** The attempt was called off and does not count. */
  calledOff?: boolean;
}

/** An enquiry as the operator sees it. */
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
  /** All empty where the stored fields can't be read. */
  enquiry: Enquiry;
  /** What is stored in place of the fields, when it is not readable as such: one spoilt row must not hide the others. */
  unreadable?: string;
}

/** How many enquiries are in a state, and since when the oldest of them waits. */
export type Backlog = Partial<Record<State, { count: number; oldest: number }>>;

/** What someone has to know who looks after the service. */
export interface Situation {
  received: Partial<Record<State, number>>;
  /** Milliseconds since the last mail was accepted; undefined when none ever was. */
  sinceSent: number | undefined;
  /** Milliseconds since the oldest that should go out has arrived; undefined when there is none. */
  oldestWaiting: number | undefined;
  /** Leased, and the lease has run out or is longer than any. */
  stuck: number;
}

/**
 * Every method rejects with `StoreUnavailable` while the database can't be reached or written; a later call may
 * succeed.
 */
export interface EnquiryStore {
  /**
   * Keeps an enquiry; it is on the disk when the promise is fulfilled. Calls at the same time share one commit.
   * One that was held as spam is set free when it comes again without the signs, and a dead letter is tried again.
   */
  accept(enquiry: NewEnquiry): Promise<Acceptance>;
  /** Leases enquiries that are due, also those whose lease has run out. */
  claim(most: number, leaseSeconds: number): Promise<ClaimedEnquiry[]>;
  /**
   * Makes due what a clock that was wrong for a while has put off: leases and pauses that end later than any can.
   * @returns how many
   */
  reclaim(leaseSeconds: number, longestDelaySeconds: number): Promise<number>;
  /** Makes due what has failed and waits for its next attempt. @returns how many */
  hasten(): Promise<number>;
  /** Ends a lease. @returns false when it had run out and someone else has taken over */
  settle(claimed: ClaimedEnquiry, settlement: Settlement): Promise<boolean>;
  list(state?: State): Promise<StoredEnquiry[]>;
  find(id: string): Promise<StoredEnquiry | undefined>;
  /** Those that a reference stands for: one, but for a rare chance. */
  findByReference(reference: string): Promise<StoredEnquiry[]>;
  /**
   * Gives an enquiry that is dead, held, waits for its next attempt or has an expired lease to the senders now.
   * @returns false when there is no such one
   */
  requeue(id: string): Promise<boolean>;
  delete(id: string): Promise<boolean>;
  /**
   * Deletes what was delivered, or held as spam, and is past its time. @returns the ids; none while the clock is not
   * believed
   */
  purge(): Promise<string[]>;
  /** Looks at the clock. @returns false for a week after it has jumped by more than that: nothing is purged then */
  believesClock(): Promise<boolean>;
  backlog(): Promise<Backlog>;
  /** What arrived within so many milliseconds, what became of it, and what stands still. */
  situation(within: number): Promise<Situation>;
  /**
   * Whether it is for this instance to tell someone something: not when that was done within `again` milliseconds, unless the
   * value has grown. Fulfilled with true it counts as done.
   */
  claimNotice(name: string, again: number, value: number): Promise<boolean>;
  /** It was not told after all, or is over: the next time counts as the first. */
  forgetNotice(name: string): Promise<void>;
  /** Writes something, to see whether that can be done. */
  probe(): Promise<void>;
  close(): Promise<void>;
}

/** The database can't be reached or written at the moment. */
export class StoreUnavailable extends Error {
  override name = 'StoreUnavailable';
}
