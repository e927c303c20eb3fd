import { enquiryFields, type Enquiry } from '../../contract/enquiry.ts';
import { isQuantity, type AskedItem } from '../../contract/items.ts';
import type { ClaimedEnquiry, NewEnquiry, StoredEnquiry } from './store.ts';

export type Value = string | number | null;
export type DatabaseRow = Record<string, Value>;

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
  query<Found extends DatabaseRow>(sql: string, values?: Value[]): Promise<Found[]>;
  /**
   * Erases deleted data from the files, too, as far as the engine can.
   * @returns false while another program reads the files and so keeps them from being overwritten
   */
  erase(): Promise<boolean>;
  close(): Promise<void>;
}

/** Columns of a new enquiry. */
export const arrivalColumns = ['id', 'dedup', 'message_id', 'state', 'payload', 'source'] as const;

/** The items stand beside the fields in the payload: a version of the program that does not know them reads the fields. */
export function arrivalOf({ messageId, enquiry, items, ...arrival }: NewEnquiry): Record<string, string> {
  return { ...arrival, message_id: messageId, payload: JSON.stringify({ ...enquiry, items }) };
}

const isItem = (value: Partial<AskedItem> | null): value is AskedItem =>
  [value?.name, value?.page, value?.note].every((text) => typeof text === 'string') && isQuantity(value?.quantity);

/** The fields and items of a stored enquiry; undefined when the fields are corrupt. Corrupt items are left out. */
function readPayload(payload: string): Pick<StoredEnquiry, 'enquiry' | 'items'> | undefined {
  try {
    const { items, ...enquiry } = JSON.parse(payload) as Partial<Enquiry> & { items?: unknown };
    if (!enquiryFields.every((field) => typeof enquiry[field] === 'string')) return undefined;
    return { enquiry: enquiry as Enquiry, ...(Array.isArray(items) ? { items: items.filter(isItem) } : {}) };
  } catch {
    return undefined;
  }
}

const noFields = Object.fromEntries(enquiryFields.map((field) => [field, ''])) as unknown as Enquiry;

/** The columns of an enquiry, by the names of their properties. */
export const storedColumns = `id, state, attempts, message_id as "messageId", source, created_at as "createdAt",
  due_at as "dueAt", sent_at as "sentAt", first_failed_at as "firstFailedAt",
  last_error as "lastError", smtp_response as "smtpResponse", payload`;

export type StoredRow = Omit<StoredEnquiry, 'enquiry' | 'items' | 'unreadable'> & { payload: string };

export function storedFrom({ payload, ...row }: StoredRow): StoredEnquiry {
  const read = readPayload(payload);
  return read ? { ...row, ...read } : { ...row, enquiry: noFields, unreadable: String(payload) };
}

export type ClaimedRow = Omit<ClaimedEnquiry, 'enquiry' | 'items' | 'lease' | 'outstanding'> & {
  payload: string;
  outstanding: string | null;
};

/** The recipients still without the mail; undefined when all are, 'unreadable' when the column is corrupt. */
function readOutstanding(outstanding: string | null): string[] | undefined | 'unreadable' {
  if (outstanding === null) return undefined;
  try {
    const left: unknown = JSON.parse(outstanding);
    return Array.isArray(left) && left.every((recipient) => typeof recipient === 'string') ? left : 'unreadable';
  } catch {
    return 'unreadable';
  }
}

/** A leased row, or which part of it is corrupt, so that no mail can be made of it. */
export function claimedFrom(
  { payload, outstanding, ...row }: ClaimedRow,
  lease: string,
): { claimed: ClaimedEnquiry } | { spoilt: string } {
  const read = readPayload(payload);
  if (!read) return { spoilt: 'the stored fields can not be read' };
  const left = readOutstanding(outstanding);
  if (left === 'unreadable')
    return { spoilt: 'the list of recipients still without the mail can not be read; a requeue sends it to all' };
  // A mail needs a date and a Message-ID.
  if (!/^<[^\s<>]+>$/.test(row.messageId) || Number.isNaN(new Date(row.createdAt).getTime()))
    return { spoilt: 'the Message-ID or the time of arrival can not be read' };
  return { claimed: { ...row, ...read, outstanding: left, lease } };
}
