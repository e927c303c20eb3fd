import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { startMailServer, type Behaviour, type Refusals } from '../../enquiry/support/mail-server.ts';
import { postEnquiry, sampleEnquiry } from '../../enquiry/support/post-enquiry.ts';
import type { Service } from '../../enquiry/support/service.ts';
import { until } from '../../enquiry/support/until.ts';
import { withService } from '../../enquiry/support/with-service.ts';

/** Visitors get their response at once, whatever the mail server does. */
async function post({ url }: Service, key: string): Promise<void> {
  const answer = await postEnquiry(url, sampleEnquiry(key));
  expect(answer.status).toBe(200);
  expect(answer.took).toBeLessThan(3000);
}

describe.concurrent('an enquiry is accepted at once, kept, and delivered in the end', () => {
  test('when the mail server was down', () =>
    withService({}, async ({ service, mailServer, untilTried, untilIn }) => {
      await mailServer.close();
      await post(service, 'down');
      const waiting = await untilTried(1);
      expect(waiting.lastError).toMatch(/ECONNREFUSED|refused/i);
      await using back = await startMailServer({ port: mailServer.port });
      await until('it is delivered', () => back.mailsOf('down').length > 0);
      expect((await untilIn('sent')).sentAt).not.toBeNull();
    }));

  test.each<[string, Behaviour, Refusals]>([
    ['said nothing when it was called', 'hang before banner', {}],
    ['took the mail and never answered', 'hang after data', {}],
    ['put it off with 4xx', 'accept', { sender: () => [451, '4.3.0 Later'] }],
  ])('when the mail server %s', (_, behaviour, refusals) =>
    withService({}, async ({ service, mailServer, untilTried, untilIn }) => {
      mailServer.behave(behaviour, refusals);
      await post(service, 'later');
      const waiting = await untilTried(2);
      expect(waiting.state).not.toBe('sent');
      expect(mailServer.received).toHaveLength(0);
      mailServer.behave('accept');
      await until('it is delivered', () => mailServer.mailsOf('later').length > 0);
      const sent = await untilIn('sent');
      expect(mailServer.received.map(({ messageId }) => messageId)).toEqual([sent.messageId]);
    }),
  );

  test('when the mail server knows nobody at first (greylisting)', () =>
    withService({}, async ({ service, mailServer, untilIn }) => {
      const seen = new Set<string>();
      const isNew = (address: string) => seen.size < seen.add(address).size;
      mailServer.behave('accept', { recipient: (address) => (isNew(address) ? [450, '4.2.0 Greylisted'] : undefined) });
      await post(service, 'grey');
      await until('it is delivered', () => mailServer.mailsOf('grey').length > 0);
      expect(await untilIn('sent')).toMatchObject({ attempts: 2 });
    }));
});

describe.concurrent('what can go wrong with a mail for good', () => {
  test('a connection that breaks after the mail was accepted leaves copies with one Message-ID', () =>
    withService({}, async ({ service, mailServer, untilIn }) => {
      mailServer.behave('drop after data');
      await post(service, 'copies');
      await until('it has come twice', () => mailServer.mailsOf('copies').length > 1);
      mailServer.behave('accept');
      const sent = await untilIn('sent');
      expect(new Set(mailServer.received.map(({ messageId }) => messageId))).toEqual(new Set([sent.messageId]));
    }));

  test.each<[string, Refusals, RegExp]>([
    ['a recipient', { recipient: () => [550, '5.1.1 No such user'] }, /550/],
    ['a mail', { message: () => [554, '5.7.1 Looks like spam'] }, /554/],
  ])('%s that is refused with 5xx is a dead letter after four attempts', (_, refusals, error) =>
    withService({}, async ({ service, mailServer, untilIn }) => {
      mailServer.behave('accept', refusals);
      await post(service, 'refused');
      const dead = await untilIn('dead');
      expect(dead.attempts).toBe(4);
      expect(dead.lastError).toMatch(error);
      const calls = mailServer.connections();
      await sleep(1500);
      expect(mailServer.connections()).toBe(calls);
    }),
  );

  test('when one of two recipients is refused, the other gets it once, and the first is retried', () =>
    withService({ MAIL_TO: 'first@example.com,second@example.com' }, async ({ service, mailServer, untilIn }) => {
      let refused = 0;
      const refuseTwice = (address: string): [number, string] | undefined =>
        address.startsWith('second') && (refused += 1) <= 2 ? [550, '5.1.1 No second'] : undefined;
      mailServer.behave('accept', { recipient: refuseTwice });
      await post(service, 'partial');
      const sent = await untilIn('sent');
      expect(sent.attempts).toBe(3);
      const recipients = mailServer.mailsOf('partial').map(({ to }) => to);
      expect(recipients).toEqual([['first@example.com'], ['second@example.com']]);
      expect(new Set(mailServer.received.map(({ messageId }) => messageId))).toEqual(new Set([sent.messageId]));
    }));
});
