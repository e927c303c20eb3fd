import { createHash } from 'node:crypto';
import path from 'node:path';

/** The project's own folder. */
export const projectDir: string = path.resolve(import.meta.dirname, '../..');

/** The folder behind the import alias `#generated`. */
export const generatedCodeDir: string = path.join(projectDir, 'src/generated');

export interface BuildSettings {
  dataDir: string;
  /** Output folder of the site. */
  outDir: string;
  /** Bundles and caches of this build: one folder per `outDir`. */
  workDir: string;
  /** Output folder of codegen: `src/generated` for the project's own catalogue, else inside `workDir`. */
  generatedDir: string;
  mediaDir: string;
}

const ownDataDir = path.join(projectDir, 'data');

/** The folders of a build. */
export function buildSettings(data: string = ownDataDir, out: string = path.join(projectDir, 'dist')): BuildSettings {
  const dataDir = path.resolve(data);
  const outDir = path.resolve(out);
  const name = `${path.basename(outDir)}-${createHash('sha256').update(outDir).digest('hex').slice(0, 8)}`;
  const isProjectSite = dataDir === ownDataDir && outDir === path.join(projectDir, 'dist');
  const workDir = path.join(projectDir, '.cache', isProjectSite ? 'site' : name);
  return {
    dataDir,
    outDir,
    workDir,
    generatedDir: isProjectSite ? generatedCodeDir : path.join(workDir, 'generated'),
    mediaDir: path.join(dataDir, 'media'),
  };
}
