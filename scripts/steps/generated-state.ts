/** Reads: generated code. Reads and writes: <work>/generated-state. Run by: scripts/steps/inputs.ts, scripts/steps/make-site.ts. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { BuildSettings } from '../lib/build-settings.ts';
import { readSealed, writeSealed } from '../lib/sealed-file.ts';
import { keyOf } from '../outputs/output.ts';

/** Generated code is a result as well: who takes it away, or writes into it, gets it made again. */
export function hashGenerated({ generatedDir }: BuildSettings): string {
  try {
    const names = readdirSync(generatedDir).sort();
    return keyOf(...names.flatMap((name) => [name, readFileSync(path.join(generatedDir, name))]));
  } catch {
    return '';
  }
}

const stateFile = ({ workDir }: BuildSettings) => path.join(workDir, 'generated-state');

/** Whether the generated code is what was made from the same: `key` stands for all that it follows from. */
export function isGenerated(settings: BuildSettings, key: string): boolean {
  const kept = readSealed(stateFile(settings), key);
  return kept !== undefined && kept !== '' && kept === hashGenerated(settings);
}

/** Notes that the code was generated. */
export function noteGenerated(settings: BuildSettings, key: string): void {
  writeSealed(stateFile(settings), key, hashGenerated(settings));
}
