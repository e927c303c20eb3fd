import { spawn } from 'node:child_process';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { projectDir } from '../../scripts/lib/build-settings.ts';
import { makeStore } from '../../src/enquiry/service/store/make-store.ts';
import { versionTable } from '../../src/enquiry/service/store/migrations.ts';
import { openPostgres } from '../../src/enquiry/service/store/postgres.ts';
import { StoreUnavailable, StoreUnfit } from '../../src/enquiry/service/store/store.ts';
import { startPostgres, type Postgres } from './support/postgres.ts';
import { startMailServer } from './support/mail-server.ts';
import { validEnquiry } from './support/sample-enquiry.ts';
import { startService, until } from './service-fixture.ts';
import { describeStore } from './store-contract.ts';
import { enquiry } from './store-fixture.ts';

let cluster: Postgres;
let databases = 0;

// Installing PostgreSQL, if necessary, takes a while.
beforeAll(async () => {
  cluster = await startPostgres();
});
afterAll(() => cluster.remove());

const newDatabase = () => cluster.createDatabase(`enquiries_${++databases}`);

// First: a recovery syncs the files of all databases.
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
    // The window is a minute, longer than two posts take on any machine.
    RATE_LIMIT: '1',
    TRUST_PROXY: '127.0.0.0/8',
    RETRY_SCHEDULE: '0.05',
  };
  const [one, two] = [await startService(env), await startService(env)];
  const post = async (index: number, client = index) => {
    const headers = { 'x-forwarded-for': `198.51.100.${client}` };
    const service = index % 2 === 0 ? one : two;
    return (await service.postJson({ ...validEnquiry, name: `Buyer ${index}` }, headers)).status;
  };
  const taken = await Promise.all(Array.from({ length: 30 }, (_, index) => post(index)));
  expect(new Set(taken)).toEqual(new Set([200]));
  expect([await post(30), await post(31, 30)]).toEqual([200, 429]);
  await until(async () => (await one.store.list('sent')).length === 31);
  expect(mail.received).toHaveLength(31);
  expect(new Set(mail.received.map(({ parsed }) => parsed.messageId)).size).toBe(31);
  await one.stop();
  await two.stop();
  await mail.close();
});

/** Runs statements as the database's owner. */
async function runAs(url: string, ...statements: string[]): Promise<Record<string, unknown>[]> {
  const client = new Client(url);
  await client.connect();
  try {
    let rows: Record<string, unknown>[] = [];
    for (const statement of statements) ({ rows } = await client.query(statement));
    return rows;
  } finally {
    await client.end();
  }
}

test('a database that is not UTF-8 is refused at the start, with a line that says what to do', async () => {
  await runAs(cluster.url, `create database narrow encoding 'SQL_ASCII' template template0`);
  const url = cluster.url.replace(/[^/]*$/, 'narrow');
  const store = makeStore(
    openPostgres(url, () => undefined),
    365,
  );
  await expect(store.probe()).rejects.toThrow(StoreUnfit);
  await store.close();
  const env = { ...process.env, PORT: '0', DATABASE_URL: url };
  const child = spawn(process.execPath, ['scripts/enquiry-service.ts'], { cwd: projectDir, env });
  let said = '';
  child.stderr.on('data', (text: Buffer) => (said += text.toString()));
  expect(await new Promise((resolve) => child.once('exit', resolve))).toBe(2);
  expect(said).toMatch(/^DATABASE_URL can not be used: the database has the encoding SQL_ASCII/m);
});

test.each([
  ['rights', 'revoke insert on enquiry from visitors', 'grant insert on enquiry to visitors'],
  ['a table', 'alter table enquiry rename to gone', 'alter table gone rename to enquiry'],
])('a database that lost %s is answered 503 and is not ready, until it is back', async (_what, lose, giveBack) => {
  const url = await newDatabase();
  await runAs(url, 'create role visitors login', 'grant create on schema public to visitors');
  const own = url.replace('postgres@', 'visitors@');
  const before = await startService({ DATABASE_URL: own }, false);
  expect((await before.postJson(validEnquiry)).status).toBe(200);
  await before.stop();
  // The right to make tables is needed once.
  await runAs(url, 'revoke create on schema public from visitors');
  const service = await startService({ DATABASE_URL: own }, false);
  expect((await service.postJson(validEnquiry)).status).toBe(200);
  const ready = async () => (await service.ask('/readyz')).status;
  expect(await ready()).toBe(200);
  await runAs(url, lose);
  expect((await service.postJson({ ...validEnquiry, name: 'B' })).status).toBe(503);
  expect(await ready()).toBe(503);
  await runAs(url, giveBack);
  expect((await service.postJson({ ...validEnquiry, name: 'B' })).status).toBe(200);
  expect(await ready()).toBe(200);
  await service.stop();
  await runAs(url, 'drop owned by visitors', 'drop role visitors');
});

test('what the database refuses takes no other with it, and the log does not quote it', async () => {
  const url = await newDatabase();
  const service = await startService({ DATABASE_URL: url }, false);
  await service.store.probe();
  await runAs(url, `alter table enquiry add constraint no_zebulon check (payload not like '%Zebulon%')`);
  const names = ['Ann', 'Zebulon', 'Bob'];
  const answers = await Promise.all(names.map((name) => service.postJson({ ...validEnquiry, name })));
  expect(answers.map(({ status }) => status)).toEqual([200, 500, 200]);
  const log = JSON.stringify(service.logged);
  expect(log).toContain('no_zebulon');
  expect(log).not.toContain('Zebulon');
  await service.stop();
});

test('every commit is synchronous, though the database has it otherwise', async () => {
  const url = await newDatabase();
  await runAs(
    url,
    `alter database ${url.replace(/.*\//, '')} set synchronous_commit = off`,
    'create table seen (setting text)',
  );
  const store = makeStore(
    openPostgres(url, () => undefined),
    365,
  );
  await store.probe();
  await runAs(
    url,
    `create function note() returns trigger language plpgsql as
       $$ begin insert into seen values (current_setting('synchronous_commit')); return new; end $$`,
    'create trigger note after insert on enquiry for each row execute function note()',
  );
  for (let index = 0; index < 20; index += 1) await store.accept(enquiry());
  expect(await runAs(url, 'select distinct setting from seen')).toEqual([{ setting: 'on' }]);
  await store.close();
});
