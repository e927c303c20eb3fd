import { spawn } from 'node:child_process';
import { projectDir } from '../build-settings.ts';

/** The built site and its data. `storeDir` is for enquiries. */
export interface ServedFolders {
  dataDir: string;
  outDir: string;
  storeDir: string;
}

/**
 * Serves a built site on a free port, in its own process, for the duration of `use`.
 * @param use gets the site's address, such as http://localhost:40123
 * @returns what `use` returns
 * @throws when the server exits early
 */
export async function withServedSite<Result>(
  { dataDir, outDir, storeDir }: ServedFolders,
  use: (address: string) => Promise<Result>,
): Promise<Result> {
  const server = spawn(process.execPath, ['scripts/serve.ts', '--data', dataDir, '--out', outDir], {
    cwd: projectDir,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, PORT: '0', STORE_DIR: storeDir, RATE_LIMIT: '0', LOG_LEVEL: 'error' },
  });
  try {
    const address = await new Promise<string>((resolve, reject) => {
      let output = '';
      server.stdout.on('data', (bytes: Buffer) => {
        output += bytes.toString();
        const [found] = /http:\/\/localhost:\d+/.exec(output) ?? [];
        if (found) resolve(found);
      });
      server.once('exit', () => reject(new Error(`The site could not be served: ${output}`)));
    });
    return await use(address);
  } finally {
    server.kill();
  }
}
