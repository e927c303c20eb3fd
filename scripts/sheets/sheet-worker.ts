/** Reads: the jobs it was started with. Writes: their files. Run by: make-sheets.ts, as a worker thread. */
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { createSheetCompiler } from './compile-sheet.ts';
import type { SheetJob } from './make-sheets.ts';

const compiler = await createSheetCompiler();
for (const { content, file } of workerData as SheetJob[]) {
  const unfinished = `${file}.${process.pid}.part`;
  await mkdir(dirname(file), { recursive: true });
  await writeFile(unfinished, await compiler.compile(content));
  await rename(unfinished, file);
  parentPort?.postMessage(file);
}
