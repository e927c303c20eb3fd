import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startServer } from '../start-server.ts';

/**
 * Serves a built site in its own process for the duration of `use`. Its enquiries are forgotten at the end.
 * @param use gets the site's address, such as http://localhost:40123
 * @returns what `use` returns
 */
export async function withServedSite<Result>(
  outDir: string,
  use: (address: string) => Promise<Result>,
): Promise<Result> {
  const storeDir = await mkdtemp(path.join(tmpdir(), 'served-site-'));
  const env = { STORE_DIR: storeDir, RATE_LIMIT: '0', LOG_LEVEL: 'error' };
  const server = await startServer(['scripts/serve.ts', '--out', outDir], env);
  server.process.stderr?.pipe(process.stderr);
  try {
    return await use(server.address);
  } finally {
    await server.stop();
    await rm(storeDir, { recursive: true, force: true });
  }
}
