import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { nothingLost, reportDelivery, untilAllSent } from '../../enquiry/support/delivery-report.ts';
import { startLoad } from '../../enquiry/support/load.ts';
import { startMailServer } from '../../enquiry/support/mail-server.ts';
import { postEnquiry, sampleEnquiry } from '../../enquiry/support/post-enquiry.ts';
import { startService, startServices } from '../../enquiry/support/service.ts';
import { temporaryFolder } from '../../temporary-folder.ts';
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
    await using _again = await startService({ STORE_DIR: storeDir, SMTP_URL: mailServer.url });
    await until('it is delivered', () => mailServer.mailsOf('leased').length > 0, 8000);
  }));

describe.concurrent('two instances on one SQLite', () => {
  test('started together, they deliver nothing twice', async () => {
    await using mailServer = await startMailServer({ delay: 20 });
    // Long time-outs: without crashes, only a time-out on a busy machine could cause duplicates.
    const patient = { SEND_TIMEOUT: '20', LEASE_SECONDS: '40' };
    const settings = {
      STORE_DIR: temporaryFolder('store'),
      ...patient,
      SMTP_URL: mailServer.url,
      LOG_LEVEL: 'warn',
    };
    await using services = await startServices(2, settings);
    const [first] = services.all;
    await using load = startLoad({ url: services.nextUrl, clients: 6, pause: 10 });
    await sleep(1000);
    await load.stop();
    const same = sampleEnquiry('double-click');
    const clicks = await Promise.all(
      services.all.flatMap(({ url }) => [postEnquiry(url, same), postEnquiry(url, same)]),
    );
    expect(clicks.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const stored = await untilAllSent(first, 20_000);
    const report = reportDelivery(load.acknowledged.add('double-click'), mailServer.received, stored.length);
    expect(report).toMatchObject({ ...nothingLost, copies: 0, delivered: stored.length });
    expect(stored).toHaveLength(load.acknowledged.size);
  });

  test('one that was asleep during a mail does not undo what the other did meanwhile', () =>
    withService({}, async ({ service: sleeper, mailServer, storeDir }) => {
      mailServer.behave('hang after data');
      expect((await postEnquiry(sleeper.url, sampleEnquiry('fenced'))).status).toBe(200);
      await until('the mail is on its way', () => mailServer.connections() > 0);
      await sleep(200);
      sleeper.process.kill('SIGSTOP');
      mailServer.behave('accept');
      await using other = await startService({ STORE_DIR: storeDir, SMTP_URL: mailServer.url });
      await until('the other has delivered it', () => mailServer.mailsOf('fenced').length > 0, 8000);
      await until('that is written down', async () => (await other.count('sent')) === 1, 8000);
      sleeper.process.kill('SIGCONT');
      await sleep(2500);
      expect(mailServer.mailsOf('fenced')).toHaveLength(1);
      expect((await other.list())[0]).toMatchObject({ state: 'sent', attempts: 2 });
    }));
});
