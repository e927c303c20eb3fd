import { useEffect, useState } from 'react';
import { lineUp, type DrawnSize, type Window } from './line-up.ts';

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

/**
 * Reads the sizes of drawings, which all have one scale, and lines them up. An address that is undefined has no drawing.
 * @returns undefined until all have arrived
 */
export function useLineUp(
  addresses: readonly (string | undefined)[],
): { places: (LinedUp | undefined)[]; isOneScale: boolean } | undefined {
  const key = addresses.join(' ');
  const [known, setKnown] = useState<{ key: string; sizes: ReadonlyMap<string, DrawnSize> }>();
  useEffect(() => {
    const drawn = key.split(' ').filter(Boolean);
    if (drawn.length === 0) return undefined;
    let isCurrent = true;
    Promise.all(drawn.map(async (src) => [src, await sizeOf(src)] as const)).then(
      (sizes) => isCurrent && setKnown({ key, sizes: new Map(sizes) }),
      // A drawing that does not arrive leaves all as they are, each at a scale of its own.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [key]);
  if (known?.key !== key || known.sizes.size === 0) return undefined;
  const sizes = addresses.map((src) => (src === undefined ? undefined : known.sizes.get(src)));
  const { windows, isOneScale } = lineUp(sizes.filter((size) => size !== undefined));
  let at = 0;
  const places = sizes.map((drawing) => {
    const window = drawing && windows[at++];
    return drawing && window && { drawing, window };
  });
  return { places, isOneScale };
}
