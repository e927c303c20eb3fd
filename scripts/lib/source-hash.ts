import { createHash } from 'node:crypto';
import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { projectDir } from './build-settings.ts';

/** Hash of the project's files that match a pattern, names included: changes whenever what they make could. */
export async function hashSources(patterns: readonly string[]): Promise<string> {
  const names = globSync([...patterns], { cwd: projectDir }).sort();
  if (names.length === 0) throw new Error(`No file of the project matches ${patterns.join(' ')}`);
  const hash = createHash('sha256');
  for (const name of names) {
    const text = await readFile(path.join(projectDir, name));
    hash
      .update(`${name.replaceAll(path.sep, '/')}\0`)
      .update(text)
      .update('\0');
  }
  return hash.digest('hex');
}

/** Names and installed versions of packages in one line: part of what decides the bytes of what they make. */
export async function readVersions(names: readonly string[]): Promise<string> {
  const versions = names.map(async (name) => {
    const manifest = await readFile(path.join(projectDir, 'node_modules', name, 'package.json'), 'utf8');
    const { version } = JSON.parse(manifest) as { version: string };
    return `${name}@${version}`;
  });
  return (await Promise.all(versions)).join(' ');
}
