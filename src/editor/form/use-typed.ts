import { useState } from 'react';
import { asParagraph } from '../text/scalar-text.ts';

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

/** A number if the text is clearly one, else the text, which the check then reports. */
export function asNumber(text: string): string | number {
  const number = Number(text);
  return /^-?\d+(\.\d+)?$/.test(text) && Number.isFinite(number) ? number : text;
}

/** A number if it is written back the same, else the text: `3.10` and `010`. */
export function asFigure(text: string): string | number {
  const number = asNumber(text);
  return String(number) === text ? number : text;
}
