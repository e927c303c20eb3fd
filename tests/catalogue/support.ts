import path from 'node:path';
import type { DataFile } from '../../src/check/place-files.ts';
import type { Catalogue } from '../../src/catalogue/catalogue.ts';
import { loadCatalogue, type LoadedCatalogue } from '../../src/check/load-catalogue.ts';
import { runChecks, type CheckInput } from '../../src/check/run-checks.ts';
import type { PageData } from '#generated/pages.gen.ts';
import { listPages } from '../../src/features/page/list-pages.ts';
import { formatFinding } from '../../scripts/lib/print-findings.ts';
import { readData, type DataFolder } from '../../scripts/data/read-data.ts';
import { readPack } from '../../scripts/data/read-pack.ts';
import { loadValidators } from '../../scripts/data/load-validators.ts';

export const fixturesDir = path.resolve(import.meta.dirname, '../fixtures');

/** On this day, all fairs of the fixture are upcoming. */
export const today = '2025-01-01';

/** Changes to the fixture: a file's new text, a function of its old text, or null to delete it. */
export type Changes = Record<string, string | Uint8Array | ((text: string) => string) | null>;

export const validators = await loadValidators();
const folder = await readData(path.join(fixturesDir, 'catalogue'));
if (!folder) throw new Error('The fixture is missing');
export const fixtureFolder = folder;
export const { files, media } = folder;

const readOnce = runChecks({ files, media, validators, today });
const entryOf = new Map(readOnce.entries.map((entry) => [entry.file, entry]));

/** What `runChecks` takes. The fixture's own files are read once for all catalogues here, as between two builds. */
export function checkInput(own: Pick<DataFolder, 'files' | 'media'>, day = today): CheckInput {
  const unchanged = own.files.filter((file) => files.includes(file) && !readOnce.reported.has(file.file));
  const known = new Map(
    unchanged.flatMap(({ file }) => {
      const entry = entryOf.get(file);
      return entry ? [[file, entry] as const] : [];
    }),
  );
  return { files: own.files, media: own.media, validators, today: day, known, packOf: readPack };
}

/** Loads the fixture catalogue with changes, on a fixed day. */
export function load(changes: Changes = {}, day = today): LoadedCatalogue {
  return loadFolder(fixtureFolder, changes, day);
}

/** Loads a catalogue with changes, on a fixed day. */
export function loadFolder(
  { files: own, media: pictures }: DataFolder,
  changes: Changes,
  day = today,
): LoadedCatalogue {
  const names = new Set([...own.map(({ file }) => file), ...Object.keys(changes)]);
  const changed = [...names].sort().flatMap((file): DataFile[] => {
    const old = own.find((other) => other.file === file);
    const change = changes[file];
    if (change === null) return [];
    if (change === undefined) return old ? [old] : [];
    const text = typeof change === 'function' ? change(old ? new TextDecoder().decode(old.bytes) : '') : change;
    if (old && text === new TextDecoder().decode(old.bytes)) throw new Error(`${file} did not change`);
    return [{ file, bytes: typeof text === 'string' ? new TextEncoder().encode(text) : text }];
  });
  return loadCatalogue(checkInput({ files: changed, media: pictures }, day));
}

/** Links the fixture catalogue with changes, on a fixed day. Throws if they cause an error. */
export function linked(changes: Changes = {}, day = today): Catalogue {
  const { catalogue, findings } = load(changes, day);
  if (!catalogue) throw new Error(findings.map((finding) => formatFinding(finding, '')).join('\n'));
  return catalogue;
}

/** The page at a path; throws if it is of another kind. */
export function pageAt<Kind extends PageData['kind']>(
  catalogue: Catalogue,
  at: string,
  kind: Kind,
): Extract<PageData, { kind: Kind }> {
  const page = listPages(catalogue)
    .find((listed) => listed.path === at)
    ?.page();
  if (page?.kind !== kind) throw new Error(`There is no page of kind ${kind} at ${at}`);
  return page as Extract<PageData, { kind: Kind }>;
}

/** Findings as an editor reads them: position, message, line with carets, fix. */
export function asText({ findings }: Pick<LoadedCatalogue, 'findings'>): string {
  return findings.map((finding) => formatFinding(finding, '')).join('\n\n');
}
