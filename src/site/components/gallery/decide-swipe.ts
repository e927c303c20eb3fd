import type { SiteConstants } from '../../../catalogue/page-data.ts';

export type SwipeConstants = Pick<SiteConstants['slider'], 'swipeThreshold' | 'flickThreshold'>;

export interface Drag {
  /** Pixels from the first touch to the last, positive to the right. */
  distance: number;
  /** Pixels of the slider's width. */
  width: number;
  milliseconds: number;
}

export type SwipeResult = 'previous' | 'next' | 'stay';

/** Pixels that a click's or a tap's own tremble may cover, however fast; react-slick sees no drag below it either. */
const TREMBLE = 10;

/**
 * What a drag on the slider means: a move when it covered enough of the width (`swipeThreshold`, per cent), or was
 * short but fast enough (`flickThreshold`, pixels a millisecond). A drag to the left brings the next picture.
 */
export function decideSwipe({ distance, width, milliseconds }: Drag, constants: SwipeConstants): SwipeResult {
  const length = Math.abs(distance);
  if (length <= TREMBLE || width <= 0) return 'stay';
  const farEnough = length >= (width * constants.swipeThreshold) / 100;
  const fastEnough = length >= milliseconds * constants.flickThreshold;
  if (!farEnough && !fastEnough) return 'stay';
  return distance < 0 ? 'next' : 'previous';
}
