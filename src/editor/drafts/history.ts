/** The texts of a draft: the present one, those before it, and those that were taken back. */
export interface History {
  text: string;
  past: readonly string[];
  future: readonly string[];
  /** What was changed last, and when: letters that are typed into one field are one step. */
  step: { place: string; at: number } | undefined;
}

/** Typing that pauses no longer than this is one step (milliseconds). */
const pause = 1500;
/** So many steps can be taken back. */
const longest = 200;

export const begin = (text: string): History => ({ text, past: [], future: [], step: undefined });

/** A new text. `place` names what was changed. */
export function advance(history: History, text: string, place: string, at: number): History {
  if (text === history.text) return history;
  const { step, past } = history;
  const goesOn = step !== undefined && step.place === place && at - step.at < pause && past.length > 0;
  const before = goesOn ? past : [...past, history.text].slice(-longest);
  return { text, past: before, future: [], step: { place, at } };
}

export function undo({ text, past, future }: History): History {
  const before = past.at(-1);
  if (before === undefined) return { text, past, future, step: undefined };
  return { text: before, past: past.slice(0, -1), future: [text, ...future], step: undefined };
}

export function redo({ text, past, future }: History): History {
  const [next, ...rest] = future;
  if (next === undefined) return { text, past, future, step: undefined };
  return { text: next, past: [...past, text], future: rest, step: undefined };
}
