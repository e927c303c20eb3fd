import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { filePackages, licensesOutput } from '../../scripts/build/files/licenses.ts';
import { fontPackages } from '../../scripts/lib/fonts/print-fonts.ts';
import { temporaryFolder } from '../temporary-folder.ts';

/** A built program of which the bundler wrote this down. */
function program(client: object[], worker: string[] = []) {
  const dir = temporaryFolder('program');
  const files = { 'client/.vite/license.json': client, 'editor/.vite/worker-packages.json': worker };
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(dir, name)), { recursive: true });
    writeFileSync(path.join(dir, name), JSON.stringify(content));
  }
  return { key: 'key', dir };
}

const textOf = async (built: ReturnType<typeof program>) =>
  Buffer.from((await licensesOutput(built).make()).bytes).toString();

test('the notices name every package of the programs, the typefaces and the flags, with its licence', async () => {
  const text = await textOf(
    program(
      [
        { name: 'one', version: '1.0.0', identifier: 'MIT', text: 'Copyright (c) One' },
        { name: 'another', version: '2.0.0', text: 'Copyright (c) One' },
      ],
      ['node_modules/ajv'],
    ),
  );
  // Of packages with the same licence there is one text.
  expect(text).toContain('\nanother 2.0.0\none 1.0.0 (MIT)\n\nCopyright (c) One\n');
  expect(text).toMatch(/^ajv \d+\.\d+\.\d+ \(MIT\)$/m);
  expect(text).toMatch(/^flag-icons /m);
  expect(text).toContain('The Archivo Project Authors');
  expect(text.match(/SIL OPEN FONT LICENSE Version 1.1/g)?.length).toBeGreaterThan(1);
  expect(text.startsWith('The program of this site\n\nMIT License')).toBe(true);
});

test('a package without a licence text stops the build', () => {
  expect(() => licensesOutput(program([{ name: 'bare', version: '1.0.0' }]))).toThrow('bare has no licence text');
});

test('the typefaces of sheets and cards are among the packages', () => {
  expect(filePackages).toEqual(expect.arrayContaining([...fontPackages]));
});
