import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { projectDir } from './build-settings.ts';

/** Names and installed versions of packages in one line: part of what decides the bytes of what they make. */
export async function readVersions(names: readonly string[]): Promise<string> {
  const versions = names.map(async (name) => {
    const manifest = await readFile(path.join(projectDir, 'node_modules', name, 'package.json'), 'utf8');
    const { version } = JSON.parse(manifest) as { version: string };
    return `${name}@${version}`;
  });
  return (await Promise.all(versions)).join(' ');
}
