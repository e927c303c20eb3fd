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
