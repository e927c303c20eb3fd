/** Reads: flags of the package `flag-icons`. Run by: scripts/data/load-data.ts, photos.ts, scripts/dev/answer-files.ts. */
import path from 'node:path';
import type { Catalogue } from '../../src/catalogue/catalogue.ts';
import { flagFile, flagOfOffice, isFlag } from '../../src/catalogue/offices/flags.ts';
import type { MediaFile } from '../../src/catalogue/media/pictures.ts';
import { projectDir } from '../lib/build-settings.ts';

/** Size of the package's flags in the proportion 4:3. */
const size = { width: 640, height: 480 };

/** The catalogue with the flags among its media that its offices show and that data/media does not have. */
export function withFlags(catalogue: Catalogue): Catalogue {
  const own = new Set(catalogue.media.map(({ file }) => file));
  const codes = new Set(catalogue.offices.flatMap((office) => flagOfOffice(office) ?? []));
  const flags = [...codes]
    .filter((code) => isFlag(code) && !own.has(flagFile(code)))
    .toSorted()
    .map((code): MediaFile => ({ file: flagFile(code), ...size, isPackaged: true }));
  return { ...catalogue, media: [...catalogue.media, ...flags] };
}

/** Where the bytes of a medium are. `mediaDir` is data/media. */
export function sourceOf({ file, isPackaged }: MediaFile, mediaDir: string): string {
  return isPackaged
    ? path.join(projectDir, 'node_modules/flag-icons/flags/4x3', path.basename(file))
    : path.join(mediaDir, file);
}
