import { enquiryFields, type Enquiry } from '../../contract/enquiry.ts';
import type { ClaimedEnquiry, NewEnquiry, Source, State, StoredEnquiry } from './store.ts';

export type Value = string | number | null;
export type Row = Record<string, Value>;

/** One database; the two engines differ in what stands here and in nothing else. */
export interface Database {
  /** Expression: milliseconds since 1970 by the database's own clock, which several instances share. */
  now: string;
  /** A table expression that unfolds the JSON array in `$1` into rows of the columns that an enquiry arrives with. */
  arrivals: string;
  /** What makes a row that another instance is just claiming be passed over. */
  skipLocked: string;
  /**
   * Runs one statement, in a transaction of its own, with `$1`, `$2` … for the values. Connects and migrates first
   * where that is due.
   * @throws StoreUnavailable when the database can't be reached or written
   */
  query(sql: string, values?: Value[]): Promise<Row[]>;
  /** Removes what was deleted from the files, too, as far as the engine can do so at once. */
  erase(): Promise<void>;
  close(): Promise<void>;
}

/** The columns that an enquiry arrives with. */
export const arrivalColumns = ['id', 'dedup', 'message_id', 'state', 'payload', 'source'] as const;

/** A column as text. */
export const text = (row: Row, column: string) => String(row[column]);
/** A column as text, or null. */
const optionalText = (row: Row, column: string) => (typeof row[column] === 'string' ? row[column] : null);
/** A column as a number, or null. */
export const optionalNumber = (row: Row, column: string) => (typeof row[column] === 'number' ? row[column] : null);

/** The fields of a stored enquiry; undefined when the disk, or a hand, has spoilt them. */
function readPayload(payload: string): Enquiry | undefined {
  try {
    const values = JSON.parse(payload) as Partial<Enquiry> | null;
    return enquiryFields.every((field) => typeof values?.[field] === 'string') ? (values as Enquiry) : undefined;
  } catch {
    return undefined;
  }
}

const noFields = Object.fromEntries(enquiryFields.map((field) => [field, ''])) as unknown as Enquiry;

/** A row as the operator sees it. */
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

/** A row that was leased; undefined when its fields can not be read. */
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

/** The values of an arriving enquiry, by the names of `arrivalColumns`. */
export function arrivalOf({ id, dedup, messageId, state, enquiry, source }: NewEnquiry): Record<string, string> {
  return { id, dedup, message_id: messageId, state, payload: JSON.stringify(enquiry), source };
}
