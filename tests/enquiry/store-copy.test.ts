/** The copy of the embedded store in another folder: it follows the store, and restores a lost one. */
import { rename, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect } from 'vitest';
import { validEnquiry } from './support/sample-enquiry.ts';
import { makeStore } from '../../src/enquiry/service/store/make-store.ts';
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { projectDir } from '../../scripts/lib/build-settings.ts';
import { migrations } from '../../src/enquiry/service/store/migrations.ts';
import { openSqlite } from '../../src/enquiry/service/store/sqlite.ts';
import { StoreUnavailable, StoreUnfit } from '../../src/enquiry/service/store/store.ts';
import { filesWith, open, sample, test } from './store-folder.ts';

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
  await copy.close();
  await store.close();
});

test('a deleted enquiry is in neither store nor copy any more, whoever deleted it', async ({ folder }) => {
  const store = openBoth(folder);
  const named = (id: string, name: string) => ({ ...sample(id), enquiry: { ...validEnquiry, name } });
  await store.accept(named('one', 'Zebulon'));
  await store.accept(named('two', 'Quixotic'));
  await store.delete('one');
  for (const part of ['first', 'second']) expect(await filesWith(path.join(folder, part), 'Zebulon')).toEqual([]);
  // A command that does not know of the copy.
  const operator = openOne(folder, 'first');
  await operator.delete('two');
  await operator.close();
  expect(await store.erase()).toBe(true);
  for (const part of ['first', 'second']) expect(await filesWith(path.join(folder, part), 'Quixotic')).toEqual([]);
  await store.close();
});

test('what a reader keeps from being erased is reported, and erased when that has ended', async ({ folder }) => {
  const store = open(folder);
  await store.accept({ ...sample('one'), enquiry: { ...validEnquiry, name: 'Zebulon' } });
  const reader = new DatabaseSync(path.join(folder, 'enquiries.sqlite'));
  reader.exec('begin');
  reader.prepare('select * from enquiry').all();
  expect(await store.delete('one')).toBe(true);
  expect(await store.erase()).toBe(false);
  const command = promisify(execFile)(process.execPath, ['scripts/enquiries.ts', 'purge'], {
    cwd: projectDir,
    env: { ...process.env, STORE_DIR: folder },
  });
  expect((await command).stderr).toContain('Another program reads the store');
  // Only now: reading a file ends the locks of this process on it.
  expect(await filesWith(folder, 'Zebulon')).not.toEqual([]);
  reader.close();
  expect(await store.erase()).toBe(true);
  expect(await filesWith(folder, 'Zebulon')).toEqual([]);
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

test.for(['deleted', 'replaced by an old one'])(
  'a copy that was %s under the service is made again',
  async (how, { folder }) => {
    const told: string[] = [];
    const [first, second] = ['first', 'second'].map((part) => path.join(folder, part, 'enquiries.sqlite'));
    const store = makeStore(
      openSqlite(first ?? '', { replica: second ?? '', onReplaced: ({ message }) => told.push(message) }),
      365,
    );
    await store.accept(sample('forgotten'));
    await store.accept(sample('old'));
    const copy = path.join(folder, 'copy.sqlite');
    const reader = new DatabaseSync(second ?? '');
    reader.exec(`vacuum into '${copy}'`);
    reader.close();
    await store.delete('forgotten');
    for (const end of ['', '-wal', '-shm']) await rm(second + end);
    if (how !== 'deleted') await rename(copy, second ?? '');
    await store.accept(sample('new'));
    expect(told).toEqual([expect.stringContaining('was deleted or replaced')]);
    const again = openOne(folder, 'second');
    expect((await again.list()).map(({ id }) => id)).toEqual(['new', 'old']);
    expect(await again.list()).toEqual(await store.list());
    await again.close();
    await store.close();
  },
);

test('a migration that adds a column reaches the copy before the first write', async ({ folder }) => {
  const [first, second] = ['first', 'second'].map((part) => path.join(folder, part, 'enquiries.sqlite'));
  const before = openBoth(folder);
  await before.accept(sample('old'));
  await before.close();
  const known = [...migrations, ["alter table enquiry add column language text not null default 'en'"]];
  const store = makeStore(openSqlite(first ?? '', { replica: second ?? '', known }), 365);
  await store.accept(sample('new'));
  await store.close();
  for (const file of [first, second]) {
    const database = new DatabaseSync(file ?? '');
    expect(database.prepare('select id, language from enquiry order by id').all()).toEqual([
      { id: 'new', language: 'en' },
      { id: 'old', language: 'en' },
    ]);
    database.close();
  }
});

test('a copy that is the store itself is refused with the name of its variable', async ({ folder }) => {
  const file = path.join(folder, 'enquiries.sqlite');
  await symlink(folder, `${folder}-again`);
  const database = openSqlite(file, { replica: path.join(`${folder}-again`, 'enquiries.sqlite') });
  await expect(database.query('select 1')).rejects.toThrow(
    new StoreUnfit('the copy in REPLICA_DIR is the store itself, ' + file + ': name a folder on another disk'),
  );
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
