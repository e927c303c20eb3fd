/** Reads: everything that a build depends on. Writes: <work>/built. Run by: scripts/start.ts. */
import { createHash } from 'node:crypto';
import { globSync } from 'node:fs';
import { access, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { projectDir, type BuildSettings } from '../lib/build-settings.ts';

const program = '{src,scripts,schemas}/**/*.{ts,tsx,json,typ}';
const single = ['package-lock.json', 'vite.config.ts'];

/** Hash of all that a build is made from: the data, the schemas, the program, the libraries. */
export async function inputHash({ dataDir }: BuildSettings): Promise<string> {
  const hash = createHash('sha256');
  const add = async (root: string, names: string[]) => {
    for (const name of names.sort()) {
      hash
        .update(`${name}\0`)
        .update(await readFile(path.join(root, name)))
        .update('\0');
    }
  };
  const isInput = (name: string) => !name.startsWith(path.join('src', 'generated'));
  await add(projectDir, [...globSync(program, { cwd: projectDir }).filter(isInput), ...single]);
  const data = globSync('**/*', { cwd: dataDir, withFileTypes: true }).filter((entry) => entry.isFile());
  await add(
    dataDir,
    data.map((entry) => path.relative(dataDir, path.join(entry.parentPath, entry.name))),
  );
  return hash.digest('hex');
}

const builtFile = ({ workDir }: BuildSettings) => path.join(workDir, 'built');

/** The hash that the present site was built from; undefined when there is no site. */
export async function readBuiltHash(settings: BuildSettings): Promise<string | undefined> {
  try {
    await access(path.join(settings.outDir, 'index.html'));
    return await readFile(builtFile(settings), 'utf8');
  } catch {
    return undefined;
  }
}

export async function writeBuiltHash(settings: BuildSettings, hash: string): Promise<void> {
  await mkdir(settings.workDir, { recursive: true });
  await writeFile(builtFile(settings), hash);
}
