import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Messages of the enquiries in a store's folder, in order of arrival. */
export function readMessages(store: string): string[] {
  const database = new DatabaseSync(path.join(store, 'enquiries.sqlite'), { readOnly: true });
  try {
    const rows = database.prepare('SELECT payload FROM enquiry ORDER BY id').all() as { payload: string }[];
    return rows.map(({ payload }) => (JSON.parse(payload) as { message: string }).message);
  } finally {
    database.close();
  }
}
