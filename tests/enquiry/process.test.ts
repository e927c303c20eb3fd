/** How the service's process ends. Crash loops, leases and database crashes are in tests/soak/enquiry. */
import { request, type IncomingMessage } from 'node:http';
import { describe, expect, test } from 'vitest';
import { crashLoop } from './support/crash-loop.ts';
import { nothingLost } from './support/delivery-report.ts';
import { startMailServer } from './support/mail-server.ts';
import { postEnquiry, sampleEnquiry } from './support/post-enquiry.ts';
import { listEnquiries, startService } from './support/service.ts';
import { memoryFolder, temporaryFolder } from '../temporary-folder.ts';
import { until } from './support/until.ts';

/** Long enough for a mail to be in flight at the end. */
const patient = { SEND_TIMEOUT: '20', LEASE_SECONDS: '40' };

test.concurrent('the process is killed under load: no enquiry that was acknowledged is lost', async () => {
  const store = { STORE_DIR: temporaryFolder('killed', memoryFolder()) };
  const report = await crashLoop({ store, rounds: 1, clients: 4, pause: 10, patience: 60_000 });
  expect(report).toMatchObject(nothingLost);
  expect(report.acknowledged).toBeGreaterThan(0);
  expect(report.delivered).toBe(report.stored);
});

describe.concurrent('the service is asked to end', () => {
  test('with a mail under way: that is finished and written down, and goes out once', async () => {
    await using mailServer = await startMailServer({ delay: 500 });
    const settings = { STORE_DIR: temporaryFolder('drain', memoryFolder()), SMTP_URL: mailServer.url, ...patient };
    await using service = await startService(settings);
    expect((await postEnquiry(service.url, sampleEnquiry('drained'))).status).toBe(200);
    await until('the mail server has got it', () => mailServer.mailsOf('drained').length > 0);
    expect(await service.end('SIGTERM')).toBe(0);
    expect(await listEnquiries(settings)).toMatchObject([{ state: 'sent', attempts: 1 }]);
    expect(mailServer.received).toHaveLength(1);
  });

  test('with a delay: it says so where a load balancer asks, and takes posts until then', async () => {
    const settings = { STORE_DIR: temporaryFolder('delay', memoryFolder()), STOP_DELAY_SECONDS: '10', ...patient };
    await using service = await startService(settings);
    expect((await fetch(`${service.adminUrl}/readyz`)).status).toBe(200);
    // Another address of this machine, where nothing must listen.
    await expect(fetch(`${service.adminUrl.replace('127.0.0.1', '127.0.0.2')}/readyz`)).rejects.toThrow();
    const ended = service.end('SIGTERM');
    const state = async () => (await fetch(`${service.adminUrl}/readyz`)).status;
    await until('it says that it stops', async () => (await state()) === 503);
    expect(await (await fetch(`${service.adminUrl}/readyz`)).json()).toEqual({ ready: false, reason: 'stopping' });
    expect((await postEnquiry(service.url, sampleEnquiry('late'))).status).toBe(200);
    expect(await ended).toBe(0);
    expect(await listEnquiries(settings)).toHaveLength(1);
  });

  test('with a post half sent: that is read to its end, stored, and answered', async () => {
    const settings = { STORE_DIR: temporaryFolder('drain', memoryFolder()), ...patient };
    await using service = await startService(settings);
    const body = JSON.stringify(sampleEnquiry('half'));
    const asked = request(`${service.url}/send-email`, {
      method: 'POST',
      agent: false,
      headers: { 'content-type': 'application/json', 'content-length': body.length },
    });
    const answered = new Promise<IncomingMessage>((resolve, reject) => {
      asked.once('response', resolve).once('error', reject);
    });
    asked.write(body.slice(0, 20));
    // Once a later request is answered, the header of the first has arrived.
    expect((await fetch(`${service.url}/healthz`)).status).toBe(200);
    const ended = service.end('SIGTERM');
    await until('it takes no new posts', async () => (await postEnquiry(service.url, sampleEnquiry('x'))).status === 0);
    asked.end(body.slice(20));
    const answer = await answered;
    answer.resume();
    expect(answer.statusCode).toBe(200);
    expect(await ended).toBe(0);
    expect(JSON.stringify(await listEnquiries(settings))).toContain('Company half');
  });
});
