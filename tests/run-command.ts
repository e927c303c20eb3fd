import { format } from 'node:util';
import { vi } from 'vitest';

/** What a command printed, and how it ended. */
export interface Outcome {
  code: number;
  stdout: string;
  stderr: string;
}

/** What `process.exit` becomes while a command runs here. */
class Exit extends Error {
  readonly code: number;
  constructor(code: number) {
    super(`exit ${code}`);
    this.code = code;
  }
}

interface Surroundings {
  env?: Record<string, string | undefined>;
  /** The working directory. */
  folder?: string;
}

/**
 * Runs a command's main function with these words on its command line. In this process: starting Node and loading the
 * program takes most of the time of a short command.
 */
export async function runCommand(
  main: () => number | Promise<number>,
  words: readonly string[],
  { env = {}, folder }: Surroundings = {},
): Promise<Outcome> {
  const outcome = { code: 0, stdout: '', stderr: '' };
  const before = { argv: process.argv, cwd: process.cwd() };
  const say = (stream: 'stdout' | 'stderr') => (text: unknown) => {
    outcome[stream] += String(text);
    return true;
  };
  const sayLine =
    (stream: 'stdout' | 'stderr') =>
    (...parts: unknown[]) =>
      void (outcome[stream] += `${format(...parts)}\n`);
  const spies = [
    vi.spyOn(console, 'log').mockImplementation(sayLine('stdout')),
    vi.spyOn(console, 'error').mockImplementation(sayLine('stderr')),
    vi.spyOn(process.stdout, 'write').mockImplementation(say('stdout')),
    vi.spyOn(process.stderr, 'write').mockImplementation(say('stderr')),
    vi.spyOn(process, 'exit').mockImplementation((code) => {
      throw new Exit(Number(code ?? 0));
    }),
  ];
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
  process.argv = [process.execPath, 'command', ...words];
  if (folder !== undefined) process.chdir(folder);
  try {
    outcome.code = await main();
  } catch (error) {
    if (!(error instanceof Exit)) throw error;
    outcome.code = error.code;
  } finally {
    if (folder !== undefined) process.chdir(before.cwd);
    process.argv = before.argv;
    for (const spy of spies) spy.mockRestore();
    vi.unstubAllEnvs();
  }
  return outcome;
}
