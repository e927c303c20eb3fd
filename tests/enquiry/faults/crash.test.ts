import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { crashLoop } from '../support/crash-loop.ts';
import { nothingLost, reportDelivery, untilAllSent } from '../support/delivery-report.ts';
import { startLoad } from '../support/load.ts';
import { startSwiftMailServer } from '../support/swift-mail-server.ts';
import { postEnquiry, sampleEnquiry } from '../support/post-enquiry.ts';
import { startPostgres, type Postgres } from '../support/postgres.ts';
import { startService } from '../support/service.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { until } from '../support/until.ts';
import { withService } from '../support/with-service.ts';

let postgres: Postgres;
beforeAll(async () => {
  postgres = await startPostgres();
}, 300_000);
afterAll(() => postgres.remove());

/** A new store of each kind, as settings of the service. */
const stores = {
  async SQLite() {
    const { folder, remove } = temporaryFolder('store');
    return { settings: { STORE_DIR: folder }, remove };
  },
  async PostgreSQL() {
    const { folder, remove } = temporaryFolder('store');
    const url = await postgres.createDatabase(`test_${Math.random().toString(36).slice(2)}`);
    return { settings: { STORE_DIR: folder, DATABASE_URL: url }, remove };
  },
};
const kinds = Object.entries(stores);

describe.concurrent('the process is killed', () => {
  test.each(kinds)('under load, twice, on %s: nothing that was acknowledged is lost', async (_, makeStore) => {
    const { settings, remove } = await makeStore();
    try {
      const report = await crashLoop({ store: settings, rounds: 2, clients: 4, pause: 10, patience: 20_000 });
      expect(report).toMatchObject(nothingLost);
      expect(report.acknowledged).toBeGreaterThan(5);
      expect(report.delivered).toBe(report.stored);
    } finally {
      remove();
    }
  });

  test('in the middle of a mail: the mail is sent again after the lease', () =>
    withService({}, async ({ service, mailServer, storeDir }) => {
      mailServer.behave('hang after data');
      expect((await postEnquiry(service.url, sampleEnquiry('leased'))).status).toBe(200);
      await until('the mail is on its way', () => mailServer.connections() > 0);
      await sleep(200);
      await service.end('SIGKILL');
      mailServer.behave('accept');
      const again = await startService({ STORE_DIR: storeDir, SMTP_URL: mailServer.url });
      try {
        await until('it is delivered', () => mailServer.mailsOf('leased').length > 0, 8000);
      } finally {
        await again.end('SIGKILL');
      }
    }));
});

describe.concurrent('two instances on one store', () => {
  test.each(kinds)('%s: started together, they deliver nothing twice', async (_, makeStore) => {
    const { settings: store, remove } = await makeStore();
    const mailServer = await startSwiftMailServer(20);
    // Nothing crashes here, so only a time-out on a busy machine could make a copy.
    const patient = { SEND_TIMEOUT: '20', LEASE_SECONDS: '40' };
    const settings = { ...store, ...patient, SMTP_URL: mailServer.url, LOG_LEVEL: 'warn' };
    const services = await Promise.all([startService(settings), startService(settings)]);
    const [first] = services;
    try {
      let turn = 0;
      const load = startLoad({ url: () => services[(turn += 1) % 2]?.url, clients: 6, pause: 10 });
      await sleep(1000);
      await load.stop();
      const same = sampleEnquiry('double-click');
      const clicks = await Promise.all(services.flatMap(({ url }) => [postEnquiry(url, same), postEnquiry(url, same)]));
      expect(clicks.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
      const stored = await untilAllSent(first, 20_000);
      const report = reportDelivery(load.acknowledged.add('double-click'), mailServer, stored.length);
      expect(report).toMatchObject({ ...nothingLost, copies: 0, delivered: stored.length });
      expect(stored).toHaveLength(load.acknowledged.size);
    } finally {
      await Promise.all(services.map((service) => service.end('SIGKILL')));
      await mailServer.close();
      remove();
    }
  });

  test('one that was asleep during a mail does not undo what the other did meanwhile', () =>
    withService({}, async ({ service: sleeper, mailServer, storeDir }) => {
      mailServer.behave('hang after data');
      expect((await postEnquiry(sleeper.url, sampleEnquiry('fenced'))).status).toBe(200);
      await until('the mail is on its way', () => mailServer.connections() > 0);
      await sleep(200);
      sleeper.process.kill('SIGSTOP');
      mailServer.behave('accept');
      const other = await startService({ STORE_DIR: storeDir, SMTP_URL: mailServer.url });
      try {
        await until('the other has delivered it', () => mailServer.mailsOf('fenced').length > 0, 8000);
        await until('that is written down', async () => (await other.count('sent')) === 1, 8000);
        sleeper.process.kill('SIGCONT');
        await sleep(2500);
        expect(mailServer.mailsOf('fenced')).toHaveLength(1);
        expect((await other.list())[0]).toMatchObject({ state: 'sent', attempts: 2 });
      } finally {
        sleeper.process.kill('SIGCONT');
        await other.end('SIGKILL');
      }
    }));
});
