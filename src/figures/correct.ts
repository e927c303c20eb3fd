import type { Figure, Problem } from './figure.ts';
import type { FigureReader } from './reader.ts';
import type { DecimalSign } from './reading/read-number.ts';

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

export type { DecimalSign } from './reading/read-number.ts';

const signs = ['.', ','] as const;

/** The decimal sign of a column of figures, if exactly one sign leaves each number a reading: `1,5`, `1.250,75`, `0,125`. */
export function decimalSignIn(texts: readonly string[]): DecimalSign | undefined {
  const shows = (sign: DecimalSign, text: string) => {
    const [dot, other] = sign === '.' ? ['\\.', ','] : [',', '\\.'];
    const decimals = String.raw`\d${dot}(?:\d{1,2}|\d{4,})(?![\d.,])|(?<![\d.,])0${dot}\d|\d${other}\d{3}${dot}\d`;
    // Or by lakh and crore: `1,50,000`.
    const thousands = String.raw`\d(?:${other}\d{3}){2}(?![\d.,])|(?<![\d.,])\d{1,2}(?:${other}\d\d)+${other}\d{3}(?![\d.,])`;
    return new RegExp(`${decimals}|${thousands}`).test(text);
  };
  const found = signs.filter((sign) => texts.some((text) => shows(sign, text)));
  return found.length === 1 ? found[0] : undefined;
}

/** Writes a number of a program (`1234.5`) so that it can be read in one way only in a language. */
export function writeNumber(number: string, decimal: DecimalSign): string {
  return decimal === ',' ? number.replace('.', ',') : /^[1-9]\d{0,2}\.\d{3}$/.test(number) ? `${number}0` : number;
}

/** Rewrites the numbers of a text that has the decimal sign `sign` in the notation of a language. */
export function rewriteNumbers(text: string, sign: DecimalSign, decimal: DecimalSign): string {
  const other = sign === '.' ? ',' : '.';
  const shape = new RegExp(
    String.raw`^(?:\d+|\d{1,3}(?:[${other}]\d{3})+|\d{1,2}(?:[${other}]\d\d)+[${other}]\d{3})(?:[${sign}]\d+)?$`,
  );
  return text.replace(/\d[\d.,]*\d/g, (number) =>
    shape.test(number) ? writeNumber(number.replaceAll(other, '').replace(sign, '.'), decimal) : number,
  );
}
