/** Files of the embedded store: a missing store is not recreated, deleted data is erased. */
import { readFile, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test as base } from 'vitest';
import { validEnquiry } from '../../src/enquiry/contract/sample-enquiry.ts';
import { makeStore } from '../../src/enquiry/service/store/make-store.ts';
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { projectDir } from '../../scripts/lib/build-settings.ts';
import { openSqlite } from '../../src/enquiry/service/store/sqlite.ts';
import { StoreUnavailable } from '../../src/enquiry/service/store/store.ts';
import { enquiry } from './store-fixture.ts';
import { memoryFolder, temporaryFolder } from '../temporary-folder.ts';

const test = base.extend<{ folder: string }>({
  folder: ({ task: _task }, use) => use(temporaryFolder('files', memoryFolder())),
});

const open = (folder: string, days = 365) => makeStore(openSqlite(path.join(folder, 'enquiries.sqlite')), days);
const sample = (name: string) => enquiry({ id: name, enquiry: { ...validEnquiry, name } });

/** Files that contain a text. */
async function filesWith(folder: string, text: string): Promise<string[]> {
  const names = await readdir(folder);
  const contents = await Promise.all(names.map((name) => readFile(path.join(folder, name))));
  return names.filter((_, index) => contents[index]?.includes(text));
}

test('a store of no bytes is refused, and left as it is', async ({ folder }) => {
  await writeFile(path.join(folder, 'enquiries.sqlite'), '');
  const store = open(folder);
  await expect(store.accept(sample('a'))).rejects.toThrow(StoreUnavailable);
  await expect(store.probe()).rejects.toThrow('is empty');
  expect(await readdir(folder)).toEqual(['enquiries.sqlite']);
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

test('a row with numbers that no clock shows hides no other', async ({ folder }) => {
  const store = open(folder);
  await store.accept(sample('a'));
  await store.accept(sample('b'));
  const database = new DatabaseSync(path.join(folder, 'enquiries.sqlite'));
  database.exec("update enquiry set created_at = 9223372036854775807, payload = x'00ff' where id = 'a'");
  database.close();
  expect((await store.list()).map(({ id }) => id).toSorted()).toEqual(['a', 'b']);
  await store.close();
});

/** A store with a replica in another folder. */
const openBoth = (folder: string, days = 365) =>
  makeStore(
    openSqlite(path.join(folder, 'first/enquiries.sqlite'), { replica: path.join(folder, 'second/enquiries.sqlite') }),
    days,
  );
const openOne = (folder: string, which: 'first' | 'second') => open(path.join(folder, which));

test('everything in the store is in its copy, in every state', async ({ folder }) => {
  const store = openBoth(folder, 0);
  for (const name of ['queued', 'sent', 'deleted', 'purged']) await store.accept(sample(name));
  for (const claimed of await store.claim(4, 60))
    await store.settle(claimed, {
      state: claimed.id === 'sent' || claimed.id === 'purged' ? 'sent' : 'queued',
      delay: 60_000,
    });
  await store.delete('deleted');
  const copy = openOne(folder, 'second');
  expect(await copy.list()).toEqual(await store.list());
  expect(await copy.list()).toHaveLength(3);
  await store.purge();
  expect(await copy.list()).toEqual(await store.list());
  expect(await filesWith(path.join(folder, 'second'), 'deleted@example')).toEqual([]);
  await copy.close();
  await store.close();
});

test('a copy that was unreachable is updated, including deletions in the meantime', async ({ folder }) => {
  const before = openBoth(folder);
  await before.accept(sample('old'));
  await before.accept(sample('Zebulon'));
  await before.close();
  const alone = openOne(folder, 'first');
  await alone.accept(sample('new'));
  await alone.delete('Zebulon');
  await alone.close();
  const after = openBoth(folder);
  expect((await after.list()).map(({ id }) => id).toSorted()).toEqual(['new', 'old']);
  const copy = openOne(folder, 'second');
  expect(await copy.list()).toEqual(await after.list());
  await copy.close();
  await after.close();
});

test('what the copy alone holds comes back', async ({ folder }) => {
  const store = openBoth(folder);
  await store.accept(sample('a'));
  await store.close();
  const copy = openOne(folder, 'second');
  await copy.accept(sample('b'));
  await copy.close();
  const again = openBoth(folder);
  expect((await again.list()).map(({ id }) => id)).toEqual(['a', 'b']);
  await again.close();
});

test('a lost store is not recreated if there is a copy, and a command restores it', async ({ folder }) => {
  const store = openBoth(folder);
  await store.accept(sample('a'));
  await store.close();
  const [first, second] = [path.join(folder, 'first'), path.join(folder, 'second')];
  const command = (...words: string[]) =>
    promisify(execFile)(process.execPath, ['scripts/enquiries.ts', ...words], {
      cwd: projectDir,
      env: { ...process.env, STORE_DIR: first, REPLICA_DIR: second },
    });
  await expect(command('restore')).rejects.toThrow('move out of the way');
  await rm(first, { recursive: true });
  await expect(openBoth(folder).probe()).rejects.toThrow('npm run enquiries -- restore');
  expect((await command('restore')).stdout).toBe(`Restored into ${first}: 1 queued.\n`);
  expect(await openBoth(folder).find('a')).toMatchObject([{ state: 'queued', enquiry: { name: 'a' } }]);
});

test('while the copy cannot be written nothing is accepted, and afterwards it is', async ({ folder }) => {
  await writeFile(path.join(folder, 'second'), 'a file where the folder should be');
  const store = openBoth(folder);
  await expect(store.accept(sample('a'))).rejects.toThrow(StoreUnavailable);
  await rm(path.join(folder, 'second'));
  expect(await store.accept(sample('a'))).toMatchObject({ isNew: true });
  await store.close();
});
