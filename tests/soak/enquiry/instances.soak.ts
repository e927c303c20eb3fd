import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrations } from '../../../src/enquiry/service/store/migrations.ts';
import { nothingLost, reportDelivery, untilAllSent } from '../../enquiry/support/delivery-report.ts';
import { startLoad } from '../../enquiry/support/load.ts';
import { startMailServer } from '../../enquiry/support/mail-server.ts';
import { postEnquiry, sampleEnquiry } from '../../enquiry/support/post-enquiry.ts';
import { startPostgres, type Postgres } from '../../enquiry/support/postgres.ts';
import { startService, startServices } from '../../enquiry/support/service.ts';
import { temporaryFolder } from '../../temporary-folder.ts';
import { until } from '../../enquiry/support/until.ts';

const rounds = Number(process.env['SOAK_ROUNDS'] ?? 12);

/** Long time-outs: without crashes, only a time-out on a busy machine could cause duplicates. */
const patient = { SEND_TIMEOUT: '60', LEASE_SECONDS: '120' };

let postgres: Postgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.remove());

let databases = 0;
const newStore = async (): Promise<Record<string, string>> => ({
  STORE_DIR: temporaryFolder('instances'),
  DATABASE_URL: await postgres.createDatabase(`shared_${(databases += 1)}`),
  LOG_LEVEL: 'warn',
});

test.each([2, 3])('%i instances on one PostgreSQL never deliver an enquiry twice', async (count) => {
  await using mailServer = await startMailServer({ delay: 10 });
  await using services = await startServices(count, { ...(await newStore()), ...patient, SMTP_URL: mailServer.url });
  await using load = startLoad({ url: services.nextUrl, clients: 8, pause: 10 });
  for (let click = 0; click < rounds; click += 1) {
    const same = sampleEnquiry(`clicked${click}`);
    const clicks = await Promise.all(
      services.all.flatMap(({ url }) => [postEnquiry(url, same), postEnquiry(url, same), postEnquiry(url, same)]),
    );
    expect(new Set(clicks.map(({ status }) => status))).toEqual(new Set([200]));
    load.acknowledged.add(`clicked${click}`);
    await sleep(500);
  }
  await load.stop();
  const stored = await untilAllSent(services.all[0], 300_000);
  const report = reportDelivery(load.acknowledged, mailServer.received, stored.length);
  console.log(
    `${count} instances: ${report.acknowledged} acknowledged (${rounds} of them posted ${3 * count} times at once), ` +
      `${report.stored} stored, ${report.delivered} delivered, ${report.copies} copies`,
  );
  expect(report).toMatchObject({ ...nothingLost, copies: 0, delivered: stored.length });
  expect(stored).toHaveLength(load.acknowledged.size);
  expect(stored.every(({ attempts }) => attempts === 1)).toBe(true);
  for (const service of services.all) expect(service.output()).not.toContain('"level":');
});

test('instances that start together on an empty database make its tables once', async () => {
  const times = Math.ceil(rounds / 3);
  for (let round = 0; round < times; round += 1) {
    const store = await newStore();
    await using services = await startServices(3, store);
    const answers = await Promise.all(
      services.all.map(({ url }, index) => postEnquiry(url, sampleEnquiry(`round${round}-${index}`))),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const client = new Client(store['DATABASE_URL']);
    await client.connect();
    const { rows } = await client.query('select version from migration order by version');
    await client.end();
    expect(rows).toEqual(migrations.map((_, index) => ({ version: index + 1 })));
    for (const service of services.all) expect(service.output()).not.toContain('"level":');
  }
  console.log(`3 instances started together on ${times} empty databases: each migrated once, no problem logged`);
});

test('an instance that is killed with a mail on its way leaves it to the other, under the same Message-ID', async () => {
  await using mailServer = await startMailServer({ behaviour: 'hang after data' });
  const settings = { ...(await newStore()), SMTP_URL: mailServer.url, SEND_TIMEOUT: '10', LEASE_SECONDS: '12' };
  // Start one instance alone, so that it surely takes the mail. The other must be ready before that times out.
  await using one = await startService(settings);
  expect((await postEnquiry(one.url, sampleEnquiry('inherited'))).status).toBe(200);
  await until('the mail is on its way', () => mailServer.connections() > 0);
  await using other = await startService(settings);
  await one.end('SIGKILL');
  const killed = performance.now();
  mailServer.behave('accept');
  await until('the other has delivered it', () => mailServer.mailsOf('inherited').length > 0, 30_000);
  const seconds = (performance.now() - killed) / 1000;
  await until('that is written down', async () => (await other.count('sent')) === 1);
  const [sent] = await other.list();
  expect(sent).toMatchObject({ state: 'sent', attempts: 2 });
  expect(mailServer.received.map(({ messageId }) => messageId)).toEqual([sent?.messageId]);
  console.log(`killed with a lease of 12 s: the other instance delivered ${seconds.toFixed(1)} s later`);
});

test('one of three instances after the other is killed under load: no acknowledged enquiry is lost', async () => {
  await using mailServer = await startMailServer({ delay: 5 });
  const settings = { ...(await newStore()), SMTP_URL: mailServer.url };
  await using services = await startServices(3, settings);
  await using load = startLoad({ url: services.nextUrl, clients: 6, pause: 10 });
  for (let round = 0; round < rounds; round += 1) {
    const victim = services.all.shift();
    await victim?.end('SIGKILL');
    await sleep(200);
    services.all.push(await startService(settings));
  }
  await load.stop();
  const stored = await untilAllSent(services.all[0], 300_000);
  const report = reportDelivery(load.acknowledged, mailServer.received, stored.length);
  console.log(
    `${rounds} kills among 3 instances: ${report.acknowledged} acknowledged, ${report.delivered} delivered, ` +
      `${report.copies} copies under the same Message-ID, ${report.lost.length} lost`,
  );
  expect(report).toMatchObject(nothingLost);
});
