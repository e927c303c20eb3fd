import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { nothingLost, reportDelivery, untilAllSent } from '../support/delivery-report.ts';
import { startLoad } from '../support/load.ts';
import { startPostgres } from '../support/postgres.ts';
import { startService } from '../support/service.ts';
import { startSwiftMailServer } from '../support/swift-mail-server.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { until } from '../support/until.ts';

test('PostgreSQL is cut off and started again: 503 meanwhile, nothing lost, no restart of the service', async () => {
  const postgres = await startPostgres();
  const { folder, remove } = temporaryFolder('store');
  const settings = { STORE_DIR: folder, DATABASE_URL: postgres.url };
  const mailServer = await startSwiftMailServer(5);
  const service = await startService({ ...settings, SMTP_URL: mailServer.url, LOG_LEVEL: 'warn' });
  try {
    const load = startLoad({ url: () => service.url, clients: 4, pause: 20 });
    await sleep(600);
    await postgres.stop('immediate');
    await sleep(600);
    await postgres.start();
    const before = load.acknowledged.size;
    await until('enquiries are taken again', () => load.acknowledged.size > before + 4);
    await load.stop();
    expect([...load.statuses.keys()].toSorted()).toEqual([200, 503]);
    const stored = await untilAllSent(service, 20_000);
    expect(reportDelivery(load.acknowledged, mailServer, stored.length)).toMatchObject(nothingLost);
    // Under load every connection may be at work; now they are idle, and nobody waits for their faults.
    await postgres.stop('immediate');
    await postgres.start();
    await sleep(500);
    expect(service.process.exitCode).toBeNull();
  } finally {
    await service.end('SIGKILL');
    await mailServer.close();
    await postgres.remove();
    remove();
  }
}, 300_000);
