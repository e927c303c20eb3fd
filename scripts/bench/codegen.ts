import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { projectDir } from '../lib/build-settings.ts';
import { newCatalogue } from './catalogues.ts';
import type { Measure, Row } from './run/measurement.ts';
import { rowsOf } from './run/rows.ts';
import { runCommand, type Cost } from './run/run-command.ts';

/** Seconds that the compiler may take for the whole project at 10,000 routes. */
const typesLimit = 5;

/** Codegen of synthetic catalogues, and the check of all types with their routes. */
export const measureCodegen: Measure = async ({ models, rounds, dir }) => {
  const rows: Row[] = [];
  for (const size of models) {
    console.error(`${size} models`);
    const data = await newCatalogue(dir, size);
    const generated = path.join(dir, `generated-${size}`);
    const config = await writeConfig(generated, size);
    const codegen = () => runCommand(['scripts/codegen.ts', '--data', data, '--out', generated]);
    await codegen();
    const generating: Cost[] = [];
    const typing: Cost[] = [];
    for (let round = 0; round < rounds; round++) {
      await rm(path.join(generated, 'route-tree.gen.ts'));
      generating.push(await codegen());
      typing.push(await runCommand(['node_modules/typescript/bin/tsc', '--noEmit', '-p', config]));
    }
    const types = rowsOf('type check', size, typing).map((row) =>
      row.unit === 's' ? { ...row, limit: typesLimit } : row,
    );
    rows.push(...rowsOf('codegen', size, generating), ...types);
    for (const made of [config, generated, data]) await rm(made, { recursive: true });
  }
  return rows;
};

/**
 * A configuration of the compiler for the whole project with other generated code. It lies where the libraries are
 * found.
 */
async function writeConfig(generated: string, size: number): Promise<string> {
  const folder = path.join(projectDir, '.cache/bench');
  const file = path.join(folder, `tsconfig-${size}.json`);
  const include = ['src', 'scripts', 'tests', 'vite.config.ts'].map((name) => path.join(projectDir, name));
  const compilerOptions = { paths: { '#generated/*': [path.join(generated, '*')] } };
  await mkdir(folder, { recursive: true });
  await writeFile(file, JSON.stringify({ extends: path.join(projectDir, 'tsconfig.json'), compilerOptions, include }));
  return file;
}
