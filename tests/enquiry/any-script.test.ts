/** The fields' maximum lengths work in every script, and through the reverse proxies. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect } from 'vitest';
import { projectDir } from '../../scripts/lib/build-settings.ts';
import { maxBodySize } from '../../src/enquiry/service/http/read-body.ts';
import { validEnquiry } from './support/sample-enquiry.ts';
import { test } from './mail-test.ts';
import { formType } from './service-fixture.ts';

const scripts = [
  ['Hindi', 'क'],
  ['Chinese', '機'],
  ['emoji', '\u{1f3ed}'],
] as const;

describe('5,000 letters', () => {
  test.for(scripts)('of %s are taken as JSON, escaped or not, and as a form', async ([, letter], { mailing }) => {
    const { post, postJson, postForm } = await mailing.start();
    const enquiry = { ...validEnquiry, message: letter.repeat(5000) };
    expect((await postJson(enquiry)).status).toBe(200);
    expect((await postForm({ ...enquiry, name: 'B' })).status).toBe(200);
    const escaped = JSON.stringify({ ...enquiry, name: 'C' }).replace(
      /[^\x20-\x7e]/g,
      (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
    );
    expect((await post(escaped, 'application/json;charset=utf8')).status).toBe(200);
    expect((await postJson({ ...enquiry, message: letter.repeat(5001) })).status).toBe(422);
  });
});

test('all fields at their longest fit into a form', async ({ mailing }) => {
  const { post } = await mailing.start();
  const long = '\u{1f3ed}'.repeat(200);
  const fields = {
    ...validEnquiry,
    name: long,
    company: long,
    city: long,
    country: long,
    website: long,
    message: '\u{1f3ed}'.repeat(5000),
  };
  const body = new URLSearchParams({
    ...fields,
    machinery: long,
    model: long,
    address: '\u{1f3ed}'.repeat(500),
  }).toString();
  expect(body.length).toBeGreaterThan(75_000);
  expect((await post(body, formType)).status).toBe(200);
});

test('joiners stay in mails, and what turns the text around goes', async ({ mailing: { mail, start, inState } }) => {
  const { postJson } = await start();
  const name = 'क्\u200dष \u202eevil';
  await postJson({ ...validEnquiry, name, message: 'न्\u200cम \u202eevil' });
  await inState('sent');
  const text = mail.received[0]?.parsed.text ?? '';
  expect(text).toContain('क्\u200dष');
  expect(text).toContain('न्\u200cम');
  expect(text).not.toContain('\u202e');
});

test('the web servers in front take what the service takes', async () => {
  const nginx = await readFile(path.join(projectDir, 'deploy/nginx.conf'), 'utf8');
  const kilobytes = Number(/client_max_body_size (\d+)k;/.exec(nginx)?.[1]);
  expect(kilobytes * 1024).toBeGreaterThan(maxBodySize);
  // Caddy has no default limit.
  expect(await readFile(path.join(projectDir, 'deploy/Caddyfile'), 'utf8')).not.toContain('max_size ');
});
