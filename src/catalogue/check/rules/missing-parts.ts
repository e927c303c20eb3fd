import { fileKinds, folderKinds, type KindId } from '../../kinds.ts';
import type { Rule } from '../rule.ts';
import { aboutFile } from '../place-files.ts';
import { unknownReferences } from './references/support/reference-list.ts';

/** Without these there is no site; the other folders may be empty. */
const needed: ReadonlySet<KindId> = new Set(['category', 'model', 'office']);

/** What a data folder must hold and does not: files of which there is one each, and whole folders. */
export const rule: Rule = (input) => {
  const { entries } = input;
  // Where an entry of a folder is missed by name, that says it all.
  const missed = new Set(unknownReferences(input).map(({ folder }) => folder));
  const present = new Set(entries.map((entry) => entry.kind));
  const files = fileKinds
    .filter((kind) => !present.has(kind.id))
    .map((kind) => {
      const file = `${kind.folder ? `${kind.folder}/` : ''}${kind.file}.yaml`;
      return aboutFile(
        file,
        'missing/file',
        `The file ${file} is missing.`,
        `add it; schemas/${kind.id}.schema.json says what belongs into it`,
      );
    });
  const folders = folderKinds
    .filter((kind) => !present.has(kind.id) && (needed.has(kind.id) || !missed.has(kind.folder)))
    .map((kind) => {
      const message = `The folder ${kind.folder}/ is missing or empty: there are no ${kind.many}.`;
      const fix = `add a file for each; schemas/${kind.id}.schema.json says what belongs into it`;
      return aboutFile(`${kind.folder}/`, 'missing/folder', message, fix, needed.has(kind.id) ? 'error' : 'warning');
    });
  return [...files, ...folders];
};
