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

/**
 * The validators of all kinds; what the compiler makes of the schemas is kept in `cacheDir`, a folder of the project: from
 * there the helpers of ajv are found.
 */
export async function makeValidators(schemas: Record<string, Schema>, cacheDir: string): Promise<Validators> {
  const key = hashOf(JSON.stringify(schemas), readFileSync(compilerFile), readFileSync(ajvFile));
  const load = findKept(cacheDir, key) ?? (await compile(schemas, cacheDir, key));
  const fits = load('fits') as Named<(value: unknown) => boolean>;
  let explain: Named<Explain> | undefined;
  const validators = [...schemasOfKinds(schemas)].map(([id, schema]) => {
    const errorsOf = (value: unknown) => {
      explain ??= load('explain') as Named<Explain>;
      const validate = named(explain, id);
      return validate(value) ? [] : (validate.errors ?? []);
    };
    return [id, { schema, fits: named(fits, id), errorsOf }] as const;
  });
  return new Map(validators);
}

/** Loads one of the compiled modules. */
type Load = (part: Part) => unknown;
type Part = keyof CompiledSchemas;
type Named<Made> = Record<string, Made>;

interface Explain {
  (value: unknown): boolean;
  errors?: ErrorObject[] | null;
}

function named<Made>(made: Named<Made>, name: string): Made {
  const one = made[name];
  if (!one) throw new Error(`The compiled schemas have no ${name}`);
  return one;
}

const allParts: readonly Part[] = ['fits', 'explain'];
const fileOf = (cacheDir: string, key: string, part: Part) => path.join(cacheDir, `${key}.${part}.cjs`);

/**
 * What is kept, when all of it is there and whole. As modules of their own the two take part in Node's compile cache,
 * and the greater one is loaded for the first file that does not fit.
 */
function findKept(cacheDir: string, key: string): Load | undefined {
  const file = (part: Part) => fileOf(cacheDir, key, part);
  return allParts.every((part) => isWhole(file(part))) ? (part) => requireHelper(file(part)) : undefined;
}

/** What is kept stands below its own hash, so that a file that was cut off or changed is noticed. */
function isWhole(file: string): boolean {
  try {
    const bytes = readFileSync(file);
    const end = bytes.indexOf('\n');
    return bytes.toString('utf8', 0, end) === hashLine(bytes.subarray(end + 1));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    return false;
  }
}

const hashLine = (code: string | Buffer) => `// ${hashOf(code)}`;

async function compile(schemas: Record<string, Schema>, cacheDir: string, key: string): Promise<Load> {
  const { compileSchemas } = await import('../../src/catalogue/check/schema/compile-schemas.ts');
  const code = compileSchemas(schemas);
  await keep(code, cacheDir, key).catch((error: NodeJS.ErrnoException) => {
    // Where nothing can be written, they are compiled each time.
    if (!['EACCES', 'EPERM', 'EROFS', 'ENOSPC'].includes(error.code ?? '')) throw error;
  });
  return (part) => {
    const made = {};
    compileFunction(code[part], ['exports', 'require'])(made, requireHelper);
    return made;
  };
}

/** Replaces what former schemas left. The rename makes sure that nobody reads half a file. */
async function keep(code: CompiledSchemas, cacheDir: string, key: string): Promise<void> {
  await mkdir(cacheDir, { recursive: true });
  for (const part of allParts) {
    const file = fileOf(cacheDir, key, part);
    const unfinished = `${file}.${process.pid}`;
    await writeFile(unfinished, `${hashLine(code[part])}\n${code[part]}`);
    await rename(unfinished, file);
  }
  const old = (await readdir(cacheDir)).filter((name) => !name.startsWith(key) && /\.(cjs|json)$/.test(name));
  await Promise.all(old.map((name) => rm(path.join(cacheDir, name), { force: true })));
}

function hashOf(...parts: (string | Buffer)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('hex');
}
