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
  enquiry: Enquiry;
}

/** How many enquiries are in a state, and since when the oldest of them waits. */
export type Backlog = Partial<Record<State, { count: number; oldest: number }>>;

/**
 * Every method rejects with `StoreUnavailable` while the database can't be reached or written; a later call may
 * succeed.
 */
export interface EnquiryStore {
  /**
   * Keeps an enquiry; it is on the disk when the promise is fulfilled. Calls at the same time share one commit.
   * @returns false when it was there already. One that was held as spam is set free when it comes again without the
   *   signs.
   */
  accept(enquiry: NewEnquiry): Promise<boolean>;
  /** Leases enquiries that are due, also those whose lease has run out. */
  claim(most: number, leaseSeconds: number): Promise<ClaimedEnquiry[]>;
  /** Ends a lease. @returns false when it had run out and someone else has taken over */
  settle(claimed: ClaimedEnquiry, settlement: Settlement): Promise<boolean>;
  list(state?: State): Promise<StoredEnquiry[]>;
  find(id: string): Promise<StoredEnquiry | undefined>;
  /** Gives an enquiry that is dead, held, or waits for its next attempt to the senders now. @returns false when there is no such one */
  requeue(id: string): Promise<boolean>;
  delete(id: string): Promise<boolean>;
  /** Deletes what was delivered, or held as spam, and is past its time. @returns the ids */
  purge(): Promise<string[]>;
  backlog(): Promise<Backlog>;
  /** Writes something, to see whether that can be done. */
  probe(): Promise<void>;
  close(): Promise<void>;
}

/** The database can't be reached or written at the moment. */
export class StoreUnavailable extends Error {
  override name = 'StoreUnavailable';
}
