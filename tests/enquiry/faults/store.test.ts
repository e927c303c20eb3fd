import { globSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { postEnquiry, sampleEnquiry } from '../support/post-enquiry.ts';
import { smallDisks } from '../support/small-disk.ts';
import { until } from '../support/until.ts';
import { withService } from '../support/with-service.ts';

/** The store's database, opened as another process would. */
function openDatabase(storeDir: string): DatabaseSync {
  const [file = ''] = globSync('*.{sqlite,db}', { cwd: storeDir });
  return new DatabaseSync(path.join(storeDir, file));
}

const answerWithin = async (url: string) => {
  const began = performance.now();
  expect((await fetch(`${url}/healthz`)).status).toBe(200);
  return performance.now() - began;
};

describe.concurrent('the store', () => {
  test('that is locked for a second makes visitors wait, and holds nobody else up', () =>
    withService({}, async ({ service, mailServer, storeDir }) => {
      await postEnquiry(service.url, sampleEnquiry('first'));
      const database = openDatabase(storeDir);
      database.exec('begin immediate');
      const answer = postEnquiry(service.url, sampleEnquiry('patient'));
      await sleep(300);
      expect(await answerWithin(service.url)).toBeLessThan(500);
      await sleep(700);
      database.exec('rollback');
      database.close();
      expect((await answer).status).toBe(200);
      await until('it is delivered', () => mailServer.mailsOf('patient').length > 0);
    }));

  test('that stays locked is answered 503, and enquiries are taken again without a restart', () =>
    withService({}, async ({ service, mailServer, storeDir }) => {
      await postEnquiry(service.url, sampleEnquiry('first'));
      const database = openDatabase(storeDir);
      database.exec('begin immediate');
      const answer = await postEnquiry(service.url, sampleEnquiry('locked out'));
      expect(answer.status).toBe(503);
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
      expect(answer.text).not.toMatch(/sqlite|database|busy|lock/i);
      database.exec('rollback');
      database.close();
      expect((await postEnquiry(service.url, sampleEnquiry('locked-out'))).status).toBe(200);
      await until('it is delivered', () => mailServer.mailsOf('locked-out').length > 0);
    }));

  test.each(smallDisks())('that is full %s is answered 503, and goes on when there is room again', (_, makeDisk) => {
    const disk = makeDisk();
    return withService({ STORE_DIR: disk.folder }, async ({ service, mailServer }) => {
      const accepted: string[] = [];
      const refused: number[] = [];
      disk.fill(service.pid);
      for (let number = 0; number < 600 && refused.length < 5; number += 1) {
        const enquiry = sampleEnquiry(`full${number}`, { message: 'x'.repeat(4900) });
        const { status } = await postEnquiry(service.url, enquiry);
        if (status === 200) accepted.push(`full${number}`);
        else refused.push(status);
      }
      expect(refused).toEqual([503, 503, 503, 503, 503]);
      expect(accepted.length).toBeGreaterThan(5);
      expect(service.process.exitCode).toBeNull();
      disk.empty(service.pid);
      expect((await postEnquiry(service.url, sampleEnquiry('after'))).status).toBe(200);
      accepted.push('after');
      await until('all are delivered', () => accepted.every((key) => mailServer.mailsOf(key).length > 0), 20_000, 300);
      const integrity = openDatabase(disk.folder).prepare('pragma integrity_check').get();
      expect(Object.values(integrity ?? {})).toEqual(['ok']);
    }).finally(disk.remove);
  });
});
