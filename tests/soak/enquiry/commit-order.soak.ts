import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPostgres } from '../../../src/enquiry/service/store/postgres.ts';
import { openSqlite } from '../../../src/enquiry/service/store/sqlite.ts';
import { postEnquiry, sampleEnquiry } from '../../enquiry/support/post-enquiry.ts';
import { startPostgres, type Postgres } from '../../enquiry/support/postgres.ts';
import { startService } from '../../enquiry/support/service.ts';
import { temporaryFolder } from '../../temporary-folder.ts';
import { finishedTrace, tracer, tracingRefused, type Call } from './trace.ts';

/** `kill -9` does not show whether a commit reached the disk; only the order of system calls does. */
const posts = 20;

const folder = temporaryFolder('trace');
const databaseTrace = path.join(folder, 'postgres');
const refused = tracingRefused();
let postgres: Postgres;
beforeAll(async () => {
  postgres = await startPostgres(refused === undefined ? tracer(databaseTrace) : []);
});
afterAll(() => postgres.remove());

const isLog = ({ target }: Call) => target.endsWith('.sqlite-wal') || target.includes('/pg_wal/');
const isLogged = (call: Call) => /^(pwrite64|write|writev)$/.test(call.name) && isLog(call);
const isSync = (call: Call) => /^(fsync|fdatasync)$/.test(call.name) && isLog(call);
const isAnswer = ({ name, text }: Call) => /^(write|writev|sendto)$/.test(name) && text.includes('HTTP/1.1 200');

/** The first of the calls. Throws when there is none, since an empty trace proves nothing. */
function first(calls: Call[], what: string): Call {
  const [call] = calls;
  if (call === undefined) throw new Error(`The trace shows no ${what}.`);
  return call;
}

/** @returns milliseconds between the end of the required sync and each response */
function syncedBeforeAnswers(service: Call[], database: Call[]): number[] {
  return Array.from({ length: posts }, (_, number) => {
    const key = `Company traced${number}\\"`;
    const isRequest = ({ name, text }: Call) => /^(read|recvfrom)$/.test(name) && text.includes(key);
    const request = first(service.filter(isRequest), `request ${number}`);
    const answers = service.filter((call) => isAnswer(call) && call.began > request.ended);
    const answer = first(answers, `answer ${number}`);
    const between = database.filter(({ began, ended }) => began > request.ended && ended < answer.began);
    const row = first(between.filter(isLogged), `row ${number} in the log before its answer`);
    const syncs = between.filter((call) => isSync(call) && call.began > row.ended);
    const sync = first(syncs, `sync of the log after row ${number} and before its answer`);
    expect(sync.text).toMatch(/= 0\b/);
    return (answer.began - sync.ended) * 1000;
  });
}

/** Fallback without tracing: another process must see each row as soon as its response arrives. */
async function seenAtAnswer(settings: Record<string, string>): Promise<void> {
  await using service = await startService(settings);
  for (let number = 0; number < 5; number += 1) {
    expect((await postEnquiry(service.url, sampleEnquiry(`seen${number}`))).status).toBe(200);
    expect(JSON.stringify(await service.list())).toContain(`Company seen${number}"`);
  }
}

test.each(['SQLite', 'PostgreSQL'])(
  'on %s the disk has got an enquiry, and has said so, before the visitor is answered',
  async (kind) => {
    const file = path.join(folder, kind);
    const store: Record<string, string> = kind === 'SQLite' ? {} : { DATABASE_URL: postgres.url };
    const settings = { STORE_DIR: path.join(folder, 'store'), LOG_LEVEL: 'silent', ...store };
    if (refused !== undefined) {
      await seenAtAnswer(settings);
      console.log(
        `${kind}: NOT TRACED, this machine does not allow it (${refused}). Shown instead: each enquiry was committed when ` +
          'it was answered; and a commit is a sync, by the settings that the other tests of this file check.',
      );
      return;
    }
    const service = await startService(settings, tracer(file));
    try {
      for (let number = 0; number < posts; number += 1) {
        expect((await postEnquiry(service.url, sampleEnquiry(`traced${number}`))).status).toBe(200);
      }
    } finally {
      await service.end('SIGTERM');
    }
    const calls = await finishedTrace(file, service.pid);
    let database = calls;
    if (kind === 'PostgreSQL') {
      const pid = postgres.pid();
      await postgres.stop('fast');
      database = await finishedTrace(databaseTrace, pid);
      await postgres.start();
    }
    const waits = syncedBeforeAnswers(calls, database).toSorted((one, other) => one - other);
    console.log(
      `${kind}: ${posts} posts, each written to the log, synced with success, then answered ` +
        `${waits[0]?.toFixed(1)} to ${waits.at(-1)?.toFixed(1)} ms later (traced, so slower than it is)`,
    );
  },
);

test('SQLite is told to sync its log at every commit', async () => {
  const database = openSqlite(path.join(folder, 'pragmas.sqlite'));
  expect(await database.query('pragma journal_mode')).toEqual([{ journal_mode: 'wal' }]);
  // 2 is FULL: https://www.sqlite.org/pragma.html#pragma_synchronous
  expect(await database.query('pragma synchronous')).toEqual([{ synchronous: 2 }]);
  await database.close();
});

test('PostgreSQL syncs at every commit of the service, also where its default is not to', async () => {
  const url = await postgres.createDatabase('careless');
  const owner = openPostgres(url, () => {});
  await owner.query('alter database careless set synchronous_commit to off');
  await owner.close();
  const database = openPostgres(url, () => {});
  expect(await database.query('show synchronous_commit')).toEqual([{ synchronous_commit: 'on' }]);
  await database.close();
});
