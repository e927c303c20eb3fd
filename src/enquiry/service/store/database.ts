import { enquiryFields, type Enquiry } from '../../contract/enquiry.ts';
import type { ClaimedEnquiry, NewEnquiry, Source, State, StoredEnquiry } from './store.ts';

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
  query(sql: string, values?: Value[]): Promise<Row[]>;
  /** Erases deleted data from the files, too, as far as the engine can. */
  erase(): Promise<void>;
  close(): Promise<void>;
}

/** Columns of a new enquiry. */
export const arrivalColumns = ['id', 'dedup', 'message_id', 'state', 'payload', 'source'] as const;

export const text = (row: Row, column: string) => String(row[column]);
const optionalText = (row: Row, column: string) => (typeof row[column] === 'string' ? row[column] : null);
/** A column as a number, or null. */
export const optionalNumber = (row: Row, column: string) => (typeof row[column] === 'number' ? row[column] : null);

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

export function storedFrom(row: Row): StoredEnquiry {
  const payload = text(row, 'payload');
  const enquiry = readPayload(payload);
  return {
    id: text(row, 'id'),
    state: text(row, 'state') as State,
    attempts: Number(row['attempts']),
    messageId: text(row, 'message_id'),
    source: text(row, 'source') as Source,
    createdAt: Number(row['created_at']),
    dueAt: Number(row['due_at']),
    sentAt: optionalNumber(row, 'sent_at'),
    firstFailedAt: optionalNumber(row, 'first_failed_at'),
    purgeAt: Number(row['purge_at']),
    lastError: optionalText(row, 'last_error'),
    smtpResponse: optionalText(row, 'smtp_response'),
    enquiry: enquiry ?? noFields,
    ...(enquiry ? {} : { unreadable: payload }),
  };
}

/** A leased row; undefined when its fields are unreadable. */
export function claimedFrom(row: Row, lease: string): ClaimedEnquiry | undefined {
  const enquiry = readPayload(text(row, 'payload'));
  if (!enquiry) return undefined;
  const outstanding = optionalText(row, 'outstanding');
  return {
    id: text(row, 'id'),
    messageId: text(row, 'message_id'),
    enquiry,
    createdAt: Number(row['created_at']),
    attempts: Number(row['attempts']),
    failingFor: Number(row['failing_for']),
    lastError: optionalText(row, 'last_error'),
    outstanding: outstanding === null ? undefined : (JSON.parse(outstanding) as string[]),
    lease,
  };
}

export function arrivalOf({ id, dedup, messageId, state, enquiry, source }: NewEnquiry): Record<string, string> {
  return { id, dedup, message_id: messageId, state, payload: JSON.stringify(enquiry), source };
}
