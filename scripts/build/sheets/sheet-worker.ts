/** Compiles sheets in a worker thread, which receives the engine. */
import { workerData } from 'node:worker_threads';
import { createSheetCompiler } from './compile-sheet.ts';

const [, engine] = workerData as [unknown, WebAssembly.Module];
const { compile } = await createSheetCompiler(engine);

export default compile;
