/** Reads a spreadsheet in a thread of its own, which can be ended. */
import { parentPort, workerData } from 'node:worker_threads';
import { readSpreadsheet } from '../../src/new-entries/cells.ts';

const { name, bytes, encoding } = workerData as { name: string; bytes: Uint8Array; encoding?: string };
parentPort?.postMessage(await readSpreadsheet(name, bytes, encoding), []);
