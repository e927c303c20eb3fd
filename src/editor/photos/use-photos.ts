import { useMemo, useState } from 'react';
import { photoStem } from '../../catalogue/media/photos.ts';
import type { MediaFile } from '../../catalogue/media/pictures.ts';
import type { LocalPhotos } from '../panes/with-files.ts';
import type { LocalPhoto } from './read-photo.ts';

export interface Photos {
  photos: readonly LocalPhoto[];
  /** What the check and the pages are told of them. */
  media: readonly MediaFile[];
  pictures: LocalPhotos;
  set: (photos: readonly LocalPhoto[]) => void;
}

/** The photos that were chosen for an entry; they are kept as long as the page is open. */
export function usePhotos(folder: string | undefined): Photos {
  const [photos, set] = useState<readonly LocalPhoto[]>([]);
  return useMemo(() => {
    const media = photos.map(({ name, medium }): MediaFile => ({ ...medium, file: `${folder ?? ''}/${name}` }));
    const pictures = new Map(
      photos.flatMap(({ picture }, index): [string, string][] => {
        const medium = media[index];
        return picture === undefined || !medium ? [] : [[photoStem(medium), picture]];
      }),
    );
    return { photos, media, pictures, set };
  }, [photos, folder]);
}
