/** Stands for the program: what is kept from one build to the next holds for the same one. */
import { globSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { projectDir } from './build-settings.ts';
import { keyOf, keyOfBytes } from './cache.ts';

const read = (name: string) => readFileSync(path.join(projectDir, name));
const withSlashes = (name: string) => name.replaceAll(path.sep, '/');

/** Stands for the project's files that match a pattern, names included: changes whenever what they make could. */
export function hashSources(patterns: readonly string[]): string {
  const names = globSync([...patterns], { cwd: projectDir }).sort();
  if (names.length === 0) throw new Error(`No file of the project matches ${patterns.join(' ')}`);
  return keyOf(...names.flatMap((name) => [withSlashes(name), read(name)]));
}

/** Names and installed versions of packages in one line: part of what decides the bytes of what they make. */
export function readVersions(names: readonly string[]): string {
  return names
    .map((name) => {
      const { version } = JSON.parse(read(`node_modules/${name}/package.json`).toString()) as { version: string };
      return `${name}@${version}`;
    })
    .join(' ');
}

/**
 * Hashes of all sources by their names, with slashes, in the order of names. Generated code follows from other inputs and
 * is left out.
 */
export type ProjectSources = ReadonlyMap<string, string>;

const folders = ['schemas', 'scripts', 'src'];
const files = ['package-lock.json', 'vite.config.ts'];
const source = /\.(tsx?|js|json|typ)$/;

/** Reads them all. A list of folders takes a fifth of the time of patterns. */
export function readProjectSources(): ProjectSources {
  const listed = folders.flatMap((folder) =>
    readdirSync(path.join(projectDir, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => source.test(name))
      .map((name) => `${folder}/${withSlashes(name)}`),
  );
  const names = [...listed, ...files].filter((name) => !name.startsWith('src/generated/')).sort();
  return new Map(names.map((name) => [name, keyOfBytes(read(name))]));
}

/** Stands for those of the sources whose names fit, names included. */
export function keyOfSources(sources: ProjectSources, fits: (name: string) => boolean = () => true): string {
  return keyOf(...[...sources].filter(([name]) => fits(name)).flat());
}
