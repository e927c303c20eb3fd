/** Reads: git's list of files. Run by: scripts/check.ts. */
import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { aboutFile } from '../../src/catalogue/check/place-files.ts';
import type { Finding } from '../../src/catalogue/finding.ts';
import { projectDir } from '../lib/build-settings.ts';

/** Folders that commands write again each time; what an editor changes there is lost with the next build. */
const generated = ['src/generated', 'dist', '.cache', 'var'];

/** So many files are named one by one; a whole build that was added is named once. */
const maxNamed = 5;

/**
 * The files of generated folders that git holds, so that they would be part of a pull request: each with the command that
 * takes it out. Empty where there is no git or no work tree. Files of the findings are relative to `dataDir`, as all are.
 */
export async function findGeneratedFiles(dataDir: string, project: string = projectDir): Promise<Finding[]> {
  const files = await listTracked(project);
  return generated.flatMap((folder) => {
    const inside = files.filter((file) => file.startsWith(`${folder}/`));
    const more = inside.length - maxNamed;
    const named = more > 0 ? inside.slice(0, 1) : inside;
    return named.map((file) => {
      const rest = more > 0 ? ` So are ${inside.length - 1} others in ${folder}/.` : '';
      const message = `${file} is made by \`npm run build\` and does not belong into a pull request.${rest}`;
      const fix = more > 0 ? `run: git rm -r --cached ${folder}` : `run: git rm --cached ${file}`;
      const where = path.relative(dataDir, path.join(project, file)).split(path.sep).join('/');
      return aboutFile(where, 'file/generated', message, `${fix} (on GitHub: open the file and choose "Delete file")`);
    });
  });
}

/** The files that git holds in the generated folders, relative to the project; none without git. */
async function listTracked(project: string): Promise<string[]> {
  const words = ['ls-files', '-z', '--', ...generated];
  const listed = await promisify(execFile)('git', words, { cwd: project, maxBuffer: 64 * 1024 * 1024 }).catch(
    () => undefined,
  );
  return listed ? listed.stdout.split('\0').filter(Boolean).sort() : [];
}
