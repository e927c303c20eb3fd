import { chmodSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import disk from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { writeFiles } from '../../scripts/new/new-file.ts';
import { temporaryFolder } from '../temporary-folder.ts';

/** Lets a function of `node:fs/promises` fail for the file b.yaml, for all modules that import it. */
function fail(name: 'rename' | 'writeFile' | 'copyFile', code: string): void {
  const real = disk[name] as (...given: unknown[]) => Promise<void>;
  vi.spyOn(disk, name).mockImplementation(async (...given: unknown[]) => {
    if (String(given[0]).includes('b.yaml')) throw Object.assign(new Error('it failed'), { code });
    return real(...given);
  });
  syncBuiltinESMExports();
}

afterEach(() => {
  vi.restoreAllMocks();
  syncBuiltinESMExports();
});

let folder = '';
const at = (name: string) => path.join(folder, name);
const contents = () => Object.fromEntries(readdirSync(folder).map((name) => [name, readFileSync(at(name), 'utf8')]));
const before = { 'a.yaml': 'name: A\n', 'b.yaml': '\uFEFFname: B\n' };
beforeEach(() => {
  folder = temporaryFolder('write-files');
  for (const [name, text] of Object.entries(before)) writeFileSync(at(name), text);
});

const texts = () => [
  { file: at('new/c.yaml'), text: 'name: C\n' },
  { file: at('a.yaml'), text: 'name: A2\n', base: 'name: A\n' },
  { file: at('b.yaml'), text: 'name: B2\n', base: 'name: B\n' },
];

describe('files that belong together', () => {
  it('are all written, with their permissions, and nothing is left beside them', async () => {
    chmodSync(at('a.yaml'), 0o640);
    await writeFiles(texts());
    expect(readdirSync(folder)).toEqual(['a.yaml', 'b.yaml', 'new']);
    expect(readdirSync(at('new'))).toEqual(['c.yaml']);
    expect(readFileSync(at('b.yaml'), 'utf8')).toBe('name: B2\n');
    expect(statSync(at('a.yaml')).mode & 0o777).toBe(0o640);
  });

  it.each([
    ['rename', 'EACCES', 'you may not write there'],
    ['writeFile', 'ENOSPC', 'the disk is full'],
    ['copyFile', 'EIO', 'it failed'],
  ] as const)('are as before when the last %s fails (%s), and the message says why', async (name, code, why) => {
    fail(name, code);
    await expect(writeFiles(texts())).rejects.toThrow(`b.yaml cannot be written: ${why}. Nothing was written.`);
    expect(contents()).toEqual(before);
  });

  it('are not written over what others have written', async () => {
    writeFileSync(at('b.yaml'), 'name: Other\n');
    await expect(writeFiles(texts())).rejects.toThrow('b.yaml was changed in the meantime. Nothing was written');
    await expect(writeFiles([{ file: at('a.yaml'), text: '' }])).rejects.toThrow('a.yaml is there already.');
    expect(contents()).toEqual({ ...before, 'b.yaml': 'name: Other\n' });
  });

  it('cannot be written into a file or over a folder', async () => {
    await expect(writeFiles([...texts(), { file: at('a.yaml/d.yaml'), text: '' }])).rejects.toThrow(
      'cannot be written',
    );
    mkdirSync(at('d.yaml'));
    await expect(writeFiles([...texts(), { file: at('d.yaml'), text: '' }])).rejects.toThrow(
      'd.yaml cannot be written',
    );
    expect(readdirSync(folder)).toEqual(['a.yaml', 'b.yaml', 'd.yaml']);
  });
});
