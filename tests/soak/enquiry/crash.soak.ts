import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { crashLoop } from '../../enquiry/support/crash-loop.ts';
import {
  nothingLost,
  reportDelivery,
  untilAllSent,
  type DeliveryReport,
} from '../../enquiry/support/delivery-report.ts';
import { startLoad } from '../../enquiry/support/load.ts';
import { startPostgres, type Postgres } from '../../enquiry/support/postgres.ts';
import { startService } from '../../enquiry/support/service.ts';
import { startMailServer } from '../../enquiry/support/mail-server.ts';
import { temporaryFolder } from '../../temporary-folder.ts';
import { until } from '../../enquiry/support/until.ts';

/** Kills of the service per store. The database crashes a sixth as often. */
const rounds = Number(process.env['SOAK_ROUNDS'] ?? 30);
const crashes = Math.max(2, Math.round(rounds / 6));

let postgres: Postgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.remove());

/** One line of figures. */
function tell(what: string, report: DeliveryReport, statuses: Map<number, number>): void {
  const { acknowledged, delivered, copies, stored, lost } = report;
  const others = [...statuses].filter(([status]) => status !== 200).map(([status, count]) => `${count} × ${status}`);
  console.log(
    `${what}: ${acknowledged} acknowledged, other answers ${others.join(', ') || 'none'} (0: line cut off), ` +
      `${stored} stored, ${delivered} delivered, ${copies} copies under the same Message-ID, ${lost.length} lost`,
  );
}

test.each(['SQLite', 'PostgreSQL'])(
  'the service is killed again and again under load on %s: no acknowledged enquiry is lost',
  async (kind) => {
    const url = kind === 'PostgreSQL' ? await postgres.createDatabase('killed') : undefined;
    const store = { STORE_DIR: temporaryFolder('crash'), ...(url === undefined ? {} : { DATABASE_URL: url }) };
    const report = await crashLoop({ store, rounds, clients: 6, pause: 10, patience: 300_000 });
    tell(`${kind}, ${rounds} × kill -9`, report, report.statuses);
    expect(report).toMatchObject(nothingLost);
    expect(report.delivered).toBe(report.stored);
    expect(report.acknowledged).toBeGreaterThan(rounds * 10);
  },
);

test('PostgreSQL is cut off again and again under load: no acknowledged enquiry is lost, and no service stops', async () => {
  const DATABASE_URL = await postgres.createDatabase('cut_off');
  await using mailServer = await startMailServer({ delay: 5 });
  const settings = { STORE_DIR: temporaryFolder('database-crash'), DATABASE_URL, LOG_LEVEL: 'warn' };
  await using service = await startService({ ...settings, SMTP_URL: mailServer.url });
  await using load = startLoad({ url: () => service.url, clients: 6, pause: 10 });
  for (let crash = 0; crash < crashes; crash += 1) {
    await sleep(500 + Math.random() * 1000);
    await postgres.stop('immediate');
    await sleep(Math.random() * 1000);
    await postgres.start();
    const before = load.acknowledged.size;
    await until('enquiries are taken again', () => load.acknowledged.size > before + 10, 60_000);
  }
  await load.stop();
  const stored = await untilAllSent(service, 300_000);
  const report = reportDelivery(load.acknowledged, mailServer.received, stored.length);
  tell(`${crashes} × pg_ctl stop -m immediate`, report, load.statuses);
  expect(report).toMatchObject(nothingLost);
  expect(new Set(load.statuses.keys())).toEqual(new Set([200, 503]));
  // The connections are idle now, so no query gets their errors: the process must survive these, too.
  await postgres.stop('immediate');
  await postgres.start();
  await sleep(500);
  expect(service.process.exitCode).toBeNull();
});
