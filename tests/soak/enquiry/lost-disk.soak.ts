/** The drill of docs/operate.md: the store's disk is lost under load and restored from the replica. */
import { execFile } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { projectDir } from '../../../scripts/lib/build-settings.ts';
import { nothingLost, reportDelivery, untilAllSent } from '../../enquiry/support/delivery-report.ts';
import { startLoad } from '../../enquiry/support/load.ts';
import { startService, type Service } from '../../enquiry/support/service.ts';
import { startMailServer } from '../../enquiry/support/mail-server.ts';
import { temporaryFolder } from '../../temporary-folder.ts';

test('the first disk fails five times under load: no acknowledged enquiry is lost', async () => {
  const folder = temporaryFolder('lost-disk');
  await using mailServer = await startMailServer({ delay: 5 });
  const [first, second] = [path.join(folder, 'first'), path.join(folder, 'second')];
  const settings = { STORE_DIR: first, REPLICA_DIR: second, SMTP_URL: mailServer.url, LOG_LEVEL: 'warn' };
  let running: Service | undefined;
  await using load = startLoad({ url: () => running?.url, clients: 8, pause: 5 });
  for (let round = 0; round < 5; round += 1) {
    await using dying = await startService(settings);
    running = dying;
    await sleep(1500);
    running = undefined;
    await dying.end('SIGKILL');
    rmSync(first, { recursive: true });
    await promisify(execFile)(process.execPath, ['scripts/enquiries.ts', 'restore'], {
      cwd: projectDir,
      env: { ...process.env, STORE_DIR: first, REPLICA_DIR: second },
    });
  }
  await using service = await startService(settings);
  running = service;
  await sleep(300);
  await load.stop();
  const stored = await untilAllSent(service, 60_000);
  const report = reportDelivery(load.acknowledged, mailServer.received, stored.length);
  console.log(`${report.acknowledged} acknowledged, ${report.stored} stored, ${report.copies} copies`);
  expect(report).toMatchObject(nothingLost);
  expect(report.acknowledged).toBeGreaterThan(100);
});
