import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { initWasm } from '@resvg/resvg-wasm';

const packages = createRequire(import.meta.url);
let started: Promise<void> | undefined;

/** Loads the engine that paints cards and icons, once in a process or worker: a second start is an error of its own. */
export function startResvg(): Promise<void> {
  started ??= readFile(packages.resolve('@resvg/resvg-wasm/index_bg.wasm')).then((bytes) => initWasm(bytes));
  return started;
}
