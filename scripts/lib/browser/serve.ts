import { startServer } from '../start-server.ts';

/** The built site and its data. `storeDir` is for enquiries. */
export interface ServedFolders {
  dataDir: string;
  outDir: string;
  storeDir: string;
}

/**
 * Serves a built site in its own process for the duration of `use`.
 * @param use gets the site's address, such as http://localhost:40123
 * @returns what `use` returns
 */
export async function withServedSite<Result>(
  { dataDir, outDir, storeDir }: ServedFolders,
  use: (address: string) => Promise<Result>,
): Promise<Result> {
  const words = ['scripts/serve.ts', '--data', dataDir, '--out', outDir];
  const server = await startServer(words, { STORE_DIR: storeDir, RATE_LIMIT: '0', LOG_LEVEL: 'error' });
  server.process.stderr?.pipe(process.stderr);
  try {
    return await use(server.address);
  } finally {
    await server.stop();
  }
}
