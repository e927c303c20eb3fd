import { setTimeout as sleep } from 'node:timers/promises';
import PostalMime from 'postal-mime';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { nothingLost, reportDelivery, untilAllSent } from '../../enquiry/support/delivery-report.ts';
import { startLoad } from '../../enquiry/support/load.ts';
import { postEnquiry, sampleEnquiry } from '../../enquiry/support/post-enquiry.ts';
import { startService, type ListedEnquiry, type Service } from '../../enquiry/support/service.ts';
import { temporaryFolder } from '../../temporary-folder.ts';
import { until } from '../../enquiry/support/until.ts';
import { startPostfix, type Postfix } from './postfix.ts';

let postfix: Postfix;
beforeAll(async () => {
  postfix = await startPostfix();
});
afterAll(() => postfix.remove());

async function withService(recipients: string, run: (service: Service) => Promise<void>): Promise<void> {
  const MAIL_TO = recipients
    .split(' ')
    .map((name) => `${name}@example.com`)
    .join(',');
  const patient = { SEND_TIMEOUT: '20', LEASE_SECONDS: '40', RETRY_SCHEDULE: '0.5' };
  const STORE_DIR = temporaryFolder('postfix-store');
  await using service = await startService({ STORE_DIR, SMTP_URL: postfix.url, MAIL_TO, ...patient });
  try {
    await run(service);
  } catch (error) {
    if (error instanceof Error) error.message += `\nPostfix has logged:\n${postfix.log().slice(-3000)}`;
    throw error;
  }
}

async function untilIn(service: Service, state: ListedEnquiry['state']): Promise<ListedEnquiry> {
  await until(`an enquiry is ${state}`, async () => (await service.count(state)) > 0, 30_000);
  const [enquiry] = await service.list();
  if (!enquiry) throw new Error('There is no enquiry.');
  return enquiry;
}

const mailsOf = (box: string, key: string) => postfix.mailbox(box).filter((mail) => mail.key === key);

test('Postfix delivers an enquiry to the mailbox with every sign of it', () =>
  withService('sales', async (service) => {
    const message = `.\n..dot\nFrom the start\n${'ü'.repeat(1500)}\n<script>x</script>\nend 日本語 👩‍🏭`;
    const more = { name: '"Ayşe" <x@evil> 🏭, Bob;', email: 'ayse@example.org', city: 'İzmir', message };
    expect((await postEnquiry(service.url, sampleEnquiry('real', more))).status).toBe(200);
    const sent = await untilIn(service, 'sent');
    // The body is encoded, so find the mail by its header.
    const delivered = () => postfix.mailbox('sales').find(({ messageId }) => messageId === sent.messageId);
    await until('it is in the mailbox', () => delivered() !== undefined);
    const mail = delivered();
    const parsed = await PostalMime.parse(mail?.raw ?? '');
    expect(parsed.replyTo).toEqual([{ name: more.name, address: more.email }]);
    expect(parsed.from?.address).toBe('website@example.com');
    expect(parsed.text).toContain(message);
    expect(parsed.html).toContain('&lt;script&gt;');
    expect(mail?.raw).toMatch(/^Return-Path: <website@example\.com>$/m);
  }));

test('Postfix greylists: the second attempt is delivered', () =>
  withService('grey', async (service) => {
    expect((await postEnquiry(service.url, sampleEnquiry('grey'))).status).toBe(200);
    expect(await untilIn(service, 'sent')).toMatchObject({ attempts: 2 });
    await until('it is in the mailbox', () => mailsOf('grey', 'grey').length > 0);
    expect(postfix.log()).toContain('450 4.7.1 <grey@example.com>: Recipient address rejected: Greylisted');
  }));

test('Postfix defers: it is retried and stays queued', () =>
  withService('busy', async (service) => {
    expect((await postEnquiry(service.url, sampleEnquiry('busy'))).status).toBe(200);
    const tried = () => (postfix.log().match(/451 4\.3\.0 <busy@example\.com>/g) ?? []).length;
    await until('it was tried six times', () => tried() >= 6);
    expect(await service.count('dead')).toBe(0);
    expect((await service.list())[0]?.lastError).toContain('451 4.3.0');
  }));

test.each([
  ['a recipient that is unknown', 'nobody', 'unknown', /550 5\.1\.1/],
  ['a mail that looks bad', 'sales', 'REFUSED', /550 5\.7\.1/],
])('Postfix refuses %s: a dead letter after four attempts', (_, recipient, key, error) =>
  withService(recipient, async (service) => {
    expect((await postEnquiry(service.url, sampleEnquiry(key))).status).toBe(200);
    const dead = await untilIn(service, 'dead');
    expect(dead.attempts).toBe(4);
    expect(dead.lastError).toMatch(error);
    expect(mailsOf('sales', key)).toEqual([]);
  }),
);

test('Postfix refuses one of two recipients: the other gets it once', () =>
  withService('second nobody', async (service) => {
    expect((await postEnquiry(service.url, sampleEnquiry('partial'))).status).toBe(200);
    const dead = await untilIn(service, 'dead');
    expect(dead.lastError).toContain('nobody@example.com');
    await until('it is in the mailbox', () => mailsOf('second', 'partial').length > 0);
    expect(mailsOf('second', 'partial')).toHaveLength(1);
  }));

test('Postfix is stopped and started again under load: every enquiry arrives', () =>
  withService('sales', async (service) => {
    await using load = startLoad({ url: () => service.url, clients: 4, pause: 25 });
    await sleep(1500);
    await postfix.stop();
    await sleep(1500);
    await postfix.start();
    await sleep(1000);
    await load.stop();
    const stored = await untilAllSent(service, 120_000);
    const mails = () => postfix.mailbox('sales').filter(({ key }) => load.acknowledged.has(key));
    await until('all are in the mailbox', () => new Set(mails().map(({ key }) => key)).size === stored.length, 60_000);
    const report = reportDelivery(load.acknowledged, mails(), stored.length);
    console.log(
      `Postfix stopped and started: ${report.acknowledged} acknowledged, ${report.delivered} in the mailbox, ` +
        `${report.copies} copies, ${report.lost.length} lost`,
    );
    expect(report).toMatchObject(nothingLost);
    expect(new Set(load.statuses.keys())).toEqual(new Set([200]));
  }));
