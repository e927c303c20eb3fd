import { createHash } from 'node:crypto';
import path from 'node:path';

/** The project's own folder. */
export const projectDir: string = path.resolve(import.meta.dirname, '../..');

export interface BuildSettings {
  dataDir: string;
  /** Output folder of the site. */
  outDir: string;
  /** Bundles and caches of this build: one folder per `outDir`. */
  workDir: string;
  /** Output folder of codegen: `src/generated` for the project's own catalogue, else inside `workDir`. */
  generatedDir: string;
  mediaDir: string;
  schemasDir: string;
}

const ownDataDir = path.join(projectDir, 'data');

/**
 * The folders of a build. Vite loads its configuration without arguments, so the data and output folders reach it
 * through the environment (`CATALOGUE_DATA`, `CATALOGUE_OUT`, set by `useBuildSettings`).
 */
export function buildSettings(
  data: string = process.env['CATALOGUE_DATA'] ?? ownDataDir,
  out: string = process.env['CATALOGUE_OUT'] ?? path.join(projectDir, 'dist'),
): BuildSettings {
  const dataDir = path.resolve(data);
  const outDir = path.resolve(out);
  const name = `${path.basename(outDir)}-${createHash('sha256').update(outDir).digest('hex').slice(0, 8)}`;
  const own = dataDir === ownDataDir && outDir === path.join(projectDir, 'dist');
  const workDir = path.join(projectDir, '.cache', own ? 'site' : name);
  return {
    dataDir,
    outDir,
    workDir,
    generatedDir: own ? path.join(projectDir, 'src/generated') : path.join(workDir, 'generated'),
    mediaDir: path.join(dataDir, 'media'),
    schemasDir: path.join(projectDir, 'schemas'),
  };
}

/** Sets the folders for this process and for the vite configuration that it loads. */
export function useBuildSettings(data: string | undefined, out: string | undefined): BuildSettings {
  const settings = buildSettings(data, out);
  process.env['CATALOGUE_DATA'] = settings.dataDir;
  process.env['CATALOGUE_OUT'] = settings.outDir;
  return settings;
}
