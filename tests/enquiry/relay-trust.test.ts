/** Trust in the mail server, and addresses as an attack. */
import { networkInterfaces } from 'node:os';
import { createTransport } from 'nodemailer';
import { describe, expect } from 'vitest';
import { validEnquiry } from './support/sample-enquiry.ts';
import { needsTls } from '../../src/enquiry/service/delivery/smtp-transport.ts';
import { startMailServer } from './support/mail-server.ts';
import { test } from './mail-test.ts';
import { until } from './service-fixture.ts';

test.for([
  ['smtp://user:pass@mail.example.com', true],
  ['smtp://user:pass@mail.example.com?ignoreTLS=true', true],
  ['smtp://user@192.0.2.1:25', true],
  ['smtp://127.0.0.1.example.com', false],
  ['smtp://u:p@127.0.0.1.example.com', true],
  ['smtp://user:pass@localhost', false],
  ['smtp://user:pass@127.0.0.1:2525', false],
  ['smtp://user:pass@[::1]:2525', false],
  ['smtp://mail.example.com', false],
] as const)('%s needs TLS: %s', ([url, expected]) => {
  expect(needsTls(url)).toBe(expected);
});

const outside = Object.values(networkInterfaces())
  .flat()
  .find((address) => address && !address.internal && address.family === 'IPv4')?.address;

test.runIf(outside !== undefined)(
  'a password never goes to a server that hides STARTTLS',
  async ({ mailing: { start } }) => {
    const logins: string[] = [];
    const server = await startMailServer({
      ...(outside === undefined ? {} : { host: outside }),
      smtp: {
        allowInsecureAuth: true,
        hideSTARTTLS: true,
        onAuth: ({ username = '' }, _session, done) => {
          logins.push(username);
          done(null, { user: username });
        },
      },
    });
    const url = server.url.replace('smtp://', 'smtp://user:secret@');
    // The server accepts a login in clear; the service must not send one.
    await createTransport({ url, tls: { rejectUnauthorized: false } }).sendMail({
      from: 'a@b.co',
      to: 'c@d.co',
      text: 'x',
    });
    expect(logins).toEqual(['user']);
    for (const query of ['', '?ignoreTLS=true', '?opportunisticTLS=true', '?requireTLS=', '?requireTLS=0']) {
      const { postJson, store } = await start({ SMTP_URL: url + query });
      await postJson(validEnquiry);
      await until(async () => ((await store.list())[0]?.lastError ?? '') !== '');
      expect((await store.list())[0]?.state).not.toBe('sent');
    }
    expect(logins).toEqual(['user']);
    await server.close();
  },
);

describe('an address', () => {
  test('names no further recipients in the link of the mail', async ({ mailing: { mail, start, inState } }) => {
    const { postJson } = await start();
    const email = 'ceo%40bank.example?bcc=spy@evil.example';
    expect((await postJson({ ...validEnquiry, email })).status).toBe(200);
    await inState('sent');
    const [, link = ''] = /href="(mailto:[^"]*)"/.exec(mail.received[0]?.parsed.html ?? '') ?? [];
    expect(link).toBe('mailto:ceo%2540bank.example%3Fbcc%3Dspy@evil.example');
    const { pathname, search } = new URL(link);
    expect(search).toBe('');
    expect(decodeURIComponent(pathname)).toBe(email);
  });

  test.for([
    ['kaufmann@münchen.example', 'kaufmann@xn--mnchen-3ya.example'],
    ['käufer@example.com', undefined],
  ])('%s is answered to as %s by servers that know ASCII alone', async ([email, expected], { mailing }) => {
    const { mail, start, inState } = mailing;
    const { postJson } = await start({ MAIL_ACKNOWLEDGE: 'true' });
    await postJson({ ...validEnquiry, email: email ?? '' });
    await inState('sent');
    const [{ raw, parsed } = { raw: '', parsed: undefined }] = mail.received;
    expect(parsed?.replyTo?.[0]?.address).toBe(expected);
    expect(raw.split('\r\n\r\n', 1)[0]).not.toMatch(/\P{ASCII}/u);
    expect(parsed?.text).toContain(email);
    await until(() => mail.received.length === (expected === undefined ? 1 : 2));
  });
});
