import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { projectDir } from '../../scripts/lib/build-settings.ts';
import { readSettings, variables } from '../../src/enquiry/service/settings.ts';
import { settingsFrom } from './service-fixture.ts';

describe('the settings', () => {
  test('have defaults, and leave other variables alone', () => {
    expect(settingsFrom({ PATH: '/bin', MAIL_TO: '', RATE_LIMIT: ' ' })).toMatchObject({
      PORT: 4173,
      STORE_DIR: 'var',
      MAIL_ACKNOWLEDGE: false,
      TRUST_PROXY: [],
      RATE_LIMIT: 20,
      RETRY_SCHEDULE: [60, 300, 900, 1800, 3600, 7200, 14400],
    });
    expect(settingsFrom({})).not.toHaveProperty('PATH');
    expect(settingsFrom({})).not.toHaveProperty('MAIL_TO');
  });

  test('are read as what they mean', () => {
    expect(
      settingsFrom({
        PORT: '0',
        MAIL_TO: 'a@b.co, c@d.co,',
        MAIL_ACKNOWLEDGE: 'true',
        RETRY_SCHEDULE: '1,2.5',
        HOST: '::1',
        MAIL_FROM: 'Our website <w@example.com>',
      }),
    ).toMatchObject({
      PORT: 0,
      MAIL_TO: ['a@b.co', 'c@d.co'],
      MAIL_ACKNOWLEDGE: true,
      RETRY_SCHEDULE: [1, 2.5],
      HOST: '::1',
    });
  });

  test.each([
    ['PORT', 'http'],
    ['PORT', '70000'],
    ['PORT', '1.5'],
    ['DATABASE_URL', 'mysql://db'],
    ['SMTP_URL', 'mail.example.com'],
    ['MAIL_TO', 'sales'],
    ['MAIL_TO', ','],
    ['MAIL_FROM', 'a@example.com,b@example.com'],
    ['MAIL_FROM', 'Website <website>'],
    ['MAIL_ACKNOWLEDGE', 'yes'],
    ['PUBLIC_ORIGIN', 'https://www.example.com/'],
    ['ALLOWED_ORIGINS', '*'],
    ['TRUST_PROXY', 'loopback'],
    ['TRUST_PROXY', '10.0.0.0/40'],
    ['TRUST_PROXY', '1.2.3'],
    ['RETENTION_DAYS', '-1'],
    ['RATE_LIMIT', 'off'],
    ['RETRY_SCHEDULE', '1m'],
    ['SEND_TIMEOUT', '0'],
    ['LEASE_SECONDS', '60'],
    ['LOG_LEVEL', 'loud'],
    ['MIN_FREE_MB', 'much'],
    ['ADMIN_PORT', '-1'],
    ['STOP_DELAY_SECONDS', '61'],
    ['RATE_LIMIT', 'Infinity'],
    ['MIN_FREE_MB', 'Infinity'],
    ['MIN_FILL_SECONDS', 'NaN'],
    ['RETRY_SCHEDULE', '60,Infinity'],
    ['GIVE_UP_SECONDS', '1e300'],
    ['LEASE_SECONDS', '1e9'],
    ['PUBLIC_ORIGIN', 'https://www.example.com:99999'],
    ['PUBLIC_ORIGIN', 'https://user@www.example.com'],
    ['PUBLIC_ORIGIN', 'https://WWW.example.com'],
    ['PUBLIC_ORIGIN', 'https://[www.example.com'],
    ['ALLOWED_ORIGINS', 'https://a.example,https://%'],
    ['SMTP_URL', 'smtp://user:sec#ret@mail.example.com'],
    ['SMTP_URL', 'smtp://user:sec/ret@mail.example.com'],
    ['SMTP_URL', 'smtp://user:1/ret@mail.example.com'],
    ['SMTP_URL', 'smtp://user:1?ret@mail.example.com'],
    ['SMTP_URL', 'smtp://user:sec@ret@mail.example.com'],
    ['SMTP_URL', 'smtp://user:sec%ret@mail.example.com'],
    ['SMTP_URL', 'smtp://mail.example.com:99999'],
    ['SMTP_URL', 'smtp://mail.example.com/box'],
    ['DATABASE_URL', 'postgres://user:sec#ret@db.example.com/enquiries'],
    ['DATABASE_URL', 'postgres://user:sec/ret@db.example.com/enquiries'],
    ['DATABASE_URL', 'postgres://user:1/ret@db.example.com/enquiries'],
    ['DATABASE_URL', 'postgres://user:sec@ret@db.example.com/enquiries'],
    ['DATABASE_URL', 'postgres://db.example.com:port/enquiries'],
    ['DATABASE_URL', 'postgres://db.example.com/enquiries/of-today'],
    ['DATABASE_URL', 'postgres://db.example.com/enquiries?password=sec#ret'],
    ['ALERT_WEBHOOK', 'https://chat example.org/hooks'],
    ['ALERT_MAIL', 'it'],
    ['ALERT_WEBHOOK', 'chat.example.org'],
    ['DIGEST_HOUR', '24'],
  ])('%s=%s is a problem that names its variable', (name, value) => {
    const result = readSettings({ [name]: value });
    expect(result).toEqual({ problems: [expect.stringMatching(`^${name} must be `)] });
  });

  test.each([
    ['SMTP_URL', 'smtp://127.0.0.1:25?ignoreTLS=true'],
    ['SMTP_URL', 'smtps://user:p%23%2F%40%3F%25:x@mail.example.com:465/?tls.rejectUnauthorized=false'],
    ['SMTP_URL', 'smtp://[::1]:2525'],
    ['DATABASE_URL', 'postgresql://user:p%23%2F%40@db.example.com:5432/enquiries?sslmode=require'],
    ['DATABASE_URL', 'postgres://user@/enquiries?host=/run/postgresql'],
    ['DATABASE_URL', 'postgres:///enquiries?host=/run/postgresql'],
    ['DATABASE_URL', 'postgres://db.example.com'],
    ['PUBLIC_ORIGIN', 'http://localhost:4173'],
    ['ALERT_WEBHOOK', 'https://chat.example.org/hooks/a/b?c=d'],
  ])('%s=%s is valid', (name, value) => expect(readSettings({ [name]: value })).toHaveProperty('settings'));

  test('show all problems at once, and no password', () => {
    const result = readSettings({ DATABASE_URL: 'mysql://u:secret@db', PORT: 'x', LOG_LEVEL: 'loud' });
    if (!('problems' in result)) throw new Error('there was none');
    expect(result.problems).toHaveLength(3);
    expect(result.problems.join()).not.toContain('secret');
  });
});

/** The documentation's table of variables, one row each. */
function settingsTable(): string {
  const rows = Object.entries(variables).map(([name, { default: value, description }]) => {
    const without = value === undefined || String(value) === '' ? '–' : `\`${String(value)}\``;
    return `| \`${name}\` | ${without} | ${description} |`;
  });
  return ['| variable | without it | meaning |', '| - | - | - |', ...rows].join('\n');
}

test('the table in docs/operate.md says what the schema says', async () => {
  const text = await readFile(path.join(projectDir, 'docs/operate.md'), 'utf8');
  const lines = text.split('\n').filter((line) => line.startsWith('|'));
  const squeezed = lines.map((line) => line.replace(/ +/g, ' ').replace(/-+/g, '-'));
  expect(squeezed.slice(0, settingsTable().split('\n').length).join('\n')).toBe(settingsTable());
});
