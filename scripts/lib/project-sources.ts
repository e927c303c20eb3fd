/** The project's own sources, read once by a build: what is kept from one build to the next holds for the same ones. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { keyOf, keyOfBytes } from './key-of.ts';
import { projectDir } from './build-settings.ts';

/** Hashes of the sources by their names, with slashes, in the order of names. Generated code follows from other inputs and is left out. */
export type ProjectSources = ReadonlyMap<string, string>;

const folders = ['schemas', 'scripts', 'src'];
const files = ['package-lock.json', 'vite.config.ts'];
const source = /\.(tsx?|js|json|typ)$/;

export function readProjectSources(): ProjectSources {
  const listed = folders.flatMap((folder) =>
    readdirSync(path.join(projectDir, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => source.test(name))
      .map((name) => `${folder}/${name.replaceAll(path.sep, '/')}`),
  );
  const names = [...listed, ...files].filter((name) => !name.startsWith('src/generated/')).sort();
  return new Map(names.map((name) => [name, keyOfBytes(readFileSync(path.join(projectDir, name)))]));
}

/** Stands for those of the sources whose names fit, names included. */
export function keyOfSources(sources: ProjectSources, fits: (name: string) => boolean = () => true): string {
  return keyOf(...[...sources].filter(([name]) => fits(name)).flat());
}
