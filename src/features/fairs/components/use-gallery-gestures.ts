import { useRef, type MouseEvent, type TouchEvent } from 'react';
import type { Shell } from '../../../catalogue/navigation.ts';

type SwipeConstants = Pick<Shell['constants']['slider'], 'swipeThreshold' | 'flickThreshold'>;

export interface Drag {
  /** Pixels from start to end, positive to the right. */
  distance: number;
  /** Width of the slider in pixels. */
  width: number;
  milliseconds: number;
}

type SwipeResult = 'previous' | 'next' | 'stay';

/** Pixels that a pointer may move during a click or tap; react-slick ignores shorter drags, too. */
const TREMBLE = 10;

/**
 * Direction of a drag: it must cover enough of the width (`swipeThreshold`, per cent) or be fast enough
 * (`flickThreshold`, pixels per millisecond). A drag to the left shows the next picture.
 */
export function decideSwipe({ distance, width, milliseconds }: Drag, constants: SwipeConstants): SwipeResult {
  const length = Math.abs(distance);
  if (length <= TREMBLE || width <= 0) return 'stay';
  const farEnough = length >= (width * constants.swipeThreshold) / 100;
  const fastEnough = length >= milliseconds * constants.flickThreshold;
  if (!farEnough && !fastEnough) return 'stay';
  return distance < 0 ? 'next' : 'previous';
}

type GestureEvent = MouseEvent<HTMLElement> | TouchEvent<HTMLElement>;

interface Start {
  x: number;
  y: number;
  time: number;
}

/** The pointer of an event; undefined for several fingers. */
function pointOf(event: GestureEvent): { clientX: number; clientY: number } | undefined {
  if (!('changedTouches' in event)) return event.button === 0 ? event : undefined;
  return event.touches.length <= 1 ? event.changedTouches[0] : undefined;
}

/**
 * Swipes and flicks on a slider. react-slick does not detect flicks, so it only moves the picture with the finger;
 * these handlers, on an element around the slider, run after its own and decide.
 * @param onStep called with 1 for the next picture and -1 for the previous one
 */
export function useGalleryGestures(constants: SwipeConstants, onStep: (step: number) => void) {
  const start = useRef<Start>(undefined);
  const begin = (event: GestureEvent) => {
    const point = pointOf(event);
    start.current = point && { x: point.clientX, y: point.clientY, time: event.timeStamp };
  };
  const cancel = () => {
    start.current = undefined;
  };
  const finish = (event: GestureEvent) => {
    const from = start.current;
    const point = pointOf(event);
    cancel();
    if (!from || !point) return;
    const distance = point.clientX - from.x;
    if (Math.abs(point.clientY - from.y) > Math.abs(distance)) return;
    const drag = {
      distance,
      width: event.currentTarget.clientWidth,
      milliseconds: event.timeStamp - from.time,
    };
    const result = decideSwipe(drag, constants);
    if (result !== 'stay') onStep(result === 'next' ? 1 : -1);
  };
  return {
    onMouseDown: begin,
    onMouseUp: finish,
    onMouseLeave: cancel,
    onTouchStart: begin,
    onTouchEnd: finish,
    onTouchCancel: cancel,
  };
}
