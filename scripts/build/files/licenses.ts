/** Reads: what the bundler wrote down about the packages in each program, the licences of all packages that the site contains. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { projectDir } from '../../lib/build-settings.ts';
import type { Program } from '../program.ts';
import { textOutput, type Output } from '../output.ts';

/** The notices of everything that the site contains: most licences demand that each copy carries them. */
const licensesFile = 'licenses.txt';

/** Packages outside the programs: the typefaces of pages, sheets and cards, and the flags. */
export const filePackages = [
  '@expo-google-fonts/archivo',
  '@expo-google-fonts/noto-sans-arabic',
  '@expo-google-fonts/noto-sans-devanagari',
  '@fontsource-variable/archivo',
  '@fontsource-variable/noto-sans',
  '@fontsource-variable/noto-sans-sc',
  'flag-icons',
];

/** A package as Vite describes it (`build.license` in vite.config.ts). */
interface Notice {
  name: string;
  version: string;
  /** SPDX identifier. */
  identifier?: string;
  text?: string;
}

const readJson = (file: string): unknown => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : []);

function readPackage(folder: string): Notice {
  const { name, version, license } = readJson(path.join(folder, 'package.json')) as Record<string, string>;
  // A typeface has its own licence beside that of the package.
  const files = ['LICENSE', 'LICENSE_FONT', 'LICENSE.md', 'license'].map((file) => path.join(folder, file));
  const texts = files.filter((file) => existsSync(file)).map((file) => readFileSync(file, 'utf8').trim());
  return { name: name ?? '', version: version ?? '', identifier: license ?? '', text: texts.join('\n\n') };
}

/**
 * The file with all notices. Packages with the same text share it.
 * @throws when a package has no licence text
 */
export function licensesOutput({ dir }: Program): Output {
  const inPrograms = ['client', 'editor', 'worker', 'withdrawal'].flatMap(
    (part) => readJson(path.join(dir, part, '.vite/license.json')) as Notice[],
  );
  const inWorkers = readJson(path.join(dir, 'editor/.vite/worker-packages.json')) as string[];
  const folders = [...filePackages.map((name) => path.join('node_modules', name)), ...inWorkers];
  const all = [...inPrograms, ...folders.map((folder) => readPackage(path.join(projectDir, folder)))];
  const titled = all.map(({ name, version, identifier = '', text = '' }) => {
    if (text === '') throw new Error(`the package ${name} has no licence text`);
    return [`${name} ${version}${identifier === '' ? '' : ` (${identifier})`}`, text] as const;
  });
  const byText = Map.groupBy(new Map(titled.toSorted(([a], [b]) => (a < b ? -1 : 1))), ([, text]) => text);
  const projectLicence = readFileSync(path.join(projectDir, 'LICENSE'), 'utf8').trim();
  const parts = [...byText].map(([text, packages]) => `${packages.map(([title]) => title).join('\n')}\n\n${text}\n`);
  const line = `\n${'-'.repeat(72)}\n\n`;
  return textOutput(licensesFile, [`The program of this site\n\n${projectLicence}\n`, ...parts].join(line));
}
