import type { Figure, Problem } from './figure.ts';
import type { FigureReader } from './reader.ts';

/** A mistake in a figure's text, or a notation that visitors may misread. */
export function problemOf({ reading }: Pick<Figure, 'reading'>): Problem | undefined {
  if (reading.kind === 'unclear') return reading.problem;
  return reading.kind === 'quantity' ? reading.remark : undefined;
}

/**
 * The whole text for each way to read its numbers, written so that it can be read in one way only: `1,250 to 1,500 kg`
 * → `1250 to 1500 kg`, `1.25 to 1.5 kg`. Empty if that is not known.
 */
export function clearTexts(figure: Figure, reader: FigureReader): string[] {
  const { length } = problemOf(figure)?.readings ?? [];
  const texts = Array.from({ length }, (_, way) => clearText(figure, reader, way)).filter((text) => text !== undefined);
  return [...new Set(texts)];
}

function clearText({ label, text }: Figure, reader: FigureReader, way: number): string | undefined {
  const figure = reader.read(label, text);
  const problem = problemOf(figure);
  if (!problem) return text;
  const { start, end, readings = [] } = problem;
  const number = readings[way] ?? readings[0];
  const clear = number === undefined ? text : text.slice(0, start) + number + text.slice(end);
  // Else a mistake that cannot be corrected with certainty remains.
  return clear === text ? undefined : clearText({ ...figure, text: clear }, reader, way);
}
