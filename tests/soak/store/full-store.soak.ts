/** A store with 300,000 enquiries: `/readyz`, posts and the commands must not get slow. */
import { spawn } from 'node:child_process';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { percentile } from '../../percentile.ts';
import { projectDir } from '../../../scripts/lib/build-settings.ts';
import { startMailServer, type MailServer } from '../../enquiry/support/mail-server.ts';
import { postEnquiry, sampleEnquiry } from '../../enquiry/support/post-enquiry.ts';
import { startPostgres, type Postgres } from '../../enquiry/support/postgres.ts';
import { startService, type Service } from '../../enquiry/support/service.ts';
import { temporaryFolder } from '../../temporary-folder.ts';

const rows = Number(process.env['SOAK_ROWS'] ?? 300_000);
/** Milliseconds for `/readyz`. */
const bar = 50;

let postgres: Postgres;
/** It never answers: queued enquiries stay queued. */
let mailServer: MailServer;
beforeAll(async () => {
  postgres = await startPostgres();
  mailServer = await startMailServer({ behaviour: 'hang before banner' });
});
afterAll(async () => {
  await postgres.remove();
  await mailServer.close();
});

const payload = JSON.stringify(sampleEnquiry('full')).replaceAll("'", "''");

/** Fills a store over the last months; `waiting` of a thousand are queued for a later attempt, the others sent. */
async function fill(settings: Record<string, string>, waiting: number): Promise<void> {
  const insert = (id: string, numbers: string, now: string) => `insert into enquiry
    (id, dedup, message_id, state, attempts, due_at, payload, source, created_at, sent_at, first_failed_at)
    select ${id}, ${id}, ${id}, case when i % 1000 < ${waiting} then 'queued' when i % 1000 = 998 then 'dead'
      when i % 1000 = 999 then 'spam' else 'sent' end, 1, ${now} + 3600000, '${payload}', 'json',
      ${now} - (${rows} - i) * cast(20000 as bigint), ${now}, ${now} from ${numbers}`;
  if (settings['DATABASE_URL'] === undefined) {
    const database = new DatabaseSync(path.join(settings['STORE_DIR'] ?? '', 'enquiries.sqlite'));
    const numbers = `(with recursive n(i) as (select 1 union all select i + 1 from n where i < ${rows}) select i from n)`;
    const id = "printf('019a%04x-%04x-7000-8000-%012x', i / 65536, i % 65536, i)";
    database.exec(insert(id, numbers, "cast(unixepoch('subsec') * 1000 as integer)"));
    database.close();
    return;
  }
  const client = new Client(settings['DATABASE_URL']);
  await client.connect();
  const hex = (what: string, digits: number) => `lpad(to_hex(${what}), ${digits}, '0')`;
  const id = `'019a' || ${hex('i / 65536', 4)} || '-' || ${hex('i % 65536', 4)} || '-7000-8000-' || ${hex('i', 12)}`;
  await client.query(
    insert(id, `generate_series(1, ${rows}) as numbers(i)`, '(extract(epoch from now()) * 1000)::bigint'),
  );
  // As autovacuum does within a minute.
  await client.query('vacuum analyze enquiry');
  await client.end();
}

async function measure(times: number, run: (index: number) => Promise<unknown>): Promise<number[]> {
  const took: number[] = [];
  for (let index = 0; index < times; index += 1) {
    const began = performance.now();
    await run(index);
    took.push(performance.now() - began);
  }
  return took.sort((one, other) => one - other);
}

const figures = (took: number[]) => `${percentile(took, 0.5).toFixed(1)} / ${percentile(took, 0.95).toFixed(1)} ms`;

const timePosts = (service: Service, name: string) =>
  measure(200, async (index) => {
    expect((await postEnquiry(service.url, sampleEnquiry(`${name}-${index}`))).status).toBe(200);
  });

/** Runs an operator's command. @returns lines of its output, seconds, and its peak memory in megabytes */
async function runCommand(settings: Record<string, string>, words: string[]) {
  const report = "process.on('exit',()=>process.stderr.write('peak '+process.resourceUsage().maxRSS))";
  const child = spawn(
    process.execPath,
    ['--import', `data:text/javascript,${encodeURIComponent(report)}`, 'scripts/enquiries.ts', ...words],
    { cwd: projectDir, env: { ...process.env, ...settings } },
  );
  const began = performance.now();
  let lines = 0;
  let said = '';
  child.stdout.on('data', (text: Buffer) => (lines += text.filter((byte) => byte === 10).length));
  child.stderr.on('data', (text: Buffer) => (said += text.toString()));
  expect(await new Promise((resolve) => child.once('exit', resolve))).toBe(0);
  const seconds = (performance.now() - began) / 1000;
  return { lines, seconds, megabytes: Number(/peak (\d+)/.exec(said)?.[1]) / 1024 };
}

test.each([
  ['SQLite', 10],
  ['SQLite', 997],
  ['PostgreSQL', 10],
  ['PostgreSQL', 997],
])('on %s with 300,000 enquiries, %i of a thousand queued, nothing gets slow', async (kind, waiting) => {
  const database: Record<string, string> =
    kind === 'PostgreSQL' ? { DATABASE_URL: await postgres.createDatabase(`full_${waiting}`) } : {};
  const settings = { STORE_DIR: temporaryFolder('full'), SMTP_URL: mailServer.url, LOG_LEVEL: 'warn', ...database };
  await using service = await startService({ ...settings, SEND_TIMEOUT: '60', LEASE_SECONDS: '120' });
  await timePosts(service, 'warm');
  const before = await timePosts(service, 'empty');
  await fill(settings, waiting);
  const ready = await measure(100, () => fetch(`${service.url}/readyz`).then((answer) => answer.text()));
  const after = await timePosts(service, 'full');
  const [list, exported, dead] = [
    await runCommand(settings, ['list']),
    await runCommand(settings, ['export']),
    await runCommand(settings, ['list', '--state', 'dead']),
  ];
  const command = ({ seconds, megabytes }: typeof list) => `${seconds.toFixed(1)} s, ${megabytes.toFixed(0)} MB`;
  console.log(
    `${kind}, ${rows} rows, ${waiting} ‰ queued (median / 95th): /readyz ${figures(ready)}; a post ` +
      `${figures(before)} before, ${figures(after)} after; list ${command(list)}; export ${command(exported)}; ` +
      `list --state dead ${command(dead)}`,
  );
  expect(exported.lines).toBeGreaterThan(rows);
  expect(list.megabytes).toBeLessThan(300);
  expect(percentile(ready, 0.5)).toBeLessThan(bar);
  expect(percentile(after, 0.5)).toBeLessThan(2 * percentile(before, 0.5));
});
