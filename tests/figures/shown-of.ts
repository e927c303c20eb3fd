import { expect, it } from 'vitest';
import { propertyValues } from '../../src/features/page/structured-data.ts';
import { englishReader } from './english-reader.ts';
import { makeReader } from '../../src/figures/reader.ts';
import { showFigure } from '../../src/figures/show.ts';

/** The texts of a figure and its value in the structured data; what is the same as the maker's text is left out. */
export interface Shown {
  /** In our typography; the maker's text by default. */
  given?: string;
  metric?: string;
  imperial?: string;
  /** Value or range, unit code and unit of the structured data; the text by default. */
  json?: string;
}

export function shownOf(text: string, label = 'Row', reader = englishReader): Shown {
  const figure = reader.read(label, text);
  const { value: given, uniform: _uniform, label: _label, ...converted } = showFigure(figure, reader.language);
  const property: Record<string, unknown> = { ...propertyValues([figure])[0] };
  const { value, minValue = '', maxValue = '', unitCode, unitText } = property;
  const number = typeof value === 'number' ? value : `${String(minValue)}..${String(maxValue)}`;
  const isText = typeof value === 'string';
  if (isText) expect(value).toBe(given);
  return {
    ...(given === text ? {} : { given }),
    ...converted,
    ...(isText ? {} : { json: [number, unitCode, unitText].filter((part) => part !== undefined).join(' ') }),
  };
}

/** A text, how it is shown, and where it stands: a row of that name (`Row` by default), a catalogue in that language (English). */
type Notation = readonly [text: string, shown?: Shown, where?: { row?: string; language?: string }];

/** A test for each notation. */
export function testNotations(notations: readonly Notation[]): void {
  const readers = new Map([['en', englishReader]]);
  const cases = notations.map(([text, shown = {}, { row = 'Row', language = 'en' } = {}]) => ({
    language,
    row,
    text,
    shown,
  }));
  it.each(cases)('$language, $row: $text', ({ language, row, text, shown }) => {
    const reader = readers.get(language) ?? makeReader({ units: [], codes: [], drawn: [] }, language);
    readers.set(language, reader);
    expect(shownOf(text, row, reader)).toEqual(shown);
  });
}
