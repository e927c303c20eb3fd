import { randomUUIDv7 } from 'node:crypto';
import { test as base, vi } from 'vitest';
import { validEnquiry } from './support/sample-enquiry.ts';
import type { EnquiryStore } from '../../src/enquiry/service/store/make-store.ts';
import type { ClaimedEnquiry, NewEnquiry } from '../../src/enquiry/service/store/store.ts';

/** One database for any number of instances. */
export interface TestDatabase {
  open(retentionDays?: number): EnquiryStore;
  /** Runs a statement directly, past the store. */
  run(sql: string): Promise<void>;
}

/** A test with an empty database, to which two instances connect on use. */
export const makeStoreTest = (makeDatabase: () => Promise<TestDatabase>) =>
  base.extend<{ database: TestDatabase; store: EnquiryStore; other: EnquiryStore }>({
    database: async ({ task: _task }, use) => use(await makeDatabase()),
    store: async ({ database }, use) => {
      const store = database.open();
      await use(store);
      await store.close();
    },
    other: async ({ database }, use) => {
      const other = database.open();
      await use(other);
      await other.close();
    },
  });

export type StoreTest = ReturnType<typeof makeStoreTest>;

export const enquiry = (changes: Partial<NewEnquiry> = {}): NewEnquiry => {
  const { id = randomUUIDv7() } = changes;
  return {
    id,
    dedup: id,
    messageId: `<${id}@example.com>`,
    state: 'queued',
    enquiry: validEnquiry,
    source: 'json',
    ...changes,
  };
};

/** Claims the one due enquiry. */
export async function claimOne(store: EnquiryStore, seconds = 60): Promise<ClaimedEnquiry> {
  const [claimed, ...others] = await store.claim(10, seconds);
  if (!claimed || others.length > 0) throw new Error(`${claimed ? others.length + 1 : 0} were due`);
  return claimed;
}

/** Waits until an enquiry is due, and claims it. */
export const claimOnceDue = (store: EnquiryStore): Promise<ClaimedEnquiry> =>
  vi.waitUntil(async () => (await store.claim(1, 60))[0], { timeout: 60_000, interval: 20 });
