/** Reads: schemas/, .cache/validators. Writes: .cache/validators. Run by: scripts/data/load-data.ts. */
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
  const kinds = [...schemasOfKinds(schemas)];
  // The names of the kinds too: they come from generated code, which may be older than the schemas.
  const names = kinds.map(([id]) => id).join();
  const key = hashOf(JSON.stringify(schemas), names, readFileSync(compilerFile), readFileSync(ajvFile));
  const { fits, explain } = loadKept(cacheDir, key) ?? (await compile(schemas, cacheDir, key));
  const validators = kinds.map(([id, schema]) => {
    const errorsOf = (value: unknown) => {
      const validate = named(explain(), id);
      return validate(value) ? [] : (validate.errors ?? []);
    };
    return [id, { schema, fits: named(fits, id), errorsOf }] as const;
  });
  return new Map(validators);
}

/** The compiled modules; the greater one is run for the first file that does not fit. */
interface Loaded {
  fits: Named<(value: unknown) => boolean>;
  explain: () => Named<Explain>;
}

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

const fileOf = (cacheDir: string, key: string, part: keyof CompiledSchemas) =>
  path.join(cacheDir, `${key}.${part}.cjs`);

/**
 * What is kept, when all of it is there and whole. As a module of its own `fits` takes part in Node's compile cache. The text
 * of `explain` is held: once it is wanted, another process may have replaced the file.
 */
function loadKept(cacheDir: string, key: string): Loaded | undefined {
  const fits = fileOf(cacheDir, key, 'fits');
  const explain = readWhole(fileOf(cacheDir, key, 'explain'));
  if (!explain || !readWhole(fits)) return undefined;
  return { fits: requireHelper(fits) as Loaded['fits'], explain: once(() => run(explain.toString())) };
}

/** The bytes of a file that stand below their own hash, so that one that was cut off or changed is noticed. */
function readWhole(file: string): Buffer | undefined {
  try {
    const bytes = readFileSync(file);
    const end = bytes.indexOf('\n');
    const code = bytes.subarray(end + 1);
    return bytes.toString('utf8', 0, end) === hashLine(code) ? code : undefined;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    return undefined;
  }
}

const hashLine = (code: string | Buffer) => `// ${hashOf(code)}`;

/** The functions that a compiled module exports, by name. */
function run<Made>(code: string): Named<Made> {
  const made: Named<Made> = {};
  compileFunction(code, ['exports', 'require'])(made, requireHelper);
  return made;
}

function once<Made>(make: () => Made): () => Made {
  let made: Made | undefined;
  return () => (made ??= make());
}

async function compile(schemas: Record<string, Schema>, cacheDir: string, key: string): Promise<Loaded> {
  const { compileSchemas } = await import('../../src/catalogue/check/schema/compile-schemas.ts');
  const code = compileSchemas(schemas);
  await keep(code, cacheDir, key).catch((error: NodeJS.ErrnoException) => {
    // Where nothing can be written, they are compiled each time.
    if (!['EACCES', 'EPERM', 'EROFS', 'ENOSPC'].includes(error.code ?? '')) throw error;
  });
  return { fits: run(code.fits), explain: once(() => run(code.explain)) };
}

/** Replaces what former schemas left. The rename makes sure that nobody reads half a file. */
async function keep(code: CompiledSchemas, cacheDir: string, key: string): Promise<void> {
  await mkdir(cacheDir, { recursive: true });
  for (const part of ['fits', 'explain'] as const) {
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
