/** Files of the site that take long to make: taken from a cache by content, else made by workers. */
import { copyFile, mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { copyOutput, type Output } from '../outputs/output.ts';
import { openContentCache } from './content-cache.ts';
import { runJobs, type JobShop } from './run-jobs.ts';

/** A file of the site and the plain data that it is made from. */
export interface CachedFile<Content> {
  /** Address on the site: `/blt150.pdf`. */
  path: string;
  content: Content;
}

export interface CachedFilesInput<Content> {
  files: readonly CachedFile<Content>[];
  cacheDir: string;
  /** What decides the bytes besides the content. */
  surroundings: string;
  shop: JobShop;
  /** Told how many of those to be made are done. */
  onProgress: (done: number, total: number) => void;
}

export interface FilledCache {
  /** The file in the cache for each address. */
  sources: Map<string, string>;
  made: number;
  reused: number;
}

/** What a worker gets to do. */
interface Job<Content> {
  content: Content;
  file: string;
}

/** Makes the files that the cache lacks. Rejects with a worker's error. */
export async function fillCache<Content>(input: CachedFilesInput<Content>): Promise<FilledCache> {
  const { files, cacheDir, surroundings, shop, onProgress } = input;
  const ending = path.extname(files[0]?.path ?? '').slice(1);
  const cache = await openContentCache(cacheDir, ending, surroundings);
  const missing = new Map<string, Job<Content>>();
  const sources = new Map<string, string>();
  for (const { path: address, content } of files) {
    const file = cache.fileOf(content);
    sources.set(address, file);
    if (!missing.has(file) && !(await cache.has(file))) missing.set(file, { content, file });
  }
  let done = 0;
  await runJobs([...missing.values()], shop, () => onProgress(++done, missing.size));
  await cache.prune();
  return { sources, made: missing.size, reused: files.length - missing.size };
}

/**
 * Files by address as outputs of the site; one of the cache has its content's hash as its name, which tells whether it
 * changed.
 */
export function outputsOf(sources: ReadonlyMap<string, string>, cacheDir: string): Promise<Output[]> {
  return Promise.all(
    [...sources].map(async ([address, file]): Promise<Output> => {
      const name = address.slice(1);
      if (path.dirname(file) !== path.resolve(cacheDir)) return copyOutput(name, file);
      return { path: name, key: path.basename(file), write: (to) => copyFile(file, to) };
    }),
  );
}

/** In a worker: makes the files it was given, each there whole or not at all. `create` gets what the shop shares. */
export async function makeCachedFiles<Content, Shared = undefined>(
  create: (shared: Shared) => Promise<(content: Content) => Promise<Uint8Array>>,
): Promise<void> {
  const { jobs, shared } = workerData as { jobs: Job<Content>[]; shared: Shared };
  const make = await create(shared);
  for (const { content, file } of jobs) {
    const unfinished = `${file}.${process.pid}.part`;
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(unfinished, await make(content));
    await rename(unfinished, file);
    parentPort?.postMessage(file);
  }
}
