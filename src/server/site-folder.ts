import { setTimeout as sleep } from 'node:timers/promises';
import { acceptedEncodings, endingOf, type Encoding, loadFile, type LoadedFile } from './load-file.ts';
import { listSite, markOf, type SiteList } from './list-site.ts';

/** How long the disk's state is trusted, in milliseconds. */
const TRUSTED = 1000;
/** Cache size in bytes; the oldest entries are evicted first. */
const KEPT = 64 * 1024 * 1024;
/** Retries while the folder is being replaced, which takes a moment. */
const PATIENCE = { times: 50, milliseconds: 20 };

export interface SiteFolder {
  /** The current site. */
  list: () => Promise<SiteList>;
  /** A file in the best encoding; undefined if it does not exist. */
  file: (list: SiteList, name: string, accepts: string | undefined) => Promise<LoadedFile | undefined>;
}

/** A lazily cached built site. It switches to a new build within a second, and serves the old one until then. */
export function openSiteFolder(siteDir: string, headers: Record<string, string>): SiteFolder {
  let current: SiteList | undefined;
  let checkedAt = 0;
  let checking: Promise<SiteList> | undefined;
  const cached = new Map<string, { loaded: LoadedFile; readAt: number }>();
  let cachedBytes = 0;

  const look = async (): Promise<SiteList> => {
    for (let turn = 0; turn < PATIENCE.times; turn += 1) {
      const mark = await markOf(siteDir);
      if (current && (mark === undefined || mark === current.mark)) return current;
      const listed = await listSite(siteDir);
      if (listed) return (current = listed);
      await sleep(PATIENCE.milliseconds);
    }
    if (current) return current;
    throw new Error(`There is no site in ${siteDir}.`);
  };

  const keep = (key: string, loaded: LoadedFile) => {
    cachedBytes += loaded.size - (cached.get(key)?.loaded.size ?? 0);
    // Entries are in the order of their age.
    cached.delete(key);
    cached.set(key, { loaded, readAt: performance.now() });
    for (const [oldest, { loaded: evicted }] of cached) {
      if (cachedBytes <= KEPT) break;
      cached.delete(oldest);
      cachedBytes -= evicted.size;
    }
  };

  /** Pending reads, shared by simultaneous requests. */
  const reading = new Map<string, Promise<LoadedFile | undefined>>();

  const read = async (name: string, encoding: Encoding, varies: boolean): Promise<LoadedFile | undefined> => {
    const key = name + endingOf[encoding];
    for (let turn = 0; turn < PATIENCE.times; turn += 1) {
      const site = await markOf(siteDir);
      const loaded = await loadFile({ siteDir, name, encoding, varies, headers }).catch(ignoreMissing);
      if (loaded && !Buffer.isBuffer(loaded.content)) return loaded;
      if (loaded) {
        // An unchanged file stays one object, so that slow clients do not hold several copies of it.
        const known = cached.get(key)?.loaded;
        const same = known?.etag === loaded.etag ? known : loaded;
        keep(key, same);
        return same;
      }
      // Only a file that is missing while the folder stays the same does not exist: during a swap, retry.
      if (site !== undefined && site === (await markOf(siteDir))) return undefined;
      await sleep(PATIENCE.milliseconds);
    }
    return undefined;
  };

  return {
    async list() {
      if (current && performance.now() - checkedAt < TRUSTED) return current;
      checking ??= look().finally(() => {
        checkedAt = performance.now();
        checking = undefined;
      });
      return checking;
    },
    async file(list, name, accepts) {
      const forms = list.files.get(name);
      const encoding = forms && acceptedEncodings(accepts).find((wanted) => forms.includes(wanted));
      if (!forms || !encoding) return undefined;
      const key = name + endingOf[encoding];
      const known = cached.get(key);
      if (known && performance.now() - known.readAt < TRUSTED) return known.loaded;
      const load = () => read(name, encoding, forms.length > 1);
      const running = reading.get(key);
      const loading = running ?? load().finally(() => reading.delete(key));
      reading.set(key, loading);
      const loaded = await loading;
      // A large file's handle belongs to one answer; others open their own.
      return running && loaded && !Buffer.isBuffer(loaded.content) ? load() : loaded;
    },
  };
}

/** The file may be missing while the folder is being replaced. */
function ignoreMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}
