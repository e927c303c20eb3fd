/** Reads: src/, the libraries. Writes: .cache/programs/<key>. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { readdir, rename, rm, utimes, stat } from 'node:fs/promises';
import path from 'node:path';
import type { PageKind } from '#generated/pages.gen.ts';
import { generatedCodeDir, projectDir } from '../lib/build-settings.ts';
import { hashSources } from '../lib/source-hash.ts';
import { keyOf } from '../lib/cache.ts';

/** The bundled browser program and server renderer. They contain no catalogue data. */
export interface Program {
  /** Hash of all code that makes the site: the same key means the same programs. */
  key: string;
  /** The folder with `client/`, `editor/`, `worker/`, `withdrawal/` and `server/`. */
  dir: string;
}

/** What pages need of the browser program: addresses from the site's root. */
interface ClientBundle {
  /** The entry script. */
  entry: string;
  /** The chunks that a kind of page needs, for preloading. */
  chunksOf: (kind: PageKind | undefined) => string[];
}

interface ManifestChunk {
  file: string;
  isEntry?: boolean;
  imports?: string[];
}

const programsDir = path.join(projectDir, '.cache/programs');
/** Number of kept programs: the current branch, and some to come back to. */
const maxPrograms = 5;
/** Excluded from the hash, since no program contains them: types, and what the enquiry service reads. */
const unread = /^(route-tree\.gen\.ts|entries\.gen\.ts|.*\.gen\.json)$/;

/** Builds both programs, unless they are cached for the same sources. */
export async function buildProgram(): Promise<Program> {
  const key = sourceKey();
  const dir = path.join(programsDir, key);
  if (existsSync(dir)) {
    await utimes(dir, new Date(), new Date());
    return { key, dir };
  }
  const unfinished = `${dir}.${process.pid}`;
  try {
    await bundlePrograms(unfinished);
    await rename(unfinished, dir).catch((error: unknown) => {
      // Another build was faster.
      if (!existsSync(dir)) throw error;
    });
  } finally {
    await rm(unfinished, { recursive: true, force: true });
  }
  await forgetOld();
  return { key, dir };
}

/** The sources of the programs. Schemas reach them only as generated code. */
const sources = ['src/', 'scripts/lib/build-settings.ts', 'package-lock.json', 'vite.config.ts'];

function sourceKey(): string {
  const names = readdirSync(generatedCodeDir).filter((name) => !unread.test(name));
  const texts = names.sort().flatMap((name) => [name, readFileSync(path.join(generatedCodeDir, name))]);
  return keyOf(hashSources(sources), ...texts);
}

/** The folder of each environment of vite.config.ts. */
const folders = { client: 'client', editor: 'editor', worker: 'worker', withdrawal: 'withdrawal', ssr: 'server' };

/** Builds all programs into a folder. */
async function bundlePrograms(dir: string): Promise<void> {
  // Build for production even under a test runner, which sets its own NODE_ENV.
  process.env['NODE_ENV'] = 'production';
  const { createBuilder } = await import('vite');
  const builder = await createBuilder({
    root: projectDir,
    logLevel: 'warn',
    environments: Object.fromEntries(
      Object.entries(folders).map(([name, folder]) => [name, { build: { outDir: path.join(dir, folder) } }]),
    ),
  });
  for (const name of Object.keys(folders)) {
    const environment = builder.environments[name];
    if (!environment) throw new Error(`vite.config.ts has no environment ${name}`);
    await builder.build(environment);
  }
}

async function forgetOld(): Promise<void> {
  const names = await readdir(programsDir);
  const dated = await Promise.all(
    names.map(async (name) => ({ name, used: (await stat(path.join(programsDir, name))).mtimeMs })),
  );
  const old = dated.toSorted((a, b) => b.used - a.used).slice(maxPrograms);
  for (const { name } of old) await rm(path.join(programsDir, name), { recursive: true, force: true });
}

function readManifest(programDir: string, part: 'client' | 'editor') {
  const text = readFileSync(path.join(programDir, part, '.vite/manifest.json'), 'utf8');
  const chunks = JSON.parse(text) as Record<string, ManifestChunk>;
  const entry = Object.values(chunks).find((chunk) => chunk.isEntry);
  if (!entry) throw new Error(`the bundle ${part} has no entry`);
  return { chunks, entry };
}

/** Address of the entry script of the web editor. */
export function readEditorScript(programDir: string): string {
  return `/${readManifest(programDir, 'editor').entry.file}`;
}

/** Reads vite's manifest of the browser program. Throws when it has no entry, which is a bug. */
export function readClientBundle(programDir: string): ClientBundle {
  const { chunks, entry } = readManifest(programDir, 'client');

  const collect = (name: string, addresses: Set<string>): Set<string> => {
    const chunk = chunks[name];
    if (!chunk) throw new Error(`the browser's bundle has no ${name}`);
    const address = `/${chunk.file}`;
    if (chunk.isEntry || addresses.has(address)) return addresses;
    addresses.add(address);
    for (const imported of chunk.imports ?? []) collect(imported, addresses);
    return addresses;
  };
  return {
    entry: `/${entry.file}`,
    chunksOf(kind) {
      const shared = collect('src/site/hydrate.tsx', new Set());
      const component = Object.keys(chunks).find((name) => kind && name.endsWith(`/${kind}-page.tsx`));
      return [...(component ? collect(component, shared) : shared)];
    },
  };
}
