import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { initWasm } from '@resvg/resvg-wasm';

const packages = createRequire(import.meta.url);
let started: Promise<void> | undefined;

/** Initializes resvg once per process or worker: a second `initWasm` throws. */
export function startResvg(): Promise<void> {
  started ??= readFile(packages.resolve('@resvg/resvg-wasm/index_bg.wasm')).then((bytes) => initWasm(bytes));
  return started;
}
