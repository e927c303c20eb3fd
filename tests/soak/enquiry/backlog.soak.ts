import { randomUUIDv7 } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { reportDelivery, nothingLost } from '../../enquiry/support/delivery-report.ts';
import { sampleEnquiry } from '../../enquiry/support/post-enquiry.ts';
import { startPostgres, type Postgres } from '../../enquiry/support/postgres.ts';
import { startService } from '../../enquiry/support/service.ts';
import { startMailServer } from '../../enquiry/support/mail-server.ts';
import { temporaryFolder } from '../../temporary-folder.ts';
import { until } from '../../enquiry/support/until.ts';
import { openStore } from '../../../src/enquiry/service/store/open-store.ts';
import { settingsFrom } from '../../enquiry/service-fixture.ts';

const backlog = Number(process.env['SOAK_BACKLOG'] ?? 10_000);
/** Milliseconds that the mail server takes per mail. */
const delay = 50;

let postgres: Postgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.remove());

test.each(['SQLite', 'PostgreSQL'])('on %s 10,000 that are queued are out in five minutes', async (kind) => {
  const database: Record<string, string> = kind === 'PostgreSQL' ? { DATABASE_URL: postgres.url } : {};
  await using mailServer = await startMailServer({ delay });
  const settings = {
    STORE_DIR: temporaryFolder('backlog'),
    SMTP_URL: mailServer.url,
    SEND_TIMEOUT: '60',
    LEASE_SECONDS: '120',
    ...database,
  };
  const { store } = openStore(settingsFrom(settings), () => undefined);
  const keys = Array.from({ length: backlog }, (_, number) => `b${number}`);
  await Promise.all(
    keys.map((key) => {
      const id = randomUUIDv7();
      const parts = {
        id,
        dedup: id,
        messageId: `<${id}@example.com>`,
        state: 'queued' as const,
        source: 'json' as const,
      };
      return store.accept({ ...parts, enquiry: sampleEnquiry(key) });
    }),
  );
  await store.close();
  await using service = await startService({ ...settings, LOG_LEVEL: 'warn' });
  const began = performance.now();
  await until('all are sent', async () => (await service.count('sent')) === backlog, 300_000, 500);
  const seconds = (performance.now() - began) / 1000;
  console.log(`${kind}: ${backlog} mails of ${delay} ms each in ${seconds.toFixed(0)} s`);
  const report = reportDelivery(new Set(keys), mailServer.received, backlog);
  expect(report).toMatchObject({ ...nothingLost, copies: 0 });
});
