/** Hashes of the program's sources, used as cache keys. */
import { globSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { projectDir } from './build-settings.ts';
import { keyOf, keyOfBytes } from './cache.ts';

const read = (name: string) => readFileSync(path.join(projectDir, name));
const withSlashes = (name: string) => name.replaceAll(path.sep, '/');

/** Hash of the project's files that match a pattern, including their names. */
export function hashSources(patterns: readonly string[]): string {
  const names = globSync([...patterns], { cwd: projectDir }).sort();
  if (names.length === 0) throw new Error(`No file of the project matches ${patterns.join(' ')}`);
  return keyOf(...names.flatMap((name) => [withSlashes(name), read(name)]));
}

/** Names and installed versions of packages, as part of a cache key. */
export function readVersions(names: readonly string[]): string {
  return names
    .map((name) => {
      const { version } = JSON.parse(read(`node_modules/${name}/package.json`).toString()) as { version: string };
      return `${name}@${version}`;
    })
    .join(' ');
}

/**
 * Hashes of all sources by file name (with slashes), sorted. Excludes generated code, which derives from other input.
 */
export type ProjectSources = ReadonlyMap<string, string>;

const folders = ['schemas', 'scripts', 'src'];
const files = ['package-lock.json', 'vite.config.ts'];
const source = /\.(tsx?|js|json|typ)$/;

/** Reads all sources. Listing folders takes a fifth of the time of glob patterns. */
export function readProjectSources(): ProjectSources {
  const listed = folders.flatMap((folder) =>
    readdirSync(path.join(projectDir, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => source.test(name))
      .map((name) => `${folder}/${withSlashes(name)}`),
  );
  const names = [...listed, ...files].filter((name) => !name.startsWith('src/generated/')).sort();
  return new Map(names.map((name) => [name, keyOfBytes(read(name))]));
}

/** Hash of the sources whose names match, including their names. */
export function keyOfSources(sources: ProjectSources, fits: (name: string) => boolean = () => true): string {
  return keyOf(...[...sources].filter(([name]) => fits(name)).flat());
}
