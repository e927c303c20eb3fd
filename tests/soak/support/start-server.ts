import { spawn } from 'node:child_process';
import { projectDir } from '../../../scripts/lib/build-settings.ts';
import { freePort } from './nginx.ts';

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
  const port = await freePort();
  const env = { ...process.env, NODE_ENV: 'production', PORT: String(port), ...settings };
  const child = spawn(process.execPath, [script, ...words], {
    cwd: projectDir,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (text: Buffer) => text.includes('ready') && resolve());
    child.once('exit', () => reject(new Error('The server did not start.')));
  });
  return {
    url: `http://127.0.0.1:${port}`,
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
