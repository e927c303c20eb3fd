/** Reads: the data folder, the catalogue. Writes (through outputs): <site>/editor.html, <site>/_editor. Run by: scripts/steps/site-groups.ts, scripts/dev/answer-editor.ts. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Catalogue } from '../../src/catalogue/catalogue.ts';
import type { DataFile } from '../../src/catalogue/check/place-files.ts';
import {
  baseGroup,
  groupFile,
  indexPath,
  makeIndex,
  modelGroup,
  type SourceTexts,
} from '../../src/editor/engine/index-file.ts';
import { htmlFile } from '../../src/catalogue/paths.ts';
import { editorPath } from '../../src/editor/embedded.ts';
import { editorDocument } from '../lib/editor-document.ts';
import { groupOf, keyOf, textOutput, type OutputGroup } from '../outputs/output.ts';
import { readEditorScript, type Program } from './program.ts';

/** A file that the web editor fetches: its path in the site, the data files that it is made of, and its text. */
export interface EditorFile {
  path: string;
  sources: readonly string[];
  text: () => string;
}

/** The sources of a catalogue as files for the web editor. `bytes` holds each data file by its name. */
export function listEditorFiles(catalogue: Catalogue, bytes: ReadonlyMap<string, Uint8Array>): EditorFile[] {
  const { entries } = makeIndex({ ...catalogue, models: [] });
  const groups = Map.groupBy(catalogue.models, ({ category }) => modelGroup(category.id));
  const group = (name: string, files: readonly { file: string }[]): EditorFile => ({
    path: groupFile(name).slice(1),
    sources: files.map(({ file }) => file),
    text: () =>
      JSON.stringify(
        Object.fromEntries(files.map(({ file }) => [file, decode(bytes.get(file))])) satisfies SourceTexts,
      ),
  });
  return [
    { path: indexPath.slice(1), sources: [], text: () => JSON.stringify(makeIndex(catalogue)) },
    group(baseGroup, entries),
    ...[...groups].map(([name, files]) => group(name, files)),
  ];
}

const decode = (bytes: Uint8Array | undefined) => new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);

/** Reads the files of a catalogue's entries. One after the other: see `readData`. */
export function readSources(catalogue: Catalogue, dataDir: string): Map<string, Uint8Array> {
  const { entries, models } = makeIndex(catalogue);
  return new Map([...entries, ...models].map(({ file }) => [file, readFileSync(path.join(dataDir, file))]));
}

/**
 * The page of the editor with its index, and the sources of each category as a group.
 * @param outline stands for all that is no model, and for what an index says of models
 */
export async function editorGroups(
  catalogue: Catalogue,
  files: readonly DataFile[],
  program: Program,
  outline: string,
): Promise<OutputGroup[]> {
  const script = await readEditorScript(program.dir);
  const byName = new Map(files.map((one) => [one.file, one]));
  const listed = listEditorFiles(catalogue, new Map(files.map(({ file, bytes }) => [file, bytes])));
  const sources = listed.map(({ path: name, sources: own, text }): OutputGroup => ({
    name,
    key:
      own.length === 0
        ? keyOf(program.key, outline)
        : keyOf(program.key, ...own.map((file) => byName.get(file)?.hash ?? '')),
    list: () => [textOutput(name, text())],
  }));
  const page = textOutput(htmlFile(editorPath), editorDocument(catalogue, { script }));
  return [groupOf('editor', [page]), ...sources];
}
