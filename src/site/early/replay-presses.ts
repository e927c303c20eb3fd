import type { EarlyPresses } from './early-script.ts';

/** Milliseconds between attempts while a pressed control is not hydrated yet. */
const PAUSE = 50;

/**
 * Replays each recorded press once its control is hydrated. Call when React's listeners are attached: from then on
 * React hydrates pressed elements first and stops their clicks during capture if it cannot, as in lazy components. So
 * a press was handled if the click reached the control itself; otherwise it is replayed.
 */
export function replayPresses(): void {
  const early: EarlyPresses | undefined = window.earlyPresses;
  if (!early) return;
  const { pressed } = early;
  early.isReady = true;
  const answered = ({ currentTarget }: Event) => {
    pressed.delete(currentTarget as HTMLElement);
    currentTarget?.removeEventListener('click', answered);
  };
  let timer: ReturnType<typeof setTimeout>;
  const watch = () => {
    if (pressed.size === 0) return;
    for (const control of pressed) control.addEventListener('click', answered);
    clearTimeout(timer);
    timer = setTimeout(replay, PAUSE);
  };
  const replay = () => {
    const controls = [...pressed];
    pressed.clear();
    // The listener above records replayed clicks like the visitor's own.
    for (const control of controls) if (control.isConnected) control.click();
  };
  addEventListener('click', watch, true);
  replay();
}
