import { globSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { postEnquiry, sampleEnquiry } from '../../enquiry/support/post-enquiry.ts';
import { until } from '../../enquiry/support/until.ts';
import { withService } from '../../enquiry/support/with-service.ts';

/** The store's database, opened as by another process. */
function openDatabase(storeDir: string): DatabaseSync {
  const [file = ''] = globSync('*.{sqlite,db}', { cwd: storeDir });
  return new DatabaseSync(path.join(storeDir, file));
}

const answerWithin = async (url: string) => {
  const began = performance.now();
  expect((await fetch(`${url}/healthz`)).status).toBe(200);
  return performance.now() - began;
};

describe.concurrent('a store', () => {
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
});
