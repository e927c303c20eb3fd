/** Compiles sheets in a worker thread, which receives the engine. */
import { workerData } from 'node:worker_threads';
import { createSheetCompiler } from './compile-sheet.ts';
import type { SheetJob } from './list-sheets.ts';

const [, engine] = workerData as [unknown, WebAssembly.Module];
const { compile } = await createSheetCompiler(engine);

/** Sets a sheet in each of its units, one after the other, because they have the same drawings. */
export default async function setSheet({ contents, picture }: SheetJob): Promise<Uint8Array[]> {
  const made: Uint8Array[] = [];
  for (const content of contents) made.push(await compile({ content, picture }));
  return made;
}
