import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import PostalMime from 'postal-mime';
import { describe, expect, onTestFinished } from 'vitest';
import { startMailServer } from './support/mail-server.ts';
import { test } from './mail-test.ts';
import { validEnquiry } from './support/sample-enquiry.ts';
import { referenceOf } from '../../src/enquiry/service/reference.ts';
import { site, startService, until } from './service-fixture.ts';

describe('the mail to the sales office', () => {
  test('says who asks for what, and links the machine', async ({ mailing: { mail, start, inState } }) => {
    const { postJson, store } = await start();
    await postJson({ ...validEnquiry, message: 'Machine: BLT150\nTwo, <b>please</b>.', name: 'Jörg "J" Kaufmann' });
    await inState('sent');
    const [{ from, to, parsed } = { from: '', to: [], parsed: undefined }] = mail.received;
    const [stored] = await store.list();
    expect([from, to]).toEqual(['website@example.com', ['sales@example.com']]);
    expect(parsed?.subject).toBe('Enquiry: BLT150 – Sample Recycling Ltd.');
    expect(parsed?.from?.address).toBe('website@example.com');
    expect(parsed?.to).toEqual([{ address: 'sales@example.com', name: '' }]);
    expect(parsed?.replyTo).toEqual([{ address: 'buyer@example.com', name: 'Jörg "J" Kaufmann' }]);
    expect(parsed?.messageId).toBe(stored?.messageId);
    for (const part of ['Jörg "J" Kaufmann', 'Phone: 910000000000', 'Machine: BLT150\nTwo, <b>please</b>.'])
      expect(parsed?.text).toContain(part);
    expect(parsed?.text).toContain('Page: https://www.example.com/blt150\nSheet: https://www.example.com/');
    expect(parsed?.text).toContain(`Reference: ${referenceOf(stored?.id ?? '')}`);
    expect(parsed?.html).toContain('Two, &lt;b&gt;please&lt;/b&gt;.');
    expect(parsed?.html).toContain('<a href="https://www.example.com/blt150">');
    expect(stored?.smtpResponse).toMatch(/^250 /);
  });

  test("names and links every machine of the visitor's list", async ({ mailing: { mail, start, inState } }) => {
    const { postJson } = await start();
    const [first = '', second = ''] = site.machines.map(({ name }) => name);
    const message = `Machine: ${first}\nMachine: ${second}\nMachine: unknown\nMaterial: Tyres\n\nTwo of each`;
    await postJson({ ...validEnquiry, message });
    await inState('sent');
    const { subject, text } = mail.received[0]?.parsed ?? {};
    expect(subject).toBe(`Enquiry: ${first} and ${second} – Sample Recycling Ltd.`);
    expect(text).toContain(message);
    for (const name of [first, second])
      expect(text).toContain(
        `Page ${name}: https://www.example.com${site.machines.find((machine) => machine.name === name)?.path}\n`,
      );
  });

  test('links the page of the choice when no machine is named', async ({ mailing: { mail, start, inState } }) => {
    const { postJson } = await start();
    const [choice, page] = site.choices[0] ?? [];
    const [machinery = '', model = ''] = choice?.split('/') ?? [];
    await postJson({ ...validEnquiry, machinery, model });
    await inState('sent');
    expect(mail.received[0]?.parsed.subject).toContain(model);
    expect(mail.received[0]?.parsed.text).toContain(`Page: https://www.example.com${page?.path}\n`);
    expect(mail.received[0]?.parsed.text).not.toContain('Sheet:');
  });

  test.for(['a>,<victim@example.org', '"x"<victim@example.org', 'a@example.org\r\nBcc: victim@example.org'])(
    'is not sent for the e-mail %j',
    async (email, { mailing: { mail, start } }) => {
      const { postJson } = await start();
      expect((await postJson({ ...validEnquiry, email })).status).toBe(422);
      expect(mail.received).toEqual([]);
    },
  );

  test.for([
    ['name', 'A\r\nBcc: victim@example.org'],
    ['company', 'A\nBcc: victim@example.org\n\nbody'],
    ['model', 'A\u2028Bcc: victim@example.org'],
  ])(
    'has no other recipients or headers, whatever stands in %s',
    async ([field = '', value], { mailing: { mail, start, inState } }) => {
      const { postJson } = await start();
      expect((await postJson({ ...validEnquiry, [field]: value })).status).toBe(200);
      await inState('sent');
      const [{ to, raw, parsed } = { to: [], raw: '', parsed: undefined }] = mail.received;
      expect(to).toEqual(['sales@example.com']);
      const names = (parsed?.headers ?? []).map(({ key }) => key);
      expect(names).not.toContain('bcc');
      expect(names.filter((name) => name === 'to')).toHaveLength(1);
      expect(raw.split('\r\n\r\n', 1)[0]).not.toMatch(/^Bcc:/im);
    },
  );

  test('is a file that a mail program opens, when a folder is asked for by name', async () => {
    const service = await startService({ SMTP_URL: 'folder' });
    onTestFinished(service.stop);
    await service.postJson(validEnquiry);
    await until(async () => (await service.store.list('sent')).length === 1);
    const folder = path.join(service.storeDir, 'outbox');
    const [stored] = await service.store.list();
    expect(await readdir(folder)).toEqual([`${stored?.id}.eml`]);
    const parsed = await PostalMime.parse(await readFile(path.join(folder, `${stored?.id}.eml`)));
    expect(parsed.to).toEqual([{ address: site.contact.email, name: '' }]);
    expect(parsed.replyTo).toEqual([{ address: 'buyer@example.com', name: 'A. Buyer' }]);
  });
});

describe('a mail that is not taken', () => {
  test('temporarily is retried with the same Message-ID until it is accepted', async ({
    mailing: { mail, start, inState },
  }) => {
    mail.refusals.message = (offered) => (offered < 5 ? [451, 'greylisted'] : undefined);
    const { postJson, store } = await start();
    await postJson(validEnquiry);
    await inState('sent');
    const [stored] = await store.list();
    expect(stored).toMatchObject({ attempts: 6, lastError: null });
    expect(stored?.firstFailedAt).not.toBeNull();
    expect(mail.received.map(({ parsed }) => parsed.messageId)).toEqual([stored?.messageId]);
  });

  test('permanently is a dead letter after four attempts, and can be requeued', async ({
    mailing: { mail, start, inState },
  }) => {
    mail.refusals.message = () => [554, 'spam'];
    const { postJson, store } = await start();
    await postJson(validEnquiry);
    await inState('dead');
    expect(mail.offered).toBe(4);
    const [dead] = await store.list();
    expect(dead).toMatchObject({ attempts: 4, lastError: expect.stringContaining('554') });
    mail.refusals = {};
    await store.requeue(dead?.id ?? '');
    await inState('sent');
    expect(mail.received).toHaveLength(1);
  });

  test('by a server that is down or asks for a login is retried until the time limit', async ({
    mailing: { start },
  }) => {
    const away = await startMailServer();
    await away.close();
    const { postJson, store } = await start({ SMTP_URL: away.url });
    await postJson(validEnquiry);
    await until(async () => ((await store.list())[0]?.attempts ?? 0) > 6);
    expect((await store.list())[0]).toMatchObject({ lastError: expect.stringContaining('ECONNREFUSED') });
    expect((await store.list('dead')).length).toBe(0);
    const strict = await startMailServer({ smtp: { authOptional: false } });
    const other = await start({ SMTP_URL: strict.url });
    await other.postJson(validEnquiry);
    await until(async () => ((await other.store.list())[0]?.attempts ?? 0) > 6);
    expect((await other.store.list('dead')).length).toBe(0);
    await strict.close();
  });

  test('for too long is given up', async ({ mailing: { mail, start, inState } }) => {
    mail.refusals.message = () => [451, 'later'];
    const { postJson } = await start({ GIVE_UP_SECONDS: '1' });
    await postJson(validEnquiry);
    await inState('dead');
    expect(mail.offered).toBeGreaterThan(2);
  });

  // The mail server gets another spelling of the last two.
  test.for(['b@example.com', 'b@Example.COM', 'b@büro.example'])(
    'for one of two recipients, %s, goes to that one alone again',
    async (second, { mailing: { mail, start, inState } }) => {
      let refused = 0;
      mail.refusals.recipient = (address) =>
        address.startsWith('b@') && refused++ < 2 ? [450, 'mailbox busy'] : undefined;
      const { postJson, store } = await start({ MAIL_TO: `a@example.com,${second}` });
      await postJson(validEnquiry);
      await inState('sent');
      expect(mail.received.map(({ to }) => to.map((address) => address.split('@')[0]))).toEqual([['a'], ['b']]);
      expect(new Set(mail.received.map(({ parsed }) => parsed.messageId)).size).toBe(1);
      for (const { parsed } of mail.received) expect(parsed.to).toHaveLength(2);
      expect((await store.list())[0]).toMatchObject({ attempts: 3 });
    },
  );

  test('by a server that hangs is called off in time, and the others go on', async ({ mailing: { start, stop } }) => {
    const hanging = await startMailServer({ behaviour: 'hang before banner' });
    const { postJson, store } = await start({ SMTP_URL: hanging.url, SEND_TIMEOUT: '0.2', LEASE_SECONDS: '1' });
    await postJson(validEnquiry);
    await until(async () => ((await store.list())[0]?.attempts ?? 0) >= 2);
    expect((await store.list())[0]?.state).not.toBe('dead');
    await stop();
    await hanging.close();
  });
});

test('at most eight mails are sent at the same time, over reused connections, and each only once', async ({
  mailing: { start, inState },
}) => {
  const under: (() => void)[] = [];
  let most = 0;
  const slow = await startMailServer({
    smtp: {
      onRcptTo(_address, _session, done) {
        under.push(done);
        most = Math.max(most, under.length);
        // A ninth would come by then.
        if (under.length === 8) setTimeout(() => under.splice(0).forEach((goOn) => goOn()), 150);
      },
    },
  });
  const { postJson } = await start({ SMTP_URL: slow.url });
  await Promise.all(Array.from({ length: 40 }, (_, index) => postJson({ ...validEnquiry, name: `Buyer ${index}` })));
  await inState('sent', 40);
  expect(most).toBe(8);
  expect(slow.connections()).toBeLessThanOrEqual(8);
  expect(new Set(slow.received.map(({ parsed }) => parsed.messageId)).size).toBe(40);
  expect(slow.received).toHaveLength(40);
  await slow.close();
});

test('while the mail server is down, few attempts are made; when it is back, all mails are sent at once', async ({
  mailing: { start, inState },
}) => {
  let isAway = true;
  const server = await startMailServer({
    smtp: { onConnect: (_session, done) => done(isAway ? new Error('go away') : undefined) },
  });
  const { postJson, store } = await start({ SMTP_URL: server.url, RETRY_SCHEDULE: '0.4,3600' });
  await Promise.all(Array.from({ length: 60 }, (_, index) => postJson({ ...validEnquiry, name: `Buyer ${index}` })));
  await new Promise((resolve) => setTimeout(resolve, 1500));
  expect(server.connections()).toBeLessThan(25);
  const tried = (await store.list()).filter(({ attempts }) => attempts > 0).length;
  expect(tried).toBeLessThan(25);
  isAway = false;
  // After two failures they would otherwise wait for an hour.
  await inState('sent', 60);
  await server.close();
});

test('the log names no address, also when the mail server does', async ({ mailing: { mail, start, inState } }) => {
  mail.refusals.recipient = (address) => [550, `<${address}>: unknown`];
  const { postJson, logged } = await start();
  await postJson(validEnquiry);
  await inState('dead');
  expect(JSON.stringify(logged)).not.toContain('@');
  expect(logged.at(-1)).toMatchObject({ response: 550 });
});
