import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeStore } from '../../src/enquiry/service/store/make-store.ts';
import { versionTable } from '../../src/enquiry/service/store/migrations.ts';
import { openPostgres } from '../../src/enquiry/service/store/postgres.ts';
import { StoreUnavailable } from '../../src/enquiry/service/store/store.ts';
import { startPostgres, type Postgres } from './support/postgres.ts';
import { startMailServer } from './support/mail-server.ts';
import { validEnquiry } from '../../src/enquiry/contract/sample-enquiry.ts';
import { startService, until } from './service-fixture.ts';
import { describeStore } from './store-contract.ts';
import { enquiry } from './store-fixture.ts';

let cluster: Postgres;
let databases = 0;

// Installing PostgreSQL, if necessary, takes a while.
beforeAll(async () => {
  cluster = await startPostgres();
}, 300_000);
afterAll(() => cluster.remove());

const newDatabase = () => cluster.createDatabase(`enquiries_${++databases}`);

describeStore('PostgreSQL', async () => {
  const url = await newDatabase();
  return {
    open: (retentionDays = 365) =>
      makeStore(
        openPostgres(url, () => undefined),
        retentionDays,
      ),
    run: async (sql) => {
      const client = new Client(url);
      await client.connect();
      await client.query(sql);
      await client.end();
    },
  };
});

test('a crashed server is an unavailable store, and accepted enquiries are there when it is back', async () => {
  const lost: Error[] = [];
  const store = makeStore(
    openPostgres(await newDatabase(), (error) => lost.push(error)),
    365,
  );
  await store.accept(enquiry({ id: 'a' }));
  await cluster.stop('immediate');
  await expect(store.probe()).rejects.toThrow(StoreUnavailable);
  await cluster.start();
  expect(await store.find('a')).toMatchObject([{ state: 'queued', enquiry: validEnquiry }]);
  await store.close();
});

test('a connection that breaks while the tables are made is an unavailable store, and the next one makes them', async () => {
  const url = await newDatabase();
  const lost: Error[] = [];
  // Two connections: within a transaction PostgreSQL shows its sessions as at the first query.
  const [holder, watcher] = [new Client(url), new Client(url)];
  await Promise.all([holder.connect(), watcher.connect()]);
  // An uncommitted table of versions makes all others wait during their migration.
  await holder.query(`begin; ${versionTable}`);
  const store = makeStore(
    openPostgres(url, (error) => lost.push(error)),
    365,
  );
  const probed = expect(store.probe()).rejects.toThrow(StoreUnavailable);
  const cut =
    "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'enquiries' and wait_event_type = 'Lock'";
  await until(async () => (await watcher.query(cut)).rowCount === 1);
  await probed;
  await holder.query('rollback');
  await Promise.all([holder.end(), watcher.end()]);
  await until(() => lost.length > 0);
  await store.probe();
  await store.close();
});

test('an enquiry that another instance is just claiming is passed over', async () => {
  const url = await newDatabase();
  const store = makeStore(
    openPostgres(url, () => undefined),
    365,
  );
  await store.accept(enquiry({ id: 'a' }));
  const other = new Client(url);
  await other.connect();
  await other.query(`begin; update enquiry set state = 'sending', lease = 'other', due_at = due_at + 60000`);
  const claiming = store.claim(10, 60);
  // A claim that waits instead of skipping locked rows gets the row afterwards.
  await Promise.race([claiming, new Promise((resolve) => setTimeout(resolve, 1000))]);
  await other.query('commit');
  expect(await claiming).toEqual([]);
  await other.end();
  await store.close();
});

test('two instances share the enquiries, deliver each once, and share the rate limit of a client', async () => {
  const mail = await startMailServer();
  const env = {
    DATABASE_URL: await newDatabase(),
    SMTP_URL: mail.url,
    MAIL_TO: 'sales@example.com',
    RATE_LIMIT: '30',
    RETRY_SCHEDULE: '0.05',
  };
  const [one, two] = [await startService(env), await startService(env)];
  const post = async (index: number) =>
    (await (index % 2 === 0 ? one : two).postJson({ ...validEnquiry, name: `Buyer ${index}` })).status;
  const taken = await Promise.all(Array.from({ length: 30 }, (_, index) => post(index)));
  expect(new Set(taken)).toEqual(new Set([200]));
  expect([await post(30), await post(31)]).toEqual([429, 429]);
  await until(async () => (await one.store.list('sent')).length === 30);
  expect(mail.received).toHaveLength(30);
  expect(new Set(mail.received.map(({ parsed }) => parsed.messageId)).size).toBe(30);
  await one.stop();
  await two.stop();
  await mail.close();
});
