/** Reads: src/, the generated code. Writes: <work>/client, <work>/server. Run by: scripts/build.ts. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { createBuilder } from 'vite';
import type { PageKind } from '../../src/catalogue/page-data.ts';
import { projectDir } from '../lib/build-settings.ts';

/** What the prerender needs of the browser's program: files as addresses from the site's root. */
export interface ClientBundle {
  /** The script that every page starts. */
  entry: string;
  /** The program's parts that a kind of page needs: what the script fetches ahead, when the browser is idle. */
  partsOf: (kind: PageKind | undefined) => string[];
}

interface ManifestChunk {
  file: string;
  isEntry?: boolean;
  imports?: string[];
}

/** Builds the browser's program and the server's renderer. The folders are those of `useBuildSettings`. */
export async function bundle(): Promise<void> {
  // Whoever runs the build (a test runner sets its own), the programs are made for visitors.
  process.env['NODE_ENV'] = 'production';
  const builder = await createBuilder({ root: projectDir, logLevel: 'warn' });
  for (const name of ['client', 'ssr']) {
    const environment = builder.environments[name];
    if (!environment) throw new Error(`vite.config.ts has no environment ${name}`);
    await builder.build(environment);
  }
}

/** Reads what `bundle` has built. Throws when there is no entry, which is a fault of the program. */
export async function readClientBundle(workDir: string): Promise<ClientBundle> {
  const text = await readFile(path.join(workDir, 'client/.vite/manifest.json'), 'utf8');
  const chunks = JSON.parse(text) as Record<string, ManifestChunk>;
  const entry = Object.values(chunks).find((chunk) => chunk.isEntry);
  if (!entry) throw new Error("the browser's bundle has no entry");

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
      return [...(kind ? collect(`src/site/pages/${kind}-page.tsx`, parts) : parts)];
    },
  };
}
