import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { nothingLost, reportDelivery, untilAllSent } from '../../enquiry/support/delivery-report.ts';
import { startLoad } from '../../enquiry/support/load.ts';
import { startService } from '../../enquiry/support/service.ts';
import { smallDisks } from '../../enquiry/support/small-disk.ts';
import { startMailServer } from '../../enquiry/support/mail-server.ts';
import { until } from '../../enquiry/support/until.ts';

const rounds = Math.min(5, Number(process.env['SOAK_ROUNDS'] ?? 5));

test.each(smallDisks())(
  'the disk is full again and again under load, %s: 503, and nothing is lost',
  async (name, makeDisk) => {
    using disk = makeDisk();
    await using mailServer = await startMailServer({ delay: 2 });
    // The process has a file size limit, not a full disk, so only a write can detect it.
    await using service = await startService({
      STORE_DIR: disk.folder,
      SMTP_URL: mailServer.url,
      LOG_LEVEL: 'fatal',
      MIN_FREE_MB: '5',
    });
    await using load = startLoad({ url: () => service.url, clients: 4, pause: 20 });
    const refused = () => load.statuses.get(503) ?? 0;
    const readiness = async () => {
      const answer = await fetch(`${service.adminUrl}/readyz`);
      return [answer.status, ((await answer.json()) as { reason?: string }).reason];
    };
    const reasons = new Set<unknown>();
    expect(await readiness()).toEqual([200, undefined]);
    for (let round = 0; round < rounds; round += 1) {
      const refusedBefore = refused();
      disk.fill(service.pid);
      await until('enquiries are refused', () => refused() > refusedBefore + 20, 60_000);
      const [status, reason] = await readiness();
      if (status === 503) reasons.add(reason);
      const takenBefore = load.acknowledged.size;
      disk.empty(service.pid);
      await until('enquiries are taken again', () => load.acknowledged.size > takenBefore + 20, 60_000);
      await until('it is ready', async () => (await readiness())[0] === 200);
    }
    await load.stop();
    const stored = await untilAllSent(service, 120_000);
    const report = reportDelivery(load.acknowledged, mailServer.received, stored.length);
    console.log(
      `${rounds} × full ${name}: ${report.acknowledged} acknowledged, ${refused()} × 503, ${report.delivered} delivered, ` +
        `${report.copies} copies under the same Message-ID, ${report.lost.length} lost; /readyz: ${[...reasons].join(', ')}`,
    );
    expect(report).toMatchObject({ ...nothingLost, delivered: stored.length });
    expect(new Set(load.statuses.keys())).toEqual(new Set([200, 503]));
    if (name.includes('file system')) expect(reasons.size).toBeGreaterThan(0);
    expect(service.process.exitCode).toBeNull();
    const database = new DatabaseSync(path.join(disk.folder, 'enquiries.sqlite'), { readOnly: true });
    expect(Object.values(database.prepare('pragma integrity_check').get() ?? {})).toEqual(['ok']);
    database.close();
  },
);
