import { useEffect, useEffectEvent, useState } from 'react';
import { asParagraph } from '../../yaml/edit/yaml-text.ts';

/** State of a text control. */
export interface Typed {
  value: string;
  type: (text: string) => void;
  /** Shows the file's value again. */
  reset: () => void;
}

/**
 * Binds a control to a value of the file. The file has no trailing spaces, but the control keeps them while the value
 * is the same, so that one can type a sentence.
 */
export function useTyped(value: string, commit: (text: string) => void): Typed {
  const [typed, setTyped] = useState<string>();
  return {
    value: typed !== undefined && asParagraph(typed) === value ? typed : value,
    type(text) {
      setTyped(text);
      if (asParagraph(text) !== value) commit(asParagraph(text));
    },
    reset: () => setTyped(undefined),
  };
}

/** Longest time that a name which is being typed is not in the file (milliseconds). */
const pause = 500;

/** Keeps a name, which would be odd with every letter, once its typing pauses: the page may be closed with it. */
export function useKeptName(text: string | undefined, keep: () => void): void {
  const kept = useEffectEvent(keep);
  useEffect(() => {
    if (text === undefined) return undefined;
    const timer = setTimeout(() => kept(), pause);
    return () => clearTimeout(timer);
  }, [text]);
}
