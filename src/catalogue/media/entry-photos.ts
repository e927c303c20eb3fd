/** Photos that the company supplies: which entry they belong to, and which of them pages show. */
import type { MediaFile, MediaType, LinkedPhoto } from './media-file.ts';
import { folderKinds, type PhotoFolder } from '../kinds.ts';

const photoTypes: ReadonlySet<MediaType | undefined> = new Set(['jpeg', 'png', 'webp']);

/** What an entry's YAML says about its photos. */
interface PhotoWords {
  file: string;
  caption?: string;
  main?: boolean;
}

/** Whether the build resizes this file: a raster image in one of the photo folders. */
export function isPhoto({ file, content }: MediaFile): boolean {
  const isInFolder = folderKinds.some(({ folder, photos }) => photos && file.startsWith(`${folder}/`));
  return isInFolder && photoTypes.has(content?.type);
}

/** Photos by folder (`models/blt200`), sorted by name. */
export type PhotosByFolder = ReadonlyMap<string, readonly MediaFile[]>;

export function photosByFolder(media: readonly MediaFile[]): PhotosByFolder {
  return Map.groupBy(media.filter(isPhoto), ({ file }) => file.slice(0, file.lastIndexOf('/')));
}

/** The photos in an entry's folder. The first is the main picture: the one that the entry calls so, else by name. */
export function photosOf(
  photos: PhotosByFolder,
  owner: PhotoFolder,
  id: string,
  words: readonly PhotoWords[] = [],
): LinkedPhoto[] {
  const folder = `${owner}/${id}`;
  const described = (photos.get(folder) ?? []).map((medium) => {
    const { caption, main = false } = words.find(({ file }) => `${folder}/${file}` === medium.file) ?? {};
    return { main, photo: { medium, ...(caption === undefined ? {} : { caption }) } };
  });
  return described.toSorted((a, b) => Number(b.main) - Number(a.main)).map(({ photo }) => photo);
}
