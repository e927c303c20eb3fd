/** Reads: schemas/. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { compileFunction } from 'node:vm';
import { makeValidators, type CompiledSchemas, type Validators } from '../../src/check/schema/kind-schemas.ts';
import { kinds } from '../../src/catalogue/kinds.ts';
import { projectDir } from '../lib/build-settings.ts';
import { openCache, keyOf } from '../lib/cache.ts';
import { readSchemas, type Schema } from './read-schemas.ts';

/** Cache key of the compiled schemas, besides the schemas themselves. */
const makers = ['src/check/schema/compile-schemas.ts', 'node_modules/ajv/package.json'];

let loaded: Promise<Validators> | undefined;

/** The validators of the schemas, loaded once per process. */
export function loadValidators(): Promise<Validators> {
  loaded ??= readSchemas().then(async (schemas) => makeValidators(schemas, run(await compileOnce(schemas))));
  return loaded;
}

/** Makes the next call read the schemas again. */
export function forgetValidators(): void {
  loaded = undefined;
}

/** The source code of the validators; compiled only when a schema or the compiler changed. */
export async function compileOnce(schemas: Record<string, Schema>): Promise<string> {
  // The list of kinds is generated code, which may be older than the schemas.
  const names = kinds.map(({ id }) => id).join();
  const texts = makers.map((name) => readFileSync(path.join(projectDir, name)));
  const code = await openCache().get(keyOf('schemas', names, JSON.stringify(schemas), ...texts), async () => {
    const { compileSchemas } = await import('../../src/check/schema/compile-schemas.ts');
    return Buffer.from(compileSchemas(schemas));
  });
  return code.toString();
}

/** The exports of a compiled module. */
export function run(code: string): CompiledSchemas {
  const made: CompiledSchemas = {};
  compileFunction(code, ['exports', 'require'])(made, createRequire(import.meta.url));
  return made;
}
