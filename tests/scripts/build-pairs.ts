/** Two overlapping builds of the same site. */
import { spawn } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';

/** Exit code and output of a build. */
export interface EndedBuild {
  code: number | null;
  output: string;
}

/** Seconds between the starts of the two builds. */
export const gaps = [0, 0.3, 0.9] as const;

/** @param change changes the data before the build with that number begins */
export async function buildPair(
  words: readonly string[],
  cwd: string,
  gap: number,
  change: (number: 1 | 2) => void,
): Promise<[EndedBuild, EndedBuild]> {
  change(1);
  const first = run(words, cwd);
  await sleep(gap * 1000);
  change(2);
  return Promise.all([first, run(words, cwd)]);
}

function run(words: readonly string[], cwd: string): Promise<EndedBuild> {
  const child = spawn(process.execPath, words, { cwd, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, output }));
  });
}
