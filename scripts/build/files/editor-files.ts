/** Reads: the data folder, the catalogue. Writes (through outputs): <site>/editor.html, <site>/_editor. Run by: scripts/build/files/site-outputs.ts, scripts/dev/answer-editor.ts. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Catalogue } from '../../../src/catalogue/catalogue.ts';
import type { DataFile } from '../../../src/catalogue/check/place-files.ts';
import {
  baseGroup,
  groupFile,
  indexPath,
  makeIndex,
  modelGroup,
  type SourceTexts,
} from '../../../src/editor/engine/index-file.ts';
import { htmlFile } from '../../../src/catalogue/paths.ts';
import { editorPath } from '../../../src/editor/embedded.ts';
import { editorDocument } from '../../lib/document/editor-document.ts';
import { textOutput, type Output } from '../output.ts';
import { readEditorScript, type Program } from '../program.ts';

/** A file that the web editor fetches: its path in the site, and its text. */
export interface EditorFile {
  path: string;
  text: () => string;
}

/** The sources of a catalogue as files for the web editor. `bytes` holds each data file by its name. */
export function listEditorFiles(catalogue: Catalogue, bytes: ReadonlyMap<string, Uint8Array>): EditorFile[] {
  const { entries } = makeIndex({ ...catalogue, models: [] });
  const groups = Map.groupBy(catalogue.models, ({ category }) => modelGroup(category.id));
  const group = (name: string, files: readonly { file: string }[]): EditorFile => ({
    path: groupFile(name).slice(1),
    text: () =>
      JSON.stringify(
        Object.fromEntries(files.map(({ file }) => [file, decode(bytes.get(file))])) satisfies SourceTexts,
      ),
  });
  return [
    { path: indexPath.slice(1), text: () => JSON.stringify(makeIndex(catalogue)) },
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

/** The page of the editor with its index, and the sources of the entries; nothing where the catalogue has no such page. */
export function* editorOutputs(catalogue: Catalogue, files: readonly DataFile[], program: Program): Iterable<Output> {
  const { editor } = catalogue.pages;
  if (!editor) return;
  const script = readEditorScript(program.dir);
  yield textOutput(htmlFile(editorPath), editorDocument(catalogue, editor, { script }));
  const listed = listEditorFiles(catalogue, new Map(files.map(({ file, bytes }) => [file, bytes])));
  for (const { path: name, text } of listed) yield textOutput(name, text());
}
