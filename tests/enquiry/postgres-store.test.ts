import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeStore } from '../../src/enquiry/service/store/make-store.ts';
import { openPostgres } from '../../src/enquiry/service/store/postgres.ts';
import { StoreUnavailable } from '../../src/enquiry/service/store/store.ts';
import { startPostgres, type PostgresCluster } from './postgres-cluster.ts';
import { soundEnquiry } from './sample-enquiry.ts';
import { describeStore } from './store-contract.ts';

let cluster: PostgresCluster;
let databases = 0;

// Where PostgreSQL has to be installed first, that takes a while.
beforeAll(async () => {
  cluster = await startPostgres();
}, 300_000);
afterAll(() => cluster.remove());

const newDatabase = async () => {
  const name = `enquiries_${++databases}`;
  await cluster.createDatabase(name);
  return cluster.url(name);
};

describeStore('PostgreSQL', async () => {
  const url = await newDatabase();
  return {
    open: (retentionDays = 365) =>
      makeStore(
        openPostgres(url, () => undefined),
        retentionDays,
      ),
    remove: () => Promise.resolve(),
  };
});

test('a server that crashes is an unavailable store, and what was taken is there when it is back', async () => {
  const lost: Error[] = [];
  const store = makeStore(
    openPostgres(await newDatabase(), (error) => lost.push(error)),
    365,
  );
  const enquiry = {
    id: 'a',
    dedup: 'a',
    messageId: '<a@example.com>',
    state: 'queued' as const,
    source: 'json' as const,
  };
  await store.accept({ ...enquiry, enquiry: soundEnquiry });
  cluster.halt('immediate');
  await expect(store.probe()).rejects.toThrow(StoreUnavailable);
  cluster.start();
  expect(await store.find('a')).toMatchObject({ state: 'queued', enquiry: soundEnquiry });
  await store.close();
});
