/** Hashes of the program's sources, used as cache keys. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { projectDir } from './build-settings.ts';
import { keyOf, keyOfBytes } from './cache.ts';

const read = (name: string) => readFileSync(path.join(projectDir, name));
const withSlashes = (name: string) => name.replaceAll(path.sep, '/');

/** Names and installed versions of packages, as part of a cache key. */
export function readVersions(names: readonly string[]): string {
  return names
    .map((name) => {
      const { version } = JSON.parse(read(`node_modules/${name}/package.json`).toString()) as { version: string };
      return `${name}@${version}`;
    })
    .join(' ');
}

/** The part of a cache key that stands for a maker of files: its sources, and the packages that it uses. */
export const keyOfMaker = (sources: readonly string[], packages: readonly string[]): string =>
  keyOf(hashSources(sources), readVersions(packages));

/** The sources that drawings depend on. A drawing converts lengths itself: its key has them as the maker wrote them. */
export const drawingSources = [
  'src/drawing/',
  'src/look/',
  ...['amounts', 'figure', 'make-figure', 'measure', 'reading/sides', 'targets', 'units/table', 'units'].map(
    (name) => `src/figures/${name}.ts`,
  ),
  'src/catalogue/words.ts',
];

const folders = ['schemas', 'scripts', 'src'];
const files = ['package-lock.json', 'vite.config.ts'];
const source = /\.(tsx?|js|json|typ|css|svg|yaml)$/;

/** Read once: a process runs the sources that it started with. */
let hashes: Map<string, string> | undefined;

/**
 * Hashes of all sources by file name (with slashes), sorted. Excludes generated code, which derives from other input.
 */
function readSources(): Map<string, string> {
  // Listing folders takes a fifth of the time of glob patterns.
  const listed = folders.flatMap((folder) =>
    readdirSync(path.join(projectDir, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => source.test(name))
      .map((name) => `${folder}/${withSlashes(name)}`),
  );
  const names = [...listed, ...files].filter((name) => !name.startsWith('src/generated/')).sort();
  return new Map(names.map((name) => [name, keyOfBytes(read(name))]));
}

/** Hash of the sources whose names start with one of these texts, including their names. By default of all sources. */
export function hashSources(starts: readonly string[] = ['']): string {
  hashes ??= readSources();
  const matching = [...hashes].filter(([name]) => starts.some((start) => name.startsWith(start)));
  if (matching.length === 0) throw new Error(`No file of the project starts with ${starts.join(' or ')}`);
  return keyOf(...matching.flat());
}
