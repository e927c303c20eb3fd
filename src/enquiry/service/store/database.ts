import { enquiryFields, type Enquiry } from '../../contract/enquiry.ts';
import type { ClaimedEnquiry, NewEnquiry, StoredEnquiry } from './store.ts';

export type Value = string | number | null;
export type Row = Record<string, Value>;

/** A database. Everything that differs between the two engines is here. */
export interface Database {
  /** SQL expression: milliseconds since 1970 by the database's clock, which all instances share. */
  now: string;
  /** Table expression that expands the JSON array in `$1` into rows of `arrivalColumns`. */
  arrivals: string;
  /** SQL that skips rows another instance is claiming. */
  skipLocked: string;
  /**
   * Runs one statement in its own transaction, with values for `$1`, `$2` …. Connects and migrates first if needed.
   * @throws StoreUnavailable when the database cannot be reached or written
   */
  query<Found extends Row>(sql: string, values?: Value[]): Promise<Found[]>;
  /** Erases deleted data from the files, too, as far as the engine can. */
  erase(): Promise<void>;
  close(): Promise<void>;
}

/** Columns of a new enquiry. */
export const arrivalColumns = ['id', 'dedup', 'message_id', 'state', 'payload', 'source'] as const;

export function arrivalOf({ messageId, enquiry, ...arrival }: NewEnquiry): Record<string, string> {
  return { ...arrival, message_id: messageId, payload: JSON.stringify(enquiry) };
}

/** The fields of a stored enquiry; undefined when they are corrupt. */
function readPayload(payload: string): Enquiry | undefined {
  try {
    const values = JSON.parse(payload) as Partial<Enquiry> | null;
    return enquiryFields.every((field) => typeof values?.[field] === 'string') ? (values as Enquiry) : undefined;
  } catch {
    return undefined;
  }
}

const noFields = Object.fromEntries(enquiryFields.map((field) => [field, ''])) as unknown as Enquiry;

/** The columns of an enquiry, by the names of their properties. */
export const storedColumns = `id, state, attempts, message_id as "messageId", source, created_at as "createdAt",
  due_at as "dueAt", sent_at as "sentAt", first_failed_at as "firstFailedAt", purge_at as "purgeAt",
  last_error as "lastError", smtp_response as "smtpResponse", payload`;

export type StoredRow = Omit<StoredEnquiry, 'enquiry' | 'unreadable'> & { payload: string };

export function storedFrom({ payload, ...row }: StoredRow): StoredEnquiry {
  const enquiry = readPayload(payload);
  return enquiry ? { ...row, enquiry } : { ...row, enquiry: noFields, unreadable: String(payload) };
}

export type ClaimedRow = Omit<ClaimedEnquiry, 'enquiry' | 'lease' | 'outstanding'> & {
  payload: string;
  outstanding: string | null;
};

/** A leased row; undefined when its fields are unreadable. */
export function claimedFrom({ payload, outstanding, ...row }: ClaimedRow, lease: string): ClaimedEnquiry | undefined {
  const enquiry = readPayload(payload);
  const left = outstanding === null ? undefined : (JSON.parse(outstanding) as string[]);
  return enquiry && { ...row, enquiry, outstanding: left, lease };
}
