import type { Finding } from '../../yaml/finding.ts';
import { fileKinds, folderKinds, neededFiles } from '../../catalogue/kinds.ts';
import type { Rule, RuleInput } from '../rule.ts';
import { aboutFile } from '../place-files.ts';

/** Missing required files and folders; other folders may be empty. */
export const rule: Rule = { names: ['missing/file', 'missing/folder'], check };

function check({ entries }: RuleInput): Finding[] {
  const present = new Set(entries.map((entry) => entry.kind));
  const files = fileKinds
    .filter((kind) => neededFiles.has(kind.id) && !present.has(kind.id))
    .map((kind) => {
      const file = `${kind.folder ? `${kind.folder}/` : ''}${kind.file}.yaml`;
      return aboutFile(
        file,
        'missing/file',
        `The file ${file} is missing.`,
        `add it; schemas/${kind.id}.schema.json says what belongs in it`,
      );
    });
  const folders = folderKinds
    .filter((kind) => kind.isNeeded && !present.has(kind.id))
    .map((kind) => {
      const message = `The folder ${kind.folder}/ is missing or empty: there are no ${kind.many}.`;
      const fix = `add a file for each; schemas/${kind.id}.schema.json says what belongs in it`;
      return aboutFile(`${kind.folder}/`, 'missing/folder', message, fix);
    });
  return [...files, ...folders];
}
