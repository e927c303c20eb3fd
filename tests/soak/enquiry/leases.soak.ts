import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { nothingLost, reportDelivery, untilAllSent } from '../../enquiry/support/delivery-report.ts';
import { startLoad } from '../../enquiry/support/load.ts';
import { startSwiftMailServer } from '../../enquiry/support/swift-mail-server.ts';
import { postEnquiry, sampleEnquiry } from '../../enquiry/support/post-enquiry.ts';
import { startService } from '../../enquiry/support/service.ts';
import { temporaryFolder } from '../../enquiry/support/temporary-folder.ts';
import { until } from '../../enquiry/support/until.ts';
import { withService } from '../../enquiry/support/with-service.ts';

test('the process is killed in the middle of a mail: the mail is sent again after the lease', () =>
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

describe.concurrent('two instances on one SQLite', () => {
  test('started together, they deliver nothing twice', async () => {
    const { folder, remove } = temporaryFolder('store');
    const mailServer = await startSwiftMailServer(20);
    // Long time-outs: without crashes, only a time-out on a busy machine could cause duplicates.
    const patient = { SEND_TIMEOUT: '20', LEASE_SECONDS: '40' };
    const settings = { STORE_DIR: folder, ...patient, SMTP_URL: mailServer.url, LOG_LEVEL: 'warn' };
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
