import { describe, expect, it } from 'vitest';
import type { Picture } from '../../src/catalogue/shown/parts.ts';
import { placePictures } from '../../src/ui/pictures/place-pictures.ts';

const picture = (extent?: Picture['extent']): Picture => ({
  src: '/a.jpg',
  width: 300,
  height: 280,
  alt: '',
  ...(extent ? { extent } : {}),
});

describe('pictures of machines side by side', () => {
  it('have one scale, and their machines one ground', () => {
    const placements = placePictures([picture([8000, 6000]), picture([4000, 2800])]);
    // The tall one placements in the middle, 3000 mm down to its ground; the other goes down by 3000 - 1400 of 8000 × 280/300.
    expect(placements).toEqual([
      { share: 1, down: 0 },
      { share: 0.5, down: 21.4 },
    ]);
  });

  it('leave a photo as it is', () => {
    expect(placePictures([picture(), undefined, picture([4000, 2800])])).toEqual([
      undefined,
      undefined,
      { share: 1, down: 0 },
    ]);
  });

  it('have no common scale where one is more than four times as large', () => {
    expect(placePictures([picture([16_000, 4000]), picture([4000, 2800])])).toHaveLength(2);
    expect(placePictures([picture([16_001, 4000]), picture([4000, 2800])])).toBeUndefined();
  });
});
