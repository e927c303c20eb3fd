import type { EarlyPresses } from './early-script.ts';

/** Milliseconds until a press is given again to a control whose part of the page is not hydrated yet. */
const PAUSE = 50;

/**
 * Gives each press that the script in the head has kept to its control, once, when the control is hydrated. To be called when
 * React listens: from then on it hydrates what is pressed at once, and stops a click on its way down where it can't, as in a part whose program is
 * on its way. So a press was answered when the click reached the control itself; else it is given again.
 */
export function givePresses(): void {
  const early: EarlyPresses | undefined = window.earlyPresses;
  if (!early) return;
  const { pressed } = early;
  early.isHeard = true;
  const answered = ({ currentTarget }: Event) => {
    pressed.delete(currentTarget as HTMLElement);
    currentTarget?.removeEventListener('click', answered);
  };
  let timer: ReturnType<typeof setTimeout>;
  const watch = () => {
    if (pressed.size === 0) return;
    for (const control of pressed) control.addEventListener('click', answered);
    clearTimeout(timer);
    timer = setTimeout(give, PAUSE);
  };
  const give = () => {
    const controls = [...pressed];
    pressed.clear();
    // The click is noted as the visitor's was.
    for (const control of controls) if (control.isConnected) control.click();
  };
  addEventListener('click', watch, true);
  give();
}
