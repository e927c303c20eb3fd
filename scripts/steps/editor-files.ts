/** Reads: the data folder, the catalogue. Writes (through outputs): <site>/editor.html, <site>/_editor. Run by: scripts/steps/make-site.ts, scripts/dev/answer-editor.ts. */
import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Catalogue } from '../../src/catalogue/catalogue.ts';
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
import { keyOf, textOutput, type Output } from '../outputs/output.ts';
import { readEditorScript, type Program } from './program.ts';

/** A file that the web editor fetches: its path in the site, what it is made from, and its text. */
export interface EditorFile {
  path: string;
  parts: readonly (string | Uint8Array)[];
  text: () => string;
}

/** The sources of a catalogue as files for the web editor. `bytes` holds each data file by its name. */
export function listEditorFiles(catalogue: Catalogue, bytes: ReadonlyMap<string, Uint8Array>): EditorFile[] {
  const index = makeIndex(catalogue);
  const groups = Map.groupBy(index.models, ({ category }) => modelGroup(category));
  const json = JSON.stringify(index);
  const group = (name: string, files: readonly { file: string }[]): EditorFile => ({
    path: groupFile(name).slice(1),
    parts: files.flatMap(({ file }) => [file, bytes.get(file) ?? '']),
    text: () =>
      JSON.stringify(
        Object.fromEntries(files.map(({ file }) => [file, decode(bytes.get(file))])) satisfies SourceTexts,
      ),
  });
  return [
    { path: indexPath.slice(1), parts: [json], text: () => json },
    group(baseGroup, index.entries),
    ...[...groups].map(([name, files]) => group(name, files)),
  ];
}

const decode = (bytes: Uint8Array | undefined) => new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);

/** Reads the files of a catalogue's entries. One after the other: see `readData`. */
export function readSources(catalogue: Catalogue, dataDir: string): Map<string, Uint8Array> {
  const { entries, models } = makeIndex(catalogue);
  return new Map([...entries, ...models].map(({ file }) => [file, readFileSync(path.join(dataDir, file))]));
}

/** The page of the editor, and the sources as files of the site. `bytes` holds each data file by its name. */
export async function editorOutputs(
  catalogue: Catalogue,
  bytes: ReadonlyMap<string, Uint8Array>,
  program: Program,
): Promise<Output[]> {
  const script = await readEditorScript(program.dir);
  const page = textOutput(htmlFile(editorPath), editorDocument(catalogue, { script }));
  const sources = listEditorFiles(catalogue, bytes).map(({ path: file, parts, text }) => ({
    path: file,
    key: keyOf(...parts),
    write: (to: string) => writeFile(to, text()),
  }));
  return [page, ...sources];
}
