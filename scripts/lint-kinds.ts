/**
 * Reads: src, scripts. Writes: nothing. Run by: npm run lint, npm test.
 * A kind of entry says everything about itself in its schema and its declaration (src/features/kinds/kind.ts). Counts
 * the files outside its feature's folder that name it; more than ten are an error. `--list` shows them.
 */
import { parseArgs } from 'node:util';
import { projectDir } from './lib/build-settings.ts';
import { filesNamingKinds } from './lint-kinds/files-naming-kinds.ts';

const mostFiles = 10;

const { list } = parseArgs({ options: { list: { type: 'boolean' } } }).values;
for (const { folder, feature, files } of filesNamingKinds(projectDir)) {
  const isTooMany = files.length > mostFiles;
  if (isTooMany) process.exitCode = 1;
  if (isTooMany || list)
    console.log(
      [`${folder}: named in ${files.length} files outside ${feature}, at most ${mostFiles}`, ...files].join('\n  '),
    );
}
