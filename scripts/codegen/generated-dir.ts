import path from 'node:path';
import { projectDir } from '../lib/build-settings.ts';

/** What the schemas decide on is written here in any case, since programs that Node runs take it from here. */
export const sharedDir: string = path.join(projectDir, 'src/generated');

/**
 * Whether generated code follows from the schemas alone. What follows from a catalogue is in the shared folder another
 * one's; the indexes of the program's own files (`page…`, `rules…`, `defaults…`) are nowhere else.
 */
export const isOfSchemas = (name: string): boolean =>
  !/^route-tree\.gen\.ts$|^page|^rules|^defaults|\.(json|woff2)$/.test(name);
