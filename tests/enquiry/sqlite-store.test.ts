import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { makeStore } from '../../src/enquiry/service/store/make-store.ts';
import { openSqlite } from '../../src/enquiry/service/store/sqlite.ts';
import { StoreUnavailable } from '../../src/enquiry/service/store/store.ts';
import { describeStore } from './store-contract.ts';
import { memoryFolder, temporaryFolder } from '../temporary-folder.ts';

describeStore('SQLite', async () => {
  const folder = temporaryFolder('sqlite', memoryFolder());
  return {
    open: (retentionDays = 365) => makeStore(openSqlite(path.join(folder, 'store/enquiries.sqlite')), retentionDays),
    run: async (sql) => {
      const database = new DatabaseSync(path.join(folder, 'store/enquiries.sqlite'));
      database.exec(sql);
      database.close();
    },
  };
});

test('the files of the store are readable for their owner alone', async () => {
  const folder = temporaryFolder('sqlite', memoryFolder());
  const store = makeStore(openSqlite(path.join(folder, 'enquiries.sqlite')), 365);
  await store.probe();
  const files = await readdir(folder);
  expect(files.sort()).toEqual(['enquiries.sqlite', 'enquiries.sqlite-shm', 'enquiries.sqlite-wal']);
  for (const file of files) expect((await stat(path.join(folder, file))).mode & 0o777).toBe(0o600);
  await store.close();
});

test('a lock of another process is waited for without holding up everything else', async () => {
  const folder = temporaryFolder('sqlite', memoryFolder());
  const file = path.join(folder, 'enquiries.sqlite');
  const store = makeStore(openSqlite(file), 365);
  await store.probe();
  const holder = new DatabaseSync(file);
  holder.exec('begin immediate');
  // Other work goes on, and gives the lock back after many turns.
  const turns = 40;
  let turn = 0;
  const others = setInterval(() => {
    turn += 1;
    if (turn === turns) holder.exec('rollback');
  }, 5);
  await store.probe();
  clearInterval(others);
  expect(turn).toBeGreaterThanOrEqual(turns);
  holder.close();
  await store.close();
});

test('what SQLite refuses names the file, and the copy where that is at fault', async () => {
  const folder = temporaryFolder('sqlite', memoryFolder());
  const [file, copy] = [path.join(folder, 'enquiries.sqlite'), path.join(folder, 'copy.sqlite')];
  const store = makeStore(openSqlite(file, { replica: copy }), 365);
  await store.probe();
  const [main, other] = [new DatabaseSync(file), new DatabaseSync(copy)];
  main.exec('drop table deleted');
  other.exec('drop table deleted');
  await expect(store.erase()).rejects.toThrow(`${file}: no such table`);
  await store.close();
  other.exec('drop table enquiry; create view enquiry as select 1');
  await expect(makeStore(openSqlite(file, { replica: copy }), 365).probe()).rejects.toThrow(`${copy}: `);
  main.close();
  other.close();
});

test('a store of a later version is left alone', async () => {
  const folder = temporaryFolder('sqlite', memoryFolder());
  const file = path.join(folder, 'enquiries.sqlite');
  const store = makeStore(openSqlite(file), 365);
  await store.probe();
  await store.close();
  const database = new DatabaseSync(file);
  database.exec('insert into migration (version, applied_at) values (99, 0)');
  database.close();
  const again = makeStore(openSqlite(file), 365);
  await expect(again.probe()).rejects.toThrow(StoreUnavailable);
  await expect(again.probe()).rejects.toThrow('the store has version 99');
  await again.close();
});
