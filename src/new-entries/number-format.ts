import { formatValue } from 'hucre';
import type { Cell } from './table-words.ts';

/** What the library does not know of formats: colours, numerals, currencies in brackets, `General` beside texts, room behind a dash. */
const plain = (format: string) =>
  format
    .replace(/\[\$([^\]-]*)[^\]]*\]/g, '"$1"')
    .replace(/\[(?![<>=hms])[^\]]*\]/gi, '')
    .replaceAll(String.raw`\%`, '"%"')
    .replace(/("[-–]")\?+/g, '$1')
    .replace(
      /("[^"]*")|General|Standard/gi,
      (whole, text?: string) => text ?? (whole === format ? whole : '0.##########'),
    );

/**
 * A date as its cell shows it. '' where the format has no year of four digits: so Excel writes the dates that it makes
 * of `1-2` and `1-26`. The short date of a computer's language is written as all languages read it.
 */
export const formattedDate = (date: Date, format: string): string =>
  /^m\/d\/yyyy$/i.test(format)
    ? date.toISOString().slice(0, 10)
    : /yyyy/i.test(format)
      ? formatValue(date, plain(format)).trim()
      : '';

/** Of a formula's result without a format: as many digits as a column shows. */
const shownDigits = 6;

/**
 * A number as its cell shows it, with the words and the unit of its format. The decimals of a typed number stay, also
 * where fewer are shown; those of a formula's result are the shown ones.
 */
export function formatted(value: number, format: string, isResult: boolean): Cell {
  const exact = (number: number, digits = 12) => String(Number(number.toPrecision(digits)));
  const written = plain(format);
  const shown =
    format === ''
      ? exact(value)
      : formatValue(value, written)
          .replace(/(\d)\.(?!\d)/, '$1')
          .trim();
  // The zero of an accountant's format is a dash, beside a currency, too.
  if (!/\d/.test(shown)) return { text: shown.replace(/^[\p{Sc}\s]*([-–])[\p{Sc}\s]*$/u, '$1') };
  // The minus of the number: `(9)`, `-£9`.
  const signed = value < 0 ? shown.replace(/\(([^\d-]*[\d.,\s]+)\)/, '-$1').replace(/^-([^\d.,]+)/, '$1-') : shown;
  const [, before = '', number = '', behind = ''] =
    /^(\D*?)(-?[.,]?\d(?:[\d.,\s/]*\d)?(?:E[+-]\d+)?)(\D*)$/.exec(signed) ?? [];
  // Digits between words, `007`: a code.
  if (number === '' || /^0\d/.test(number)) return { text: shown };
  const isPercent = behind.trim().startsWith('%') && !/"%|%"/.test(written);
  // A comma behind the digits shows thousands.
  const section = written
    .split(';')
    .find((part) => formatValue(value, part.replace(/\[[^\]]*\]/g, '')).trim() === shown);
  const commas = /[0#?](,+)(?![,0#?.])/.exec((section ?? written).replace(/"[^"]*"/g, ''))?.[1] ?? '';
  const real = isPercent ? value * 100 : value / 1000 ** commas.length;
  const decimals = /\.([0#?]+)/.exec(written.replace(/"[^"]*"/g, ''))?.[1]?.length;
  const rounded = isResult && !/E|General|#{5}/i.test(written) ? real.toFixed(decimals ?? 0) : undefined;
  const isLong = isResult && /\.\d{7}/.test(exact(real));
  const text =
    rounded !== undefined && format !== '' ? String(Number(rounded)) : exact(real, isLong ? shownDigits : 12);
  return {
    text,
    isNumber: true,
    ...(before.trim() && { before: `${before.trim()} ` }),
    ...(behind.trim() && { unit: behind.trim() }),
  };
}
