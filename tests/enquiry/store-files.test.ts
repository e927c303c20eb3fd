/** Files of the embedded store: a missing store is not recreated, deleted data is erased. */
import { copyFile, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect } from 'vitest';
import { validEnquiry } from './support/sample-enquiry.ts';
import { migrations } from '../../src/enquiry/service/store/migrations.ts';
import { makeStore } from '../../src/enquiry/service/store/make-store.ts';
import { enquiries } from '../../scripts/enquiries/enquiries.ts';
import { runCommand } from '../run-command.ts';
import { openSqlite } from '../../src/enquiry/service/store/sqlite.ts';
import { StoreUnavailable, StoreUnfit } from '../../src/enquiry/service/store/store.ts';
import { filesWith, open, sample, test } from './store-folder.ts';
import { memoryFolder, temporaryFolder } from '../temporary-folder.ts';

test('a store of no bytes is refused, and left as it is', async ({ folder }) => {
  await writeFile(path.join(folder, 'enquiries.sqlite'), '');
  const store = open(folder);
  await expect(store.accept(sample('a'))).rejects.toThrow(StoreUnavailable);
  await expect(store.probe()).rejects.toThrow('is empty');
  expect(await readdir(folder)).toEqual(['enquiries.sqlite']);
});

test('a folder that the system does not let be made is named at once', async ({ folder }) => {
  // In /proc, Node's own way to make folders never ends.
  for (const [own, copy] of [[folder, '/proc/enquiries/copy'], ['/proc/enquiries']]) {
    const replica = copy && path.join(copy, 'enquiries.sqlite');
    const store = makeStore(openSqlite(path.join(own ?? '', 'enquiries.sqlite'), { replica }), 365);
    const problem = await store.probe().catch((error: unknown) => error);
    expect(problem).toBeInstanceOf(StoreUnfit);
    expect(String(problem)).toMatch(/the folder \/proc.* cannot be made: /);
    await store.close();
  }
});

test('a store deleted under the service is not recreated, and is used again when it is back', async ({ folder }) => {
  const store = open(folder);
  await store.accept(sample('a'));
  const file = path.join(folder, 'enquiries.sqlite');
  const other = new DatabaseSync(file);
  other.exec('pragma wal_checkpoint(truncate)');
  other.close();
  const copy = await readFile(file);
  for (const name of await readdir(folder)) await rm(path.join(folder, name));
  await expect(store.accept(sample('b'))).rejects.toThrow(StoreUnavailable);
  await expect(store.probe()).rejects.toThrow('There is no store');
  expect(await readdir(folder)).toEqual([]);
  await writeFile(file, copy);
  expect(await store.list()).toHaveLength(1);
  await store.close();
});

test('a log deleted under the service takes nothing with it', async ({ folder }) => {
  const store = open(folder);
  await store.accept(sample('a'));
  await rm(path.join(folder, 'enquiries.sqlite-wal'));
  await store.accept(sample('b'));
  // What a killed service leaves behind.
  const left = temporaryFolder('killed', memoryFolder());
  for (const name of await readdir(folder)) await copyFile(path.join(folder, name), path.join(left, name));
  expect((await open(left).list()).map(({ id }) => id)).toEqual(['a', 'b']);
  await store.close();
});

test('a store replaced by another file keeps what is in its log', async ({ folder }) => {
  const store = open(folder);
  await store.accept(sample('a'));
  const file = path.join(folder, 'enquiries.sqlite');
  await rename(file, `${file}.own`);
  await writeFile(file, 'something else'.repeat(1000));
  await expect(store.accept(sample('b'))).rejects.toThrow(StoreUnavailable);
  await rename(`${file}.own`, file);
  expect((await store.list()).map(({ id }) => id)).toEqual(['a']);
  await store.close();
});

test('an older version goes on with tables to which a newer one has added a column, and does not start on them', async ({
  folder,
}) => {
  const store = open(folder);
  await store.accept(sample('a'));
  const known = [...migrations, ['alter table enquiry add column quantity text']];
  const newer = makeStore(openSqlite(path.join(folder, 'enquiries.sqlite'), { known }), 365);
  await newer.accept(sample('b'));
  await store.accept(sample('c'));
  for (const one of [store, newer]) expect((await one.list()).map(({ id }) => id).toSorted()).toEqual(['a', 'b', 'c']);
  await Promise.all([store.close(), newer.close()]);
  await expect(open(folder).probe()).rejects.toThrow(`has version ${known.length}, this program knows`);
});

test('a log without its store is the remainder of a lost one: no new store is created', async ({ folder }) => {
  await writeFile(path.join(folder, 'enquiries.sqlite-wal'), 'rest');
  await expect(open(folder).probe()).rejects.toThrow('is gone');
  expect(await readdir(folder)).toEqual(['enquiries.sqlite-wal']);
});

test('deleted or purged enquiries are in no file any more, even while the service has the store open', async ({
  folder,
}) => {
  const store = open(folder, 0);
  const named = (id: string, name: string) => ({ ...sample(id), enquiry: { ...validEnquiry, name } });
  await store.accept(named('one', 'Zebulon Quixotic'));
  await store.accept(named('two', 'Ada Purgeable'));
  expect(await filesWith(folder, 'Zebulon')).not.toEqual([]);
  const operator = open(folder);
  await operator.delete('one');
  expect(await filesWith(folder, 'Zebulon')).toEqual([]);
  for (const claimed of await store.claim(10, 60)) await store.settle(claimed, { state: 'sent' });
  expect(await store.purge()).toEqual(['two']);
  expect(await filesWith(folder, 'Purgeable')).toEqual([]);
  await store.close();
  await operator.close();
});

test('a row with numbers that no clock shows, or with bytes, hides no other and stops no command', async ({
  folder,
}) => {
  const store = open(folder);
  await store.accept(sample('a'));
  await store.accept(sample('b'));
  const database = new DatabaseSync(path.join(folder, 'enquiries.sqlite'));
  database.exec("update enquiry set created_at = 9223372036854775807, payload = x'00ff' where id = 'a'");
  await store.accept(sample('c'));
  await store.accept(sample('d'));
  database.exec("update enquiry set message_id = x'02ff', last_error = x'00ff' where id = 'c'");
  database.exec("update enquiry set created_at = 'never' where id = 'd'");
  database.close();
  expect((await store.list()).map(({ id }) => id).toSorted()).toEqual(['a', 'b', 'c', 'd']);
  for (const command of ['list', 'export']) {
    const { code, stdout } = await runCommand(enquiries, [command], { env: { STORE_DIR: folder } });
    expect(code).toBe(0);
    for (const id of ['a', 'b', 'c', 'd']) expect(stdout).toMatch(new RegExp(`(^|[, ])${id}[, ]`, 'm'));
  }
  expect((await store.claim(10, 60)).map(({ id }) => id)).toEqual(['b']);
  expect((await store.list('dead')).map(({ id }) => id).toSorted()).toEqual(['a', 'c', 'd']);
  await store.close();
});
