/** Reads: schemas/, .cache/validators. Writes: .cache/validators. Run by: scripts/steps/load-data.ts. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { compileFunction } from 'node:vm';
import type { CompiledSchemas } from '../../src/catalogue/check/schema/compile-schemas.ts';
import { schemasOfKinds, type ErrorObject, type Validators } from '../../src/catalogue/check/schema/kind-schemas.ts';
import { projectDir } from '../lib/build-settings.ts';
import { readSchemas, type Schema } from './read-schemas.ts';

const compilerFile = path.join(projectDir, 'src/catalogue/check/schema/compile-schemas.ts');
const ajvFile = path.join(projectDir, 'node_modules/ajv/package.json');
const requireHelper = createRequire(import.meta.url);

let loaded: Promise<Validators> | undefined;

/** The validators of the schemas, made once a process, and compiled only when a schema or the compiler has changed. */
export function loadValidators(): Promise<Validators> {
  loaded ??= readSchemas().then((schemas) => makeValidators(schemas, path.join(projectDir, '.cache/validators')));
  return loaded;
}

/** From now on the schemas are read again. */
export function forgetValidators(): void {
  loaded = undefined;
}

/** The validators of all kinds; what the compiler makes of the schemas is kept in `cacheDir`. */
export async function makeValidators(schemas: Record<string, Schema>, cacheDir: string): Promise<Validators> {
  const key = hashOf(JSON.stringify(schemas), readFileSync(compilerFile), readFileSync(ajvFile));
  const file = path.join(cacheDir, `${key}.json`);
  const code = readKept(file) ?? (await compile(schemas, file));
  const fits = load<(value: unknown) => boolean>(code.fits);
  let explain: ReturnType<typeof load<Explain>> | undefined;
  const validators = [...schemasOfKinds(schemas)].map(([id, schema]) => {
    const errorsOf = (value: unknown) => {
      explain ??= load<Explain>(code.explain);
      const validate = explain(id);
      return validate(value) ? [] : (validate.errors ?? []);
    };
    return [id, { schema, fits: fits(id), errorsOf }] as const;
  });
  return new Map(validators);
}

interface Explain {
  (value: unknown): boolean;
  errors?: ErrorObject[] | null;
}

/** The functions that a compiled module exports, by name. */
function load<Made>(code: string): (name: string) => Made {
  const made: Record<string, Made> = {};
  compileFunction(code, ['exports', 'require'])(made, requireHelper);
  return (name) => {
    const one = made[name];
    if (!one) throw new Error(`The compiled schemas have no ${name}`);
    return one;
  };
}

/** What is kept stands behind its own hash, so that a file that was cut off or changed is noticed. */
function readKept(file: string): CompiledSchemas | undefined {
  try {
    const text = readFileSync(file, 'utf8');
    const end = text.indexOf('\n');
    const kept = text.slice(end + 1);
    return text.slice(0, end) === hashOf(kept) ? (JSON.parse(kept) as CompiledSchemas) : undefined;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    return undefined;
  }
}

async function compile(schemas: Record<string, Schema>, file: string): Promise<CompiledSchemas> {
  const { compileSchemas } = await import('../../src/catalogue/check/schema/compile-schemas.ts');
  const code = compileSchemas(schemas);
  const text = JSON.stringify(code);
  await keep(file, `${hashOf(text)}\n${text}`).catch((error: NodeJS.ErrnoException) => {
    // Where nothing can be written, they are compiled each time.
    if (!['EACCES', 'EPERM', 'EROFS', 'ENOSPC'].includes(error.code ?? '')) throw error;
  });
  return code;
}

/** Replaces what former schemas left. The rename makes sure that nobody reads half a file. */
async function keep(file: string, text: string): Promise<void> {
  const folder = path.dirname(file);
  await mkdir(folder, { recursive: true });
  const unfinished = `${file}.${process.pid}`;
  await writeFile(unfinished, text);
  await rename(unfinished, file);
  const old = (await readdir(folder)).filter((name) => name.endsWith('.json') && name !== path.basename(file));
  await Promise.all(old.map((name) => rm(path.join(folder, name), { force: true })));
}

function hashOf(...parts: (string | Buffer)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('hex');
}
