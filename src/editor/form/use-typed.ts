import { useState } from 'react';
import { asParagraph } from '../text/scalar-text.ts';

/** What a control shows, and what it does with what is typed. */
export interface Typed {
  value: string;
  type: (text: string) => void;
  /** What is shown is the file's own value again. */
  settle: () => void;
}

/**
 * A control over a value of the file. The file holds texts without spaces at their ends; what is typed keeps them as
 * long as it means the same, so that a sentence can be written.
 */
export function useTyped(value: string, commit: (text: string) => void): Typed {
  const [typed, setTyped] = useState<string>();
  return {
    value: typed !== undefined && asParagraph(typed) === value ? typed : value,
    type(text) {
      setTyped(text);
      if (asParagraph(text) !== value) commit(asParagraph(text));
    },
    settle: () => setTyped(undefined),
  };
}

/**
 * What is typed into a field of numbers: a number when it reads as one beyond doubt, else the text, of which the check
 * says more.
 */
export function asNumber(text: string): string | number {
  const number = Number(text);
  return /^-?\d+(\.\d+)?$/.test(text) && Number.isFinite(number) ? number : text;
}

/**
 * What is typed as a figure: a plain number stays one only if it is written back the same: `3.10` and `010` are texts.
 */
export function asFigure(text: string): string | number {
  const number = asNumber(text);
  return String(number) === text ? number : text;
}
