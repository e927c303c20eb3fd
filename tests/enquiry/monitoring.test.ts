/** The service alerts the operator by itself, through a second channel, once per problem. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, onTestFinished } from 'vitest';
import { validEnquiry } from './support/sample-enquiry.ts';
import { makeLog } from '../../src/enquiry/service/log.ts';
import { referenceOf } from '../../src/enquiry/service/reference.ts';
import { makeStore, type EnquiryStore } from '../../src/enquiry/service/store/make-store.ts';
import { openSqlite } from '../../src/enquiry/service/store/sqlite.ts';
import { type Monitor, composeDigest, makeMonitor } from '../../src/enquiry/service/monitoring/monitor.ts';
import { startMailServer } from './support/mail-server.ts';
import { test } from './mail-test.ts';
import { startService, until } from './service-fixture.ts';
import { enquiry } from './store-fixture.ts';
import { memoryFolder, temporaryFolder } from '../temporary-folder.ts';

/** A chat webhook that records its messages. */
async function startWebhook(): Promise<{ url: string; texts: string[]; fail: (status: number) => void }> {
  const texts: string[] = [];
  let status = 200;
  const server: Server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      if (status === 200) texts.push((JSON.parse(body) as { text: string }).text);
      response.writeHead(status).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/hook`, texts, fail: (next) => (status = next) };
}

/** A monitor of a store, with its recorded messages. */
function monitorOf(
  store: EnquiryStore,
  free = 10_000,
): { monitor: Monitor; told: string[]; fail: (now: boolean) => void } {
  const told: string[] = [];
  let fails = false;
  const monitor = makeMonitor({
    store,
    mail: 'smtp',
    settings: { ALERT_AFTER_SECONDS: 3600, MIN_FREE_MB: 64, DIGEST_HOUR: 6 },
    alert: (subject, text) => {
      if (!fails) told.push(`${subject}\n${text}`);
      return Promise.resolve(!fails);
    },
    name: () => 'Site',
    freeMegabytes: () => Promise.resolve(free),
    log: makeLog('silent'),
  });
  return { monitor, told, fail: (now) => (fails = now) };
}

const subjects = (told: string[]) => told.map((text) => text.split('\n')[0]);

async function emptyStore(): Promise<EnquiryStore> {
  const service = await startService({}, false);
  onTestFinished(service.stop);
  return service.store;
}

async function addEnquiry(store: EnquiryStore, end: 'dead' | 'spam' | 'queued' | 'sent'): Promise<string> {
  const arrival = enquiry({ state: end === 'spam' ? 'spam' : 'queued' });
  await store.accept(arrival);
  if (end === 'dead' || end === 'sent') {
    const [claimed] = await store.claim(1, 60);
    if (claimed) await store.settle(claimed, { state: end });
  }
  return arrival.id;
}

describe('a trouble', () => {
  test('is reported once, again when it grows, and again when it returns', async () => {
    const store = await emptyStore();
    const { monitor, told } = monitorOf(store);
    await monitor.look();
    told.length = 0;
    const first = await addEnquiry(store, 'dead');
    for (let turn = 0; turn < 3; turn += 1) await monitor.look();
    expect(subjects(told)).toEqual(['Site: dead']);
    const second = await addEnquiry(store, 'dead');
    await monitor.look();
    expect(told).toHaveLength(2);
    expect(told[1]).toContain('2 could not be delivered');
    for (const id of [first, second]) await store.delete(id);
    await monitor.look();
    await addEnquiry(store, 'dead');
    await monitor.look();
    expect(told).toHaveLength(3);
  });

  test('that could not be reported is reported later, by one of several instances', async () => {
    const store = await emptyStore();
    const { monitor, told, fail } = monitorOf(store);
    const other = monitorOf(store);
    await monitor.look();
    await addEnquiry(store, 'spam');
    told.length = 0;
    fail(true);
    await monitor.look();
    expect(told).toEqual([]);
    fail(false);
    await monitor.look();
    await other.monitor.look();
    expect(subjects([...told, ...other.told])).toEqual(['Site: spam']);
  });

  test('is a disk that is nearly full', async () => {
    const { monitor, told } = monitorOf(await emptyStore(), 12);
    await monitor.look();
    expect(subjects(told)).toContain('Site: disk');
  });

  test('is an enquiry that waits for an hour, and one that nobody ends', async () => {
    const store = await emptyStore();
    await addEnquiry(store, 'queued');
    const hourAgo = {
      ...store,
      situation: async () => ({ received: {}, oldestWaiting: 3_700_000, stuck: 2 }),
    };
    const { monitor, told } = monitorOf(hourAgo);
    await monitor.look();
    expect(subjects(told)).toEqual(expect.arrayContaining(['Site: stuck', 'Site: waiting']));
  });

  test('is an enquiry that waits for an hour while others are sent', async () => {
    const folder = temporaryFolder('waiting', memoryFolder());
    const store = makeStore(openSqlite(path.join(folder, 'enquiries.sqlite')), 365);
    onTestFinished(() => store.close());
    const waiting = await addEnquiry(store, 'queued');
    const database = new DatabaseSync(path.join(folder, 'enquiries.sqlite'));
    database.exec(`update enquiry set created_at = created_at - 3700000, due_at = due_at + 600000`);
    database.close();
    await addEnquiry(store, 'sent');
    const { monitor, told } = monitorOf(store);
    await monitor.look();
    expect(subjects(told)).toContain('Site: waiting');
    await store.delete(waiting);
    told.length = 0;
    await monitor.look();
    expect(told).toEqual([]);
  });

  test('is a store that does not answer', async () => {
    const store = await emptyStore();
    const gone = { ...store, backlog: () => Promise.reject(new Error('the disk is gone')) };
    const { monitor, told } = monitorOf(gone);
    await monitor.look();
    await monitor.look();
    expect(told).toEqual([expect.stringContaining('the disk is gone')]);
  });
});

describe('the digest', () => {
  test('comes once a day, at its hour, also when there was nothing', async () => {
    const { monitor, told } = monitorOf(await emptyStore());
    for (const time of ['03:00', '05:59', '06:00', '06:01', '23:00'])
      await monitor.look(new Date(`2026-11-22T${time}:00Z`));
    await monitor.look(new Date('2026-11-23T05:00:00Z'));
    // The first digest is sent at the start, to show that it arrives; the next at six.
    expect(subjects(told)).toEqual(['Site: enquiries of the day', 'Site: enquiries of the day']);
    expect(told[0]).toContain('0 received = 0 sent + 0 queued + 0 held');
  });

  test('adds up, and names what is held', async () => {
    const store = await emptyStore();
    await addEnquiry(store, 'sent');
    await addEnquiry(store, 'dead');
    const spam = await addEnquiry(store, 'spam');
    await addEnquiry(store, 'queued');
    const text = composeDigest(await store.situation(86_400_000), await store.backlog(), await store.list('spam'));
    expect(text).toContain('4 received = 1 sent + 1 queued + 2 held (1 dead, 1 spam)');
    expect(text).toContain(`${referenceOf(spam)} (spam)`);
  });
});

test('dead letters reach someone by mail through another server, and by webhook', async ({
  mailing: { mail, start, inState },
}) => {
  const second = await startMailServer();
  onTestFinished(second.close);
  const webhook = await startWebhook();
  mail.refusals.message = () => [554, 'no'];
  const { postJson } = await start({
    ALERT_MAIL: 'it@example.org',
    ALERT_SMTP_URL: second.url,
    ALERT_WEBHOOK: webhook.url,
    ALERT_AFTER_SECONDS: '0.2',
  });
  await postJson(validEnquiry);
  await inState('dead');
  await until(() => webhook.texts.some((text) => text.includes(': dead\n')));
  await until(() => second.received.some(({ parsed }) => parsed.subject?.endsWith(': dead')));
  for (const { to, raw, parsed } of second.received) {
    expect(raw).toMatch(/^Auto-Submitted: auto-generated\r$/m);
    expect(to).toEqual(['it@example.org']);
    expect(parsed.text).not.toContain(validEnquiry.email);
  }
});
