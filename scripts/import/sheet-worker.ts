/** Reads a spreadsheet in a thread of its own, which can be ended. */
import { parentPort, workerData } from 'node:worker_threads';
import { readSpreadsheet } from '../../src/new-entries/cells.ts';

const { name, bytes } = workerData as { name: string; bytes: Uint8Array };
parentPort?.postMessage(await readSpreadsheet(name, bytes), []);
