/** Reads: the data folder, schemas/. Run by: scripts/dev/catalogue-in-dev.ts. */
import type { Catalogue } from '../../src/catalogue/catalogue.ts';
import type { Entry } from '../../src/catalogue/check/entry.ts';
import type { Finding } from '../../src/catalogue/finding.ts';
import type { PictureExtent, Shell } from '../../src/catalogue/page-data.ts';
import { dataPath, htmlFile } from '../../src/catalogue/paths.ts';
import { makePathMap } from '../../src/server/path-map.ts';
import type { ListedPage } from '../../src/catalogue/pages/list-pages.ts';
import { readPages } from '../codegen/codegen.ts';
import type { BuildSettings } from '../lib/build-settings.ts';
import { forgetValidators } from '../data/load-validators.ts';
import { measureWhenAsked } from '../machines/measure-pictures.ts';
import { readData, rereadFiles, type DataFolder } from '../data/read-data.ts';

/** A catalogue without errors, and what is looked for in it with each request. */
export interface SoundCatalogue {
  catalogue: Catalogue;
  pages: ListedPage[];
  shell: Shell;
  /** Pages by their path, and by the address of their data. */
  byPath: ReadonlyMap<string, ListedPage>;
  byDataPath: ReadonlyMap<string, ListedPage>;
  /** What an address leads to. */
  resolve: ReturnType<typeof makePathMap>;
}

export interface LiveCatalogue {
  /** What the newest reading found, errors and warnings. */
  readonly findings: Finding[];
  /** Whether the newest reading has no error. */
  readonly isSound: boolean;
  /** The newest reading without errors; undefined until there is one. */
  readonly sound: SoundCatalogue | undefined;
  /** Reads these files of the data folder again, or all. */
  read: (names?: ReadonlySet<string>) => Promise<void>;
  /** Reads all again, with schemas that may have changed. */
  readByNewSchemas: () => Promise<void>;
}

/** The data folder, of which only the files that changed are read again. Nothing is read yet. */
export function openLiveCatalogue({ dataDir }: BuildSettings): LiveCatalogue {
  let folder: DataFolder | undefined;
  /** Those of the newest reading in whose files nothing was found: while their files stay as they are, they are not read again. */
  let entries: readonly Entry[] = [];
  const extents = new Map<string, PictureExtent>();
  const state = { findings: [] as Finding[], isSound: false, sound: undefined as SoundCatalogue | undefined };

  const read = async (names?: ReadonlySet<string>) => {
    const reread = folder && names && rereadFiles(dataDir, folder, names);
    folder = reread ?? (await readData(dataDir, { hashed: true }));
    const unchanged = reread ? entries.filter(({ file }) => !names?.has(file)) : [];
    const known = new Map(unchanged.map((entry) => [entry.file, entry]));
    const { catalogue, pages, shell, findings, entries: all } = await readPages({ dataDir, folder, known });
    const found = new Set(findings.map(({ file }) => file));
    entries = all.filter(({ file }) => !found.has(file));
    state.findings = findings;
    state.isSound = catalogue !== undefined && shell !== undefined;
    if (!catalogue || !shell) return;
    catalogue.pictureExtents = measureWhenAsked(catalogue, extents);
    state.sound = {
      catalogue,
      pages,
      shell,
      byPath: new Map(pages.map((page) => [page.path, page])),
      byDataPath: new Map(pages.map((page) => [dataPath(page.path), page])),
      resolve: makePathMap(
        pages.map((page) => htmlFile(page.path)),
        catalogue.site.redirects,
      ),
    };
  };
  return Object.assign(state, {
    read,
    async readByNewSchemas() {
      forgetValidators();
      await read();
    },
  });
}
