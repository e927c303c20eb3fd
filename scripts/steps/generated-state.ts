/** Reads: generated code. Reads and writes: <work>/generated-state. Run by: scripts/steps/inputs.ts, scripts/steps/make-site.ts. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { projectDir, type BuildSettings } from '../lib/build-settings.ts';
import { readSealed, writeSealed } from '../lib/sealed-file.ts';
import { keyOf } from '../outputs/output.ts';

/** What the schemas decide on is written here in any case, since programs that Node runs take it from here. */
export const sharedDir: string = path.join(projectDir, 'src/generated');
/** Whether generated code follows from the schemas alone. What follows from a catalogue is in the shared folder another one's. */
export const isOfSchemas = (name: string): boolean => !/^app-path\.gen\.ts$|\.(json|woff2)$/.test(name);

/** Generated code is a result as well: who takes it away, or writes into it, gets it made again. */
export function hashGenerated({ generatedDir }: BuildSettings): string {
  const shared = generatedDir === sharedDir ? '' : hashFolder(sharedDir, isOfSchemas);
  return keyOf(hashFolder(generatedDir), shared);
}

function hashFolder(folder: string, isCounted: (name: string) => boolean = () => true): string {
  try {
    const names = readdirSync(folder).filter(isCounted).sort();
    return keyOf(...names.flatMap((name) => [name, readFileSync(path.join(folder, name))]));
  } catch {
    return '';
  }
}

const stateFile = ({ workDir }: BuildSettings) => path.join(workDir, 'generated-state');

/**
 * What stands for the catalogue from which the generated code was made.
 * @param sources stands for the schemas and the program that made it
 * @returns undefined when the code is not what was made, or was made from other schemas
 */
export function generatedFrom(settings: BuildSettings, sources: string): string | undefined {
  const [catalogue, hash] = readSealed(stateFile(settings), sources)?.split('\n') ?? [];
  return hash !== undefined && hash === hashGenerated(settings) ? catalogue : undefined;
}

/** Notes from what the code was generated. */
export function noteGenerated(settings: BuildSettings, sources: string, catalogue: string): void {
  writeSealed(stateFile(settings), sources, `${catalogue}\n${hashGenerated(settings)}`);
}
