import type { EarlyVisit } from '../../ui/early-visit.ts';

/** Milliseconds between attempts while a pressed control is not hydrated yet. */
const PAUSE = 50;

/**
 * Replays each recorded press once its control is hydrated. Call when React's listeners are attached: from then on
 * React hydrates pressed elements first and stops their clicks during capture if it cannot, as in lazy components. So
 * a press was handled if the click reached the control itself; otherwise it is replayed. A control that React has
 * rendered again, because an extension had changed the page, is found by its place among those alike.
 */
export function replayPresses(): void {
  const early: EarlyVisit | undefined = window.earlyVisit;
  if (!early) return;
  const { pressed, alike } = early;
  early.isReady = true;
  const answered = ({ currentTarget }: Event) => {
    const control = currentTarget as HTMLElement;
    if (control.isConnected) pressed.delete(control);
    control.removeEventListener('click', answered);
  };
  let timer: ReturnType<typeof setTimeout>;
  const watch = () => {
    if (pressed.size === 0) return;
    for (const control of pressed.keys()) control.addEventListener('click', answered);
    clearTimeout(timer);
    timer = setTimeout(replay, PAUSE);
  };
  const replay = () => {
    const presses = [...pressed];
    pressed.clear();
    // The listener above records replayed clicks like the visitor's own.
    for (const [control, place] of presses) (control.isConnected ? control : alike(control)[place])?.click();
  };
  addEventListener('click', watch, true);
  replay();
}
