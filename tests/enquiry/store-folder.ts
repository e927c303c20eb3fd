/** Tests with a folder of their own for the embedded store's files. */
import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import { test as base } from 'vitest';
import { validEnquiry } from './support/sample-enquiry.ts';
import { makeStore } from '../../src/enquiry/service/store/make-store.ts';
import { openSqlite } from '../../src/enquiry/service/store/sqlite.ts';
import { enquiry } from './store-fixture.ts';
import { memoryFolder, temporaryFolder } from '../temporary-folder.ts';

export const test = base.extend<{ folder: string }>({
  folder: ({ task: _task }, use) => use(temporaryFolder('files', memoryFolder())),
});

export const open = (folder: string, days = 365) => makeStore(openSqlite(path.join(folder, 'enquiries.sqlite')), days);
export const sample = (name: string) => enquiry({ id: name, enquiry: { ...validEnquiry, name } });

/** Files that contain a text. */
export async function filesWith(folder: string, text: string): Promise<string[]> {
  const names = await readdir(folder);
  const contents = await Promise.all(names.map((name) => readFile(path.join(folder, name))));
  return names.filter((_, index) => contents[index]?.includes(text));
}
