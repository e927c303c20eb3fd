/**
 * Marks for texts in another language than the rest of a page. They are the isolates of Unicode (UAX 9), so that such a
 * text has its own direction where no element can say its language: in attributes.
 */
import { directionOf, mapTexts } from './language.ts';

const marks = { ltr: '\u2066', rtl: '\u2067' };
const end = '\u2069';

export const isForeign = (text: string): boolean =>
  text.endsWith(end) && (text.startsWith(marks.ltr) || text.startsWith(marks.rtl));

export const withoutMarks = (text: string): string => text.slice(marks.ltr.length, -end.length);

/** Texts of one language, without no-break spaces. */
export interface ForeignTexts {
  language: string;
  texts: ReadonlySet<string>;
  /** Names, which programs look up and send, too. */
  names: ReadonlySet<string>;
}

/** `side` is also the id of a view. */
const isId = /^[a-z\d-]+$/;

/**
 * Marks all texts in a value that are among these; names too with `withNames`, where they are only shown. Lines may
 * break elsewhere.
 */
export function markForeign<Value>(
  value: Value,
  { language, texts, names }: ForeignTexts,
  { withNames = false } = {},
): Value {
  const mark = marks[directionOf(language)];
  const isAmong = (text: string) => !isId.test(text) && (texts.has(text) || (withNames && names.has(text)));
  return mapTexts(value, (text) => (isAmong(text.replaceAll('\u00a0', ' ')) ? mark + text + end : text));
}
