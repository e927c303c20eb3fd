/** Reads: the logos and the mark, the cache. Writes: the cache. */
import { fork } from 'node:child_process';
import path from 'node:path';
import { aboutFile } from '../../../src/check/place-files.ts';
import type { Finding } from '../../../src/yaml/finding.ts';
import { markFile } from '../../../src/catalogue/media/app-icons.ts';
import { cleanSvg } from '../../../src/catalogue/media/read-svg.ts';
import { type BuildCache, keyOf } from '../../lib/cache.ts';
import { readIfThere } from '../../lib/files.ts';
import { keyOfMaker } from '../../lib/source-hash.ts';

/** In milliseconds; a drawing takes less than one second. A few copies of copies in it would take years. */
const patience = 20_000;

/** Paints the mark and the logos. Finds those that the build, or a browser, cannot paint. */
export async function tryDrawings(
  logos: readonly string[],
  mediaDir: string,
  cache: BuildCache,
  limit = patience,
): Promise<Finding[]> {
  const maker = keyOfMaker(['scripts/data/drawings/'], ['sharp', '@resvg/resvg-wasm']);
  const drawings = new Set([markFile, ...logos.filter((logo) => logo.endsWith('.svg'))]);
  const tried = Array.from(drawings, async (file): Promise<Finding[]> => {
    const bytes = await readIfThere(path.join(mediaDir, file));
    const svg = bytes && cleanSvg(bytes);
    // What the check refuses is not painted.
    if (svg === undefined) return [];
    const tryIt = () => whyNotPainted(file === markFile ? 'mark' : 'logo', svg, limit);
    // That it took too long is not kept: the machine may have been busy.
    const why = await cache.getValue(keyOf(maker, file, svg), tryIt).catch((error: unknown) => error);
    return why === '' ? [] : [aboutDamage(file, 'The build cannot paint the drawing', why)];
  });
  return (await Promise.all(tried)).flat();
}

/** Paints in a process of its own, which alone can be ended. Throws if it was. */
function whyNotPainted(how: 'mark' | 'logo', svg: string, limit: number): Promise<string> {
  return new Promise((resolve, reject) => {
    const program = path.join(import.meta.dirname, 'paint-drawing.ts');
    const painter = fork(program, [how], { execArgv: [], timeout: limit, killSignal: 'SIGKILL' });
    painter.on('message', (why) => resolve(String(why)));
    painter.on('exit', () => reject(new Error(`it takes more than ${limit / 1000} seconds, or all memory`)));
    painter.send(svg);
  });
}

/** A finding about a medium that a decoder refused, with the decoder's reason. */
export function aboutDamage(file: string, what: string, error: unknown): Finding {
  const why = (error instanceof Error ? error.message : String(error)).trim().replace(/\.$/, '');
  return aboutFile(`media/${file}`, 'media/damaged', `${what}: ${why}.`, 'copy it here again, or export it again');
}
