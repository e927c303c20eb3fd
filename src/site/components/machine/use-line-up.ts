import { useEffect, useState } from 'react';
import type { DrawnSize, Window } from './line-up.ts';

/** A drawing in its column; until its size is known it fills the column. */
export interface LinedUp {
  drawing: DrawnSize;
  window: Window;
}

async function sizeOf(src: string): Promise<DrawnSize> {
  const image = new Image();
  image.src = src;
  await image.decode();
  return { width: image.naturalWidth, height: image.naturalHeight };
}

interface LineUp {
  places: (LinedUp | undefined)[];
  isOneScale: boolean;
}

/** Which of the drawings have a window, in the order of the addresses. What works it out is fetched with the drawings. */
async function placesOf(addresses: readonly string[]): Promise<LineUp> {
  const [{ lineUp }, sizes] = await Promise.all([
    import('./line-up.ts'),
    Promise.all(addresses.map((src) => (src === '' ? undefined : sizeOf(src)))),
  ]);
  const { windows, isOneScale } = lineUp(sizes.filter((size) => size !== undefined));
  let at = 0;
  const places = sizes.map((drawing) => {
    const window = drawing && windows[at++];
    return drawing && window && { drawing, window };
  });
  return { places, isOneScale };
}

/**
 * Reads the sizes of drawings, which all have one scale, and lines them up. An address that is undefined has no drawing.
 * @returns undefined until all have arrived
 */
export function useLineUp(addresses: readonly (string | undefined)[]): LineUp | undefined {
  const key = addresses.map((src) => src ?? '').join(' ');
  const [known, setKnown] = useState<LineUp & { key: string }>();
  useEffect(() => {
    if (key.trim() === '') return undefined;
    let isCurrent = true;
    placesOf(key.split(' ')).then(
      (places) => isCurrent && setKnown({ key, ...places }),
      // A drawing that does not arrive leaves all as they are, each at a scale of its own.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [key]);
  return known?.key === key ? known : undefined;
}
