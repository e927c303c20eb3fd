/** Reads: the logo and the mark, the cache. Writes: the cache. */
import path from 'node:path';
import { aboutFile } from '../../../src/check/place-files.ts';
import type { Finding } from '../../../src/yaml/finding.ts';
import { appIcons, markFile } from '../../../src/catalogue/media/app-icons.ts';
import { cleanSvg } from '../../../src/catalogue/media/read-svg.ts';
import { type BuildCache, keyOf } from '../../lib/cache.ts';
import { readIfThere } from '../../lib/files.ts';
import { keyOfMaker } from '../../lib/source-hash.ts';

/** In pixels, about that of the logo on a card. */
const width = 300;

/** Paints the drawings that the build paints: the logo for dark backgrounds, and the mark. Finds those that it cannot. */
export async function tryDrawings(logo: string | undefined, mediaDir: string, cache: BuildCache): Promise<Finding[]> {
  const maker = keyOfMaker(['scripts/data/drawings/'], ['sharp', '@resvg/resvg-wasm']);
  const paints: [string, (svg: string) => Promise<unknown>][] = [
    [markFile, paintMark],
    ...(logo?.endsWith('.svg') === true ? [[logo, paintAsLogo] satisfies [string, unknown]] : []),
  ];
  const tried = paints.map(async ([file, paint]): Promise<Finding[]> => {
    const bytes = await readIfThere(path.join(mediaDir, file));
    const svg = bytes && cleanSvg(bytes);
    // What the check refuses is not painted.
    if (svg === undefined) return [];
    const tryIt = () =>
      paint(svg).then(
        () => [],
        (error: unknown) => [aboutDamage(file, 'The build cannot paint the drawing', error)],
      );
    return cache.getValue(keyOf(maker, file, svg), tryIt);
  });
  return (await Promise.all(tried)).flat();
}

async function paintMark(mark: string): Promise<void> {
  const { paintIcon } = await import('./paint-icon.ts');
  await Promise.all(appIcons.map(({ size, share }) => paintIcon({ mark, size, share })));
}

async function paintAsLogo(svg: string): Promise<void> {
  const { paintLogo } = await import('./paint-logo.ts');
  await paintLogo(svg, width);
}

/** A finding about a medium that a decoder refused, with the decoder's reason. */
export function aboutDamage(file: string, what: string, error: unknown): Finding {
  const why = (error instanceof Error ? error.message : String(error)).trim().replace(/\.$/, '');
  return aboutFile(`media/${file}`, 'media/damaged', `${what}: ${why}.`, 'copy it here again, or export it again');
}
