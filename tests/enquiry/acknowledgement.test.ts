import { describe, expect } from 'vitest';
import { test } from './mail-test.ts';
import { validEnquiry } from './support/sample-enquiry.ts';
import { composeAcknowledgement } from '../../src/enquiry/service/delivery/compose-acknowledgement.ts';
import { site, until } from './service-fixture.ts';

describe('the acknowledgement', () => {
  test('goes to the visitor when it is switched on, and repeats nothing that was typed', async ({
    mailing: { mail, start },
  }) => {
    const { postJson } = await start({ MAIL_ACKNOWLEDGE: 'true' });
    await postJson({ ...validEnquiry, message: 'Buy pills at evil.example' });
    await until(() => mail.received.length === 2);
    const { to, parsed } = mail.received[1] ?? { to: [], parsed: undefined };
    expect(to).toEqual(['buyer@example.com']);
    expect(parsed?.subject).toBe(site.acknowledgement.subject);
    for (const paragraph of site.acknowledgement.paragraphs) expect(parsed?.text).toContain(paragraph);
    expect(parsed?.text).not.toContain('evil');
    expect(parsed?.text).not.toContain('A. Buyer');
    // The enquiry itself, sent by a person, is not marked.
    const marks = mail.received.map((one) => /^Auto-Submitted: (.*)\r$/m.exec(one.raw)?.[1]);
    expect(marks).toEqual([undefined, 'auto-replied']);
    expect(parsed?.messageId).not.toBe(mail.received[0]?.parsed.messageId);
  });

  test('is sent once a day to one mailbox, whatever its spelling', async ({ mailing: { mail, start, inState } }) => {
    const { postJson, logged } = await start({ MAIL_ACKNOWLEDGE: 'true' });
    const addresses = ['buyer@example.com', 'Buyer@Example.com', 'buyer+2@example.com'];
    for (const [index, email] of addresses.entries()) await postJson({ ...validEnquiry, name: `B${index}`, email });
    await inState('sent', 3);
    await until(() => logged.filter(({ msg }) => String(msg).startsWith('not acknowledged')).length === 2);
    await until(() => mail.received.length === 4);
  });

  test('that fails changes nothing of the enquiry', async ({ mailing: { mail, start, inState } }) => {
    mail.refusals.recipient = (address) => (address === 'buyer@example.com' ? [550, 'unknown'] : undefined);
    const { postJson, logged } = await start({ MAIL_ACKNOWLEDGE: 'true' });
    await postJson(validEnquiry);
    await inState('sent');
    await until(() => logged.some(({ msg }) => msg === 'not acknowledged'));
    expect(mail.received).toHaveLength(1);
  });

  test('is not sent unless it is switched on', async ({ mailing: { mail, start, inState } }) => {
    const { postJson } = await start();
    await postJson(validEnquiry);
    await postJson({ ...validEnquiry, name: 'Other' });
    await inState('sent', 2);
    expect(mail.received.map(({ to }) => to)).toEqual([['sales@example.com'], ['sales@example.com']]);
  });

  test('names the company when the catalogue no longer has the machine', () => {
    const claimed = {
      id: '0190c3a0-0000-7000-8000-000000000000',
      enquiry: { ...validEnquiry, machinery: 'gone', model: 'GONE1' },
      createdAt: 0,
      messageId: '<1@example.com>',
      outstanding: undefined,
      attempts: 1,
      failingFor: 0,
      lastError: null,
      lease: '',
    };
    const asking = { ...site, acknowledgement: { ...site.acknowledgement, subject: 'About {machine}' } };
    const settings = { from: 'site@example.com', to: ['sales@example.com'], origin: site.origin };
    expect(composeAcknowledgement(claimed, asking, settings)?.subject).toBe(`About ${site.brand.name}`);
  });
});
