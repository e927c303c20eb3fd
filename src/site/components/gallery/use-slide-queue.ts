import { useEffect, useRef } from 'react';

/** Milliseconds after a movement's end until react-slick takes the next order. */
const SETTLING = 30;

/**
 * Passes on which picture is wanted, one movement at a time: react-slick drops an order that comes while it moves,
 * or jumps across all pictures. When several are wanted meanwhile, the last one counts.
 * @param wanted index of the picture to show
 * @param duration milliseconds of one movement
 * @param move starts the movement from one picture to another
 */
export function useSlideQueue(wanted: number, duration: number, move: (from: number, to: number) => void): void {
  const shown = useRef(wanted);
  const latest = useRef({ wanted, duration, move });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    latest.current = { wanted, duration, move };
    const start = () => {
      const order = latest.current;
      timer.current = undefined;
      if (order.wanted === shown.current) return;
      order.move(shown.current, order.wanted);
      shown.current = order.wanted;
      timer.current = setTimeout(start, order.duration + SETTLING);
    };
    if (timer.current === undefined) start();
  });
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      timer.current = undefined;
    },
    [],
  );
}
