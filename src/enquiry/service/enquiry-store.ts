import { randomUUID } from 'node:crypto';
import { mkdir, open, type FileHandle } from 'node:fs/promises';
import path from 'node:path';
import type { Enquiry } from '../contract/enquiry.ts';

export interface EnquiryStore {
  /**
   * Keeps an enquiry. It is on the disk when the promise is fulfilled.
   * @returns its id
   * @throws the file system's fault when it could not be kept
   */
  append(enquiry: Enquiry): Promise<string>;
}

/** Keeps enquiries in `<storeDir>/enquiries.jsonl`, one JSON line each, written one after the other. */
export function makeEnquiryStore(storeDir: string): EnquiryStore {
  let last: Promise<unknown> = Promise.resolve();
  return {
    append(enquiry) {
      const id = randomUUID();
      const line = `${JSON.stringify({ id, receivedAt: new Date().toISOString(), enquiry })}\n`;
      const written = last.then(() => appendLine(storeDir, line));
      last = written.catch(() => undefined);
      return written.then(() => id);
    },
  };
}

async function appendLine(storeDir: string, line: string): Promise<void> {
  await mkdir(storeDir, { recursive: true });
  const file = await open(path.join(storeDir, 'enquiries.jsonl'), 'a+', 0o600);
  try {
    const { size } = await file.stat();
    await file.appendFile((await isTorn(file, size)) ? `\n${line}` : line);
    await file.sync();
    if (size === 0) await syncFolder(storeDir);
  } finally {
    await file.close();
  }
}

/** Whether the last line was cut short, by a full disk or a crash: then the next one must not go on with it. */
async function isTorn(file: FileHandle, size: number): Promise<boolean> {
  if (size === 0) return false;
  const { buffer } = await file.read(Buffer.alloc(1), 0, 1, size - 1);
  return buffer.toString() !== '\n';
}

/** A new file's name is on the disk only when its folder is. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
