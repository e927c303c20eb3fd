import { load, CORE_SCHEMA } from 'js-yaml';
import { placeFiles, type DataFile, type PlacedFile } from '../../../src/check/place-files.ts';

/** A valid file, with its value as the plain parser reads it. */
export interface Original extends PlacedFile {
  text: string;
  value: unknown;
}

/** The entries of a catalogue to mutate. */
export function makeCorpus(files: readonly DataFile[]): Original[] {
  return placeFiles(files).placed.map((file) => {
    const text = new TextDecoder().decode(file.bytes);
    return { ...file, text, value: load(text, { schema: CORE_SCHEMA }) };
  });
}
