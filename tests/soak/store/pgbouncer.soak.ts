import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { setTimeout as sleep } from 'node:timers/promises';
import { nothingLost, reportDelivery, untilAllSent } from '../../enquiry/support/delivery-report.ts';
import { startLoad } from '../../enquiry/support/load.ts';
import { startMailServer } from '../../enquiry/support/mail-server.ts';
import { startPostgres, type Postgres } from '../../enquiry/support/postgres.ts';
import { startServices } from '../../enquiry/support/service.ts';
import { temporaryFolder } from '../../temporary-folder.ts';
import { startPgBouncer } from './pgbouncer.ts';

let postgres: Postgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.remove());

/** Seconds of load. */
const seconds = 10;

test('two instances behind PgBouncer, a connection for each transaction: none is lost or sent twice, every commit is synchronous', async () => {
  const url = await postgres.createDatabase('pooled');
  const owner = new Client(url);
  await owner.connect();
  await owner.query('alter database pooled set synchronous_commit = off');
  await using pooler = await startPgBouncer(url);
  await using mailServer = await startMailServer({ delay: 5 });
  const settings = {
    STORE_DIR: temporaryFolder('pooled'),
    DATABASE_URL: pooler.through(url),
    SMTP_URL: mailServer.url,
    LEASE_SECONDS: '120',
    SEND_TIMEOUT: '60',
  };
  await using services = await startServices(2, settings);
  await owner.query(`create table seen (setting text, waits text);
    create function note() returns trigger language plpgsql as $$ begin
      insert into seen values (current_setting('synchronous_commit'), current_setting('statement_timeout'));
      return new; end $$;
    create trigger note after insert or update on enquiry for each row execute function note()`);
  await using load = startLoad({ url: services.nextUrl, clients: 12, pause: 10 });
  await sleep(seconds * 1000);
  await load.stop();
  const stored = await untilAllSent(services.all[0], 60_000);
  const report = reportDelivery(load.acknowledged, mailServer.received, stored.length);
  console.log(
    `behind PgBouncer: ${report.acknowledged} acknowledged, ${report.copies} copies, ${report.lost.length} lost`,
  );
  expect(report).toMatchObject({ ...nothingLost, copies: 0 });
  expect(report.acknowledged).toBeGreaterThan(100);
  expect(new Set(load.statuses.keys())).toEqual(new Set([200]));
  const { rows } = await owner.query('select distinct setting, waits from seen');
  expect(rows).toEqual([{ setting: 'on', waits: '5s' }]);
  await owner.end();
});
