/** Reads: src/, the libraries. Writes: .cache/programs/<key>. Run by: scripts/build/make-site.ts. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { readdir, rename, rm, utimes, stat } from 'node:fs/promises';
import path from 'node:path';
import type { PageKind } from '#generated/pages.gen.ts';
import { projectDir } from '../lib/build-settings.ts';
import { keyOfSources, type ProjectSources } from '../lib/source-hash.ts';
import { keyOf } from '../lib/cache.ts';

/** The browser's program and the server's renderer, built. They hold nothing of the catalogue. */
export interface Program {
  /** Stands for all code that makes the site: the same key, the same programs. */
  key: string;
  /** The folder with `client/`, `editor/`, `worker/`, `withdrawal/` and `server/`. */
  dir: string;
}

/** What the pages need of the browser's program: files as addresses from the site's root. */
export interface ClientBundle {
  /** The script that every page starts. */
  entry: string;
  /** The program's parts that a kind of page needs, which its document names. */
  partsOf: (kind: PageKind | undefined) => string[];
}

interface ManifestChunk {
  file: string;
  isEntry?: boolean;
  imports?: string[];
}

const programsDir = path.join(projectDir, '.cache/programs');
/** So many are kept: that of the branch one works on, and of some one comes back to. */
const kept = 5;
/** Types alone, and what the enquiry service reads: no part of the programs. */
const unread = /^(route-tree\.gen\.ts|entries\.gen\.ts|.*\.gen\.json)$/;

/** Builds both programs, unless they were built from the same sources before. */
export async function buildProgram(sources: ProjectSources): Promise<Program> {
  const key = sourceKey(sources);
  const dir = path.join(programsDir, key);
  if (existsSync(dir)) {
    await utimes(dir, new Date(), new Date());
    return { key, dir };
  }
  const unfinished = `${dir}.${process.pid}`;
  await bundlePrograms(unfinished);
  await rename(unfinished, dir).catch(async (error: unknown) => {
    // Another build was quicker.
    if (!existsSync(dir)) throw error;
    await rm(unfinished, { recursive: true });
  });
  await forgetOld();
  return { key, dir };
}

/** Schemas come into the programs by way of generated code. */
function sourceKey(sources: ProjectSources): string {
  const generated = path.join(projectDir, 'src/generated');
  const names = readdirSync(generated).filter((name) => !unread.test(name));
  const texts = names.sort().flatMap((name) => [name, readFileSync(path.join(generated, name))]);
  return keyOf(
    keyOfSources(sources, (name) => !name.startsWith('schemas/')),
    ...texts,
  );
}

/** Builds both programs into a folder. */
export async function bundlePrograms(dir: string): Promise<void> {
  // Whoever runs the build (a test runner sets its own), the programs are made for visitors.
  process.env['NODE_ENV'] = 'production';
  const { createBuilder } = await import('vite');
  const builder = await createBuilder({
    root: projectDir,
    logLevel: 'warn',
    environments: {
      client: { build: { outDir: path.join(dir, 'client') } },
      editor: { build: { outDir: path.join(dir, 'editor') } },
      worker: { build: { outDir: path.join(dir, 'worker') } },
      withdrawal: { build: { outDir: path.join(dir, 'withdrawal') } },
      ssr: { build: { outDir: path.join(dir, 'server') } },
    },
  });
  for (const name of ['client', 'editor', 'worker', 'withdrawal', 'ssr']) {
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
  const old = dated.toSorted((a, b) => b.used - a.used).slice(kept);
  for (const { name } of old) await rm(path.join(programsDir, name), { recursive: true, force: true });
}

function readManifest(programDir: string, part: 'client' | 'editor') {
  const text = readFileSync(path.join(programDir, part, '.vite/manifest.json'), 'utf8');
  const chunks = JSON.parse(text) as Record<string, ManifestChunk>;
  const entry = Object.values(chunks).find((chunk) => chunk.isEntry);
  if (!entry) throw new Error(`the bundle ${part} has no entry`);
  return { chunks, entry };
}

/** Address of the script that the web editor's page starts. */
export function readEditorScript(programDir: string): string {
  return `/${readManifest(programDir, 'editor').entry.file}`;
}

/** Reads what the browser's program consists of. Throws when it has no entry, which is a problem of the program. */
export function readClientBundle(programDir: string): ClientBundle {
  const { chunks, entry } = readManifest(programDir, 'client');

  const collect = (name: string, found: Set<string>): Set<string> => {
    const chunk = chunks[name];
    if (!chunk) throw new Error(`the browser's bundle has no ${name}`);
    const address = `/${chunk.file}`;
    if (chunk.isEntry || found.has(address)) return found;
    found.add(address);
    for (const other of chunk.imports ?? []) collect(other, found);
    return found;
  };
  return {
    entry: `/${entry.file}`,
    partsOf(kind) {
      const parts = collect('src/site/hydrate.tsx', new Set());
      const component = Object.keys(chunks).find((name) => kind && name.endsWith(`/${kind}-page.tsx`));
      return [...(component ? collect(component, parts) : parts)];
    },
  };
}
