import type { Figure, Problem } from './figure.ts';
import type { FigureReader } from './reader.ts';
import type { DecimalSign } from './reading/read-number.ts';

export type { DecimalSign };

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
  // `1,500-2,000 kg`: who means 1.5 means 2.
  const isSmall = way === 1 && /^[1-9]\d{0,2},\d{3}$/.test(text.slice(start, end));
  const others = (part: string) => (isSmall ? part.replace(/(?<![\d.,])([1-9]\d{0,2}),000(?![\d.,])/g, '$1') : part);
  const clear = number === undefined ? text : others(text.slice(0, start)) + number + others(text.slice(end));
  // Else a mistake that cannot be corrected with certainty remains.
  return clear === text ? undefined : clearText({ ...figure, text: clear }, reader, way);
}

const signs = ['.', ','] as const;

const numbers = /\d[\d.,]*\d/g;

/** By decimal sign: the numbers that show it, and all that can be written with it. Groups may be lakh and crore. */
function shapesWith(dot: DecimalSign, group: DecimalSign) {
  const groups = String.raw`\d{1,2}(?:[${group}]\d\d)+[${group}]\d{3}`;
  const shown = String.raw`\d+[${dot}]\d{1,2}|0[${dot}]\d+|\d{1,3}[${group}]\d{3}[${dot}]\d+|(?:\d{1,3}(?:[${group}]\d{3}){2,}|${groups})(?:[${dot}]\d+)?`;
  return {
    grouping: group,
    // Long decimals show nothing: they may be the number of a steel, `1.4301`.
    shown: new RegExp(`^(?:${shown})$`),
    all: new RegExp(String.raw`^(?:\d+|\d{1,3}(?:[${group}]\d{3})+|${groups})(?:[${dot}]\d+)?$`),
  };
}
const shapes = { '.': shapesWith('.', ','), ',': shapesWith(',', '.') };

export const numbersIn = (texts: readonly string[]) => texts.flatMap((text) => text.match(numbers) ?? []);

/** The decimal signs that numbers show, each with one of them: `1,5`, `1.250,75`, `0,125`, `1,50,000`. */
export function decimalSignsIn(texts: readonly string[]): Map<DecimalSign, string> {
  const first = signs.map((sign) => [sign, texts.find((number) => shapes[sign].shown.test(number))] as const);
  return new Map(first.flatMap(([sign, number]) => (number === undefined ? [] : [[sign, number]])));
}

/** What a number that shows no sign is with each: `1,250` is 1250 or 1.25. */
export function readingsOf(text: string): Record<DecimalSign, string> | undefined {
  const [, whole, sign, rest] = /^([1-9]\d{0,2})([.,])(\d{3})$/.exec(text) ?? [];
  if (whole === undefined) return undefined;
  const [large, small] = [`${whole}${rest}`, String(Number(`${whole}.${rest}`))];
  return sign === '.' ? { '.': small, ',': large } : { '.': large, ',': small };
}

/** Writes a number of a program (`1234.5`) so that it can be read in one way only in a language. */
export function writeNumber(number: string, decimal: DecimalSign): string {
  return decimal === ',' ? number.replace('.', ',') : /^[1-9]\d{0,2}\.\d{3}$/.test(number) ? `${number}0` : number;
}

/**
 * Rewrites the numbers of a text in the notation of a language: by the decimal sign that each shows, or else by that of
 * its column.
 */
export function rewriteNumbers(text: string, usual: DecimalSign | undefined, decimal: DecimalSign): string {
  return text.replace(numbers, (number) => {
    const [sign = usual, ...others] = decimalSignsIn([number]).keys();
    if (sign === undefined || others.length > 0) return number;
    const { grouping, all } = shapes[sign];
    return all.test(number) ? writeNumber(number.replaceAll(grouping, '').replace(sign, '.'), decimal) : number;
  });
}
