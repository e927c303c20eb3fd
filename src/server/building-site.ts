import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseRedirects, type SiteList } from './list-site.ts';
import type { Encoding } from './load-file.ts';
import { makePathMap } from './path-map.ts';
import { openSiteFolder, type SiteFolder } from './site-folder.ts';

/** A site that is served while its slow files (pictures, sheets, cards) are being made. */
export interface BuildingSite {
  folder: string;
  /** The files that are there, relative to the folder. */
  ready: readonly string[];
  /** The slow files. */
  slow: readonly string[];
  /** Waits until a file is there. */
  want: (name: string) => Promise<void>;
  /** Resolves when the finished site has replaced `finishedDir`, or the build has failed. */
  ended: Promise<unknown>;
}

/** The folder of a site that is being built; from its end on, that of the finished site. */
export async function openBuildingSite(
  { folder, ready, slow, want, ended }: BuildingSite,
  finishedDir: string,
  headers: Record<string, string>,
): Promise<SiteFolder> {
  const finished = openSiteFolder(finishedDir, headers);
  // Not listed from the disk: files are added to the folder meanwhile, and compressed ones come last.
  const files = new Map([...ready, ...slow].map((name): [string, Encoding[]] => [name, ['identity']]));
  const redirects = parseRedirects(await readFile(path.join(folder, '_redirects'), 'utf8'));
  const pages = ready.filter((name) => name.endsWith('.html'));
  const list: SiteList = { mark: '', files, resolve: makePathMap(pages, redirects) };
  let building: SiteFolder | undefined = openSiteFolder(folder, headers);
  void ended.then(() => (building = undefined));
  return {
    list: () => (building ? Promise.resolve(list) : finished.list()),
    async file(listed, name, accepts) {
      if (building && listed.files.has(name)) {
        await want(name);
        const loaded = await building?.file(listed, name, accepts);
        if (loaded) return loaded;
        // The finished site takes its place just now.
        await ended;
      }
      return building ? undefined : finished.file(await finished.list(), name, accepts);
    },
  };
}
