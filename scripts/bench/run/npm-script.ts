import { readFileSync } from 'node:fs';
import path from 'node:path';
import { projectDir } from '../../lib/build-settings.ts';

/** The words behind `node` of a script in package.json: what `npm run NAME` starts, without the time that npm takes itself. */
export function npmScript(name: string): string[] {
  const { scripts } = JSON.parse(readFileSync(path.join(projectDir, 'package.json'), 'utf8')) as {
    scripts: Partial<Record<string, string>>;
  };
  const [node, ...words] = scripts[name]?.split(' ') ?? [];
  if (node !== 'node') throw new Error(`package.json has no script \`${name}\` that starts node`);
  return words;
}
