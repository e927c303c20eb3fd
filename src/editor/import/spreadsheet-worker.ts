/** Reads a spreadsheet in a worker of its own, which can be ended. */
import { readSpreadsheet } from '../../new-entries/cells.ts';

addEventListener('message', ({ data: [file, encoding] }: MessageEvent<[File, string?]>) => {
  void file
    .arrayBuffer()
    .then(async (bytes) => postMessage(await readSpreadsheet(file.name, new Uint8Array(bytes), encoding)));
});
