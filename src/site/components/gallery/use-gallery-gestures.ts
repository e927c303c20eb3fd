import { useRef, type MouseEvent, type TouchEvent } from 'react';
import { decideSwipe, type SwipeConstants } from './decide-swipe.ts';

type GestureEvent = MouseEvent<HTMLElement> | TouchEvent<HTMLElement>;

interface Start {
  x: number;
  y: number;
  time: number;
}

/** The finger or mouse of an event; undefined for several fingers. */
function pointOf(event: GestureEvent): { clientX: number; clientY: number } | undefined {
  if (!('changedTouches' in event)) return event.button === 0 ? event : undefined;
  return event.touches.length <= 1 ? event.changedTouches[0] : undefined;
}

/**
 * Swipes and flicks on a slider. react-slick knows no flick, so it only lets the picture follow the finger; what the
 * drag means is decided here, after react-slick's own handlers (these handlers go on an element around the slider).
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
