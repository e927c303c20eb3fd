import { createServer, type AddressInfo } from 'node:net';
import { startServer as start } from '../../../scripts/lib/start-server.ts';

export interface RunningServer {
  url: string;
  stop(): Promise<void>;
}

/**
 * Starts one of the project's servers in production mode, in its own process, on a free port.
 * @param words the command line
 */
export async function startServer(
  script: 'scripts/serve.ts' | 'scripts/enquiry-service.ts',
  settings: Record<string, string>,
  words: readonly string[] = [],
): Promise<RunningServer> {
  const { port, process: child, stop } = await start([script, ...words], { NODE_ENV: 'production', ...settings });
  child.stderr?.pipe(process.stderr);
  return { url: `http://127.0.0.1:${port}`, stop };
}

/** A port for a server that cannot choose one itself. */
export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}
