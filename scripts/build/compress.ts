/** The compressed forms of the site's files. Run by: scripts/build/make-site.ts. */
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { type BuildCache, keyOf } from '../lib/cache.ts';

const texts = /\.(html|js|css|json|svg|xml|txt|webmanifest|ics|vcf|glb|dxf)$/;
/** What every visitor loads and what changes with the program alone. */
const programs = /\.(js|css)$/;
/** Smaller texts fit one packet as they are. */
const smallest = 256;

/**
 * Levels of a document and of a program's file. Brotli at 11 takes fifty times as long as at 6 (15.6 against 0.31 ms a document)
 * for a tenth fewer bytes: worth it for the programs, of which there are few and which the cache keeps.
 */
const levels = { document: { br: 6, gz: 6 }, program: { br: 11, gz: 9 } };

const encoders = {
  br: (bytes: Uint8Array, level: number) =>
    promisify(brotliCompress)(bytes, {
      params: { [constants.BROTLI_PARAM_QUALITY]: level, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
    }),
  gz: (bytes: Uint8Array, level: number) => promisify(gzip)(bytes, { level }),
};

/**
 * The compressed forms of a text file, so that the server only hands files out.
 * @returns the bytes of the forms by their ending; none for other files, and for those too small to gain anything
 */
export async function compress(
  name: string,
  bytes: Uint8Array,
  cache: BuildCache,
): Promise<Record<string, Uint8Array>> {
  if (!texts.test(name) || bytes.length < smallest) return {};
  const isProgram = programs.test(name);
  const level = levels[isProgram ? 'program' : 'document'];
  const encode = async (ending: 'br' | 'gz') => {
    const make = () => encoders[ending](bytes, level[ending]);
    return isProgram ? cache.get(keyOf(ending, String(level[ending]), bytes), make) : make();
  };
  const [br, gz] = await Promise.all([encode('br'), encode('gz')]);
  return { br, gz };
}
