/** Reads: the data folder, the catalogue. Writes (through outputs): <site>/editor.html, <site>/_editor. */
import { declaredKinds } from '#generated/declared-kinds.gen.ts';
import type { Catalogue } from '../../../src/catalogue/catalogue.ts';
import type { DataFile } from '../../../src/check/place-files.ts';
import { placeOf } from '../../../src/catalogue/kinds.ts';
import { isEnglish } from '../../../src/text/language.ts';
import { htmlFile } from '../../../src/catalogue/paths.ts';
import { editorPath } from '../../../src/editor/embedded.ts';
import { sourcesPath, type Sources } from '../../../src/editor/engine/sources.ts';
import { editorDocument } from '../../lib/document/editor-document.ts';
import { readPack } from '../../data/read-pack.ts';
import { textOutput, type Output } from '../output.ts';
import { readEditorScript, type Program } from '../program.ts';

/** The YAML sources that the web editor loads. `files` are all files of the data folder. */
export function editorSources(catalogue: Catalogue, files: readonly DataFile[]): Sources {
  const { site, pages, media } = catalogue;
  const { language } = site;
  const names = new Map<string, string>([
    [site.file, site.brand.name],
    ...Object.values(pages).flatMap(({ file, title, isDefault }): [string, string][] =>
      isDefault ? [] : [[file, title]],
    ),
    ...declaredKinds.flatMap((kind) =>
      kind.entries(catalogue).map((entry): [string, string] => [entry.file, kind.nameOf(entry)]),
    ),
  ]);
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
  return {
    entries: files.flatMap(({ file, bytes }) => {
      const name = names.get(file);
      const place = placeOf(file);
      return name === undefined || !place ? [] : { file, ...place, name, text: decoder.decode(bytes) };
    }),
    media: media.map(({ placeholder: _placeholder, ...medium }) => medium),
    ...(isEnglish(language) ? {} : { language, pack: readPack(language) }),
  };
}

/** The editor page and the sources of the entries; empty when the catalogue has no editor page. */
export function* editorOutputs(catalogue: Catalogue, files: readonly DataFile[], program: Program): Iterable<Output> {
  const { editor } = catalogue.pages;
  if (!editor) return;
  const script = readEditorScript(program.dir);
  yield textOutput(htmlFile(editorPath), editorDocument(catalogue, editor, { script }));
  yield textOutput(sourcesPath.slice(1), JSON.stringify(editorSources(catalogue, files)));
}
