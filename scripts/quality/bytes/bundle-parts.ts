import { SourceMap, type SourceMapPayload } from 'node:module';
import { glob, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { projectDir } from '../../lib/build-settings.ts';

/** What a program consists of, by the folders that its modules come from, in the order of the table. */
const parts: readonly (readonly [name: string, modules: RegExp])[] = [
  ['React', /node_modules\/(?:react|react-dom|scheduler|use-sync-external-store)\//],
  ['router', /node_modules\/@tanstack\//],
  ['emotion', /node_modules\/(?:@emotion\/|stylis\/)/],
  [
    'carousel (react-slick)',
    /node_modules\/(?:react-slick|json2mq|string-convert|enquire\.js|lodash\.debounce|classnames)\//,
  ],
  ['other libraries', /node_modules\//],
  ['own', /(?:^|\/)src\//],
];
/** What the bundler adds: the imports and exports of the files, and its helpers. */
const rest = 'between them';

export const partNames: readonly string[] = [...parts.map(([name]) => name), rest];

/** Of each file, by its name, the characters of each part. */
export type BundleParts = ReadonlyMap<string, ReadonlyMap<string, number>>;

/** The part that a module belongs to, by its path as a source map names it. */
export function partOf(source: string | undefined): string {
  return parts.find(([, modules]) => source !== undefined && modules.test(source))?.[0] ?? rest;
}

/** Characters of a file of the program by part, counted by its source map. */
export function countParts(code: string, map: SourceMapPayload): Map<string, number> {
  const sources = new SourceMap(map);
  const counts = new Map<string, number>();
  for (const [line, text] of code.split('\n').entries()) {
    for (let column = 0; column < text.length; column += 1) {
      const entry = sources.findEntry(line, column);
      const part = partOf('originalSource' in entry ? entry.originalSource : undefined);
      counts.set(part, (counts.get(part) ?? 0) + 1);
    }
  }
  return counts;
}

/**
 * Builds the browser's program once more, with source maps, which the site's own has not.
 * @param outDir is written anew
 * @returns the counts of each file by its name, which is the same as the site's
 */
export async function readBundleParts(outDir: string): Promise<BundleParts> {
  process.env['NODE_ENV'] = 'production';
  await rm(outDir, { recursive: true, force: true });
  const { createBuilder } = await import('vite');
  const build = { outDir, sourcemap: 'hidden' as const };
  const builder = await createBuilder({ root: projectDir, logLevel: 'error', environments: { client: { build } } });
  const { client } = builder.environments;
  if (!client) throw new Error('vite.config.ts has no environment client');
  await builder.build(client);
  const found = new Map<string, Map<string, number>>();
  for await (const name of glob('assets/*.js.map', { cwd: outDir })) {
    const file = name.slice(0, -'.map'.length);
    const [code = '', map = ''] = await Promise.all(
      [file, name].map((one) => readFile(path.join(outDir, one), 'utf8')),
    );
    found.set(path.basename(file), countParts(code, JSON.parse(map) as SourceMapPayload));
  }
  return found;
}

/**
 * A file's compressed bytes go to its parts as its characters do: brotli compresses it as a whole.
 * @param files with their compressed bytes; of which no counts are known, all is the rest
 */
export function sharePerPart(
  files: readonly { name: string; bytes: number }[],
  counts: BundleParts,
): Map<string, number> {
  const shares = new Map<string, number>();
  const add = (part: string, bytes: number) => shares.set(part, (shares.get(part) ?? 0) + bytes);
  for (const { name, bytes } of files) {
    const ofFile = counts.get(name) ?? new Map([[rest, 1]]);
    const all = [...ofFile.values()].reduce((sum, count) => sum + count, 0);
    for (const [part, count] of ofFile) add(part, (bytes * count) / all);
  }
  return shares;
}
