/** Reads: nothing. Writes: documents. Run by: scripts/steps/render-pool.ts, as a worker. It is a part of the server's program. */
import { parentPort, workerData } from 'node:worker_threads';
import { makeDocumentWriter, type DocumentFrame, type RenderJob } from './write-documents.ts';

const writeDocuments = await makeDocumentWriter(workerData as DocumentFrame);
parentPort?.on('message', (jobs: RenderJob[]) => {
  void writeDocuments(jobs).then((answers) => parentPort?.postMessage(answers));
});
