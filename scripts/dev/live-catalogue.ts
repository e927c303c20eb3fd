/** Reads: the data folder, schemas/. */
import type { Catalogue } from '../../src/catalogue/catalogue.ts';
import type { DataFile } from '../../src/check/place-files.ts';
import type { Entry } from '../../src/catalogue/entry.ts';
import type { Finding } from '../../src/yaml/finding.ts';
import type { Shell } from '../../src/catalogue/navigation.ts';
import { dataPath, htmlFile } from '../../src/catalogue/paths.ts';
import { makePathMap } from '../../src/server/path-map.ts';
import type { ListedPage } from '../../src/features/page/list-pages.ts';
import { readPages, type SiteInLanguage } from '../codegen/codegen.ts';
import type { BuildSettings } from '../lib/build-settings.ts';
import { forgetValidators } from '../data/load-validators.ts';
import { measureWhenAsked, type KnownMeasures } from '../build/machines/measure-machines.ts';
import { readData } from '../data/read-data.ts';

/** A catalogue without errors, with indexes for requests. */
export interface ValidCatalogue {
  catalogue: Catalogue;
  files: readonly DataFile[];
  /** In all languages. */
  pages: ListedPage[];
  shell: Shell;
  /** The site in each further language. */
  translations: readonly SiteInLanguage[];
  /** Pages by path, and by the address of their data. */
  byPath: ReadonlyMap<string, ListedPage>;
  byDataPath: ReadonlyMap<string, ListedPage>;
  /** Resolves an address. */
  resolve: ReturnType<typeof makePathMap>;
}

interface LiveCatalogue {
  /** Errors and warnings of the latest read. */
  readonly findings: Finding[];
  /** Whether the latest read has no error. */
  readonly isValid: boolean;
  /** The latest read without errors; undefined until there is one. */
  readonly valid: ValidCatalogue | undefined;
  /** Reads the data folder. */
  read: () => Promise<void>;
  /** Reads the schemas and the data folder. */
  readByNewSchemas: () => Promise<void>;
}

const nothing = new Uint8Array();

/** The live catalogue of a data folder. Reads nothing yet. */
export function openLiveCatalogue({ dataDir }: BuildSettings): LiveCatalogue {
  const measures: KnownMeasures = { machines: new Map(), plants: new Map() };
  /** The bytes of the latest read, and the entries of the files without findings. */
  let before = { bytes: new Map<string, Uint8Array>(), entries: new Map<string, Entry>() };
  const state = { findings: [] as Finding[], isValid: false, valid: undefined as ValidCatalogue | undefined };

  const read = async () => {
    const folder = await readData(dataDir);
    const files = folder?.files ?? [];
    const bytes = new Map(files.map((data) => [data.file, data.bytes]));
    const isSame = (file: string) =>
      Buffer.compare(bytes.get(file) ?? nothing, before.bytes.get(file) ?? nothing) === 0;
    const known = new Map([...before.entries].filter(([file]) => isSame(file)));
    const { catalogue, shell, translations, entries, findings, ...first } = await readPages({
      dataDir,
      folder: folder && { ...folder, known },
      measure: (linked) => measureWhenAsked(linked, measures),
    });
    const withFindings = new Set(findings.map(({ file }) => file));
    const reusable = entries.filter(({ file, errorFree }) => errorFree && !withFindings.has(file));
    before = { bytes, entries: new Map(reusable.map((entry) => [entry.file, entry])) };
    state.findings = findings;
    state.isValid = catalogue !== undefined && shell !== undefined;
    if (!catalogue || !shell) return;
    const pages = [first, ...translations].flatMap((site) => site.pages);
    state.valid = {
      catalogue,
      files,
      pages,
      shell,
      translations,
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
      before.entries.clear();
      await read();
    },
  });
}
