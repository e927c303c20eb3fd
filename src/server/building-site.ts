import { listSite } from './list-site.ts';
import { openSiteFolder, type SiteFolder } from './site-folder.ts';

/** A site that is served while its slow files (pictures, sheets, cards) are being made. */
export interface BuildingSite {
  /** Holds all other files. */
  folder: string;
  /** The slow files, relative to the folder. */
  slow: readonly string[];
  /** Waits until a file is there. */
  want: (name: string) => Promise<void>;
  /** Resolves when the finished site has replaced `finishedDir`, or the build has failed. */
  ended: Promise<unknown>;
}

/** The folder of a site that is being built; from its end on, that of the finished site. */
export async function openBuildingSite(
  { folder, slow, want, ended }: BuildingSite,
  finishedDir: string,
  headers: Record<string, string>,
): Promise<SiteFolder> {
  const finished = openSiteFolder(finishedDir, headers);
  const list = await listSite(folder);
  if (!list) return finished;
  for (const name of slow) list.files.set(name, ['identity']);
  let building: SiteFolder | undefined = openSiteFolder(folder, headers);
  void ended.then(() => (building = undefined));
  return {
    list: () => (building ? Promise.resolve(list) : finished.list()),
    async file(listed, name, accepts) {
      if (building && listed.files.has(name)) {
        await want(name);
        const found = await building?.file(listed, name, accepts);
        if (found) return found;
        // The finished site takes its place just now.
        await ended;
      }
      return building ? undefined : finished.file(await finished.list(), name, accepts);
    },
  };
}
