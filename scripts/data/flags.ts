/** Reads: SVG flags of the package `flag-icons`. */
import type { MediaFile } from '../../src/catalogue/media/media-file.ts';
import path from 'node:path';
import type { Catalogue } from '../../src/catalogue/catalogue.ts';
import { flagFile, flagOfOffice, isFlag } from '../../src/catalogue/offices/flags.ts';
import { projectDir } from '../lib/build-settings.ts';

/** Size of the package's 4:3 flags. */
const size = { width: 640, height: 480 };

/** Adds to the media the flags of the company's offices that data/media does not have. */
export function withFlags(catalogue: Catalogue): Catalogue {
  const mediaFiles = new Set(catalogue.media.map(({ file }) => file));
  const codes = new Set(catalogue.offices.flatMap((office) => flagOfOffice(office, catalogue.site.language) ?? []));
  const flags = [...codes]
    .filter((code) => isFlag(code) && !mediaFiles.has(flagFile(code)))
    .toSorted()
    .map((code): MediaFile => ({ file: flagFile(code), ...size, isPackaged: true }));
  return { ...catalogue, media: [...catalogue.media, ...flags] };
}

/** The path of a medium's file. `mediaDir` is data/media. */
export function sourceOf({ file, isPackaged }: MediaFile, mediaDir: string): string {
  return isPackaged
    ? path.join(projectDir, 'node_modules/flag-icons/flags/4x3', path.basename(file))
    : path.join(mediaDir, file);
}
