import { afterAll, beforeAll, expect, test } from 'vitest';
import { postBurst } from '../../enquiry/support/burst.ts';
import { postEnquiry, sampleEnquiry } from '../../enquiry/support/post-enquiry.ts';
import { startPostgres, type Postgres } from '../../enquiry/support/postgres.ts';
import { startService, type Service } from '../../enquiry/support/service.ts';
import { openSlowSockets } from '../../enquiry/support/slow-sockets.ts';
import { startMailServer, type MailServer } from '../../enquiry/support/mail-server.ts';
import { temporaryFolder } from '../../temporary-folder.ts';
import { until } from '../../enquiry/support/until.ts';
import { percentile } from '../../percentile.ts';

const crowd = Number(process.env['SOAK_CROWD'] ?? 10_000);
const senders = 2000;
/** Maximum of honest posts: they must end before the slow senders are cut off after ten seconds. */
const honest = 100;
const honestFor = 4000;

let postgres: Postgres;
/** A mail server that never answers, so that sending mails takes no processor time. */
let mailServer: MailServer;
beforeAll(async () => {
  postgres = await startPostgres();
  mailServer = await startMailServer({ behaviour: 'hang before banner' });
});
afterAll(async () => {
  await postgres.remove();
  await mailServer.close();
});

function startOn(kind: string): Promise<Service> {
  const database: Record<string, string> = kind === 'PostgreSQL' ? { DATABASE_URL: postgres.url } : {};
  const settings = { STORE_DIR: temporaryFolder('crowd'), SMTP_URL: mailServer.url, LOG_LEVEL: 'warn', ...database };
  return startService({ ...settings, SEND_TIMEOUT: '60', LEASE_SECONDS: '120' });
}

test.each(['SQLite', 'PostgreSQL'])(
  'on %s of 10,000 posts at the same moment every one that was answered 200 is stored',
  async (kind) => {
    await using service = await startOn(kind);
    const began = performance.now();
    const { acknowledged, statuses, slowest } = await postBurst(service.url, crowd);
    const seconds = (performance.now() - began) / 1000;
    const stored = await service.list();
    console.log(
      `${kind}: ${crowd} posts at once: ${JSON.stringify(statuses)} in ${seconds.toFixed(1)} s, ` +
        `slowest ${Math.round(slowest)} ms, ${stored.length} stored`,
    );
    // A post whose connection broke may be stored, too: its sender retries, and it must not be duplicated.
    expect(stored.length).toBeGreaterThanOrEqual(acknowledged.length);
    expect(new Set(Object.keys(statuses)).has('500')).toBe(false);
    const again = await Promise.all(
      acknowledged.slice(0, 500).map((key) => postEnquiry(service.url, sampleEnquiry(key))),
    );
    expect(again.every(({ status }) => status === 200)).toBe(true);
    expect(await service.list()).toHaveLength(stored.length);
    expect(acknowledged.length).toBeGreaterThan(crowd * 0.95);
    if (acknowledged.length === crowd) expect(stored).toHaveLength(crowd);
  },
);

test('2,000 slow senders leave an honest post under 200 ms, and are cut off', async () => {
  await using service = await startOn('SQLite');
  using slow = await openSlowSockets(service.url, senders);
  const took: number[] = [];
  expect(slow.open()).toBe(senders);
  const end = performance.now() + honestFor;
  for (let number = 0; number < honest && performance.now() < end; number += 1) {
    const answer = await postEnquiry(service.url, sampleEnquiry(`honest${number}`));
    expect(answer.status).toBe(200);
    took.push(answer.took);
  }
  expect(slow.open()).toBeGreaterThan(senders * 0.9);
  const began = performance.now();
  await until('all slow senders are cut off', () => slow.open() === 0, 60_000, 250);
  const [median, most] = [percentile(took, 0.5), percentile(took, 0.95)];
  console.log(
    `${senders} slow senders: ${took.length} honest posts took ${median.toFixed(1)} ms (median), ${most.toFixed(1)} ms ` +
      `(95 %), ${Math.max(...took).toFixed(0)} ms (slowest); the last sender was cut off ` +
      `${((performance.now() - began) / 1000).toFixed(0)} s later`,
  );
  // The median, since the slowest requests may be pauses of the machine.
  expect(median).toBeLessThan(200);
  expect(most).toBeLessThan(1000);
});
