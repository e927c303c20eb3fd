/** Reads numbers as makers of many countries write them. */
import type { Problem } from '../figure.ts';

/** What stands before the decimals in the catalogue's language. */
export type DecimalSign = '.' | ',';

/** The language's decimal sign, from CLDR. Most others write one of these two, too. */
export function decimalSignOf(language: string): DecimalSign {
  const parts = new Intl.NumberFormat(language, { numberingSystem: 'latn' }).formatToParts(1.5);
  return parts.some(({ type, value }) => type === 'decimal' && value === ',') ? ',' : '.';
}

/** How a catalogue writes numbers. */
export interface NumberForm {
  decimal?: DecimalSign;
  /** Whether a comma is certain to part thousands; else `15,500` is asked. */
  hasCommas?: boolean;
}

/** A number at the start of a text. `length` is in characters. */
interface ReadNumber {
  value: number;
  length: number;
  /** Digits after the decimal point; undefined for what is not written in plain digits (`1 1/2`, `10⁴`). */
  decimals: number | undefined;
  /** How to write it, if the language writes it in another way (`6,5` in English). */
  remark?: Unread;
}

/** Why a number cannot be read, and how to write it. */
export interface Unread {
  reason: string;
  fix: Problem['fix'];
  length: number;
  /** The number in this language, for each way to read it. */
  readings?: readonly string[];
}

/** Thousands parted by spaces of several widths or by apostrophes (`12'000`, as in Switzerland). */
const spaced = /^\d{1,3}(?:[ \u00a0\u2007\u2009\u202f]\d{3})+(?:[.,]\d+)?(?![\d.,]\d|\d)/;
const apostrophes = /^\d{1,3}(?:['’]\d{3})+(?:[.,]\d+)?(?![\d.,]\d|\d)/;
/** Digits with points and commas between them. */
const digits = /^(?:\d+|(?=[.,]\d))(?:[.,]\d+)*/;
/** Groups of thousands, or of lakhs and crores (`1,50,000`). */
const groups = (sign: string): RegExp => new RegExp(String.raw`^\d{1,3}(?:[${sign}]\d{2,3})*[${sign}]\d{3}$`);
const grouping = { ',': groups(','), '.': groups('.') };

/** `10^4`, `10⁴`, `1.2 × 10^5`, `1e-3`. */
const power = /^(?:(\d+(?:[.,]\d+)?)\s*[x×·*]\s*)?10(?:\^([-−]?\d+)|([⁻]?[⁰¹²³⁴-⁹]+))/;
/** `1e-3`; `1 x 10-3` lost its raised sign. */
const scientific = /^(\d+(?:[.,]\d+)?)(?:e|\s*[x×·*]\s*10(?=[-−][1-9](?!\d)))([-−+]\d{1,2})(?![\d.,])/i;
const superscripts = '⁰¹²³⁴⁵⁶⁷⁸⁹';
const vulgar = /^(\d*)\s?([¼-¾⅓-⅞])/;
/** A fraction of a power of two, alone or behind a whole number: `3/4`, `1 1/2`, `1–1/2`. */
const fraction = /^(?:([1-9]\d*)[ \-‐‑–])?(\d+)\/(2|4|8|16|32|64)(?![\d/.,])/;
/** Inches or horsepower behind a fraction, directly or after the other end of a range or the other sides. */
const inFractions =
  /^\s*(?:(?:[-–—~x×]|to)\s*(?:\d+[ -])?\d+(?:\/\d+)?\s*)*(?:h\.?p\b|in\b|inch|["″”]|''|ft\b|feet\b|['′’])/i;

/** Reads the unsigned number at the start of a text; undefined when there is none. */
export function readNumber(text: string, form: NumberForm = {}): ReadNumber | Unread | undefined {
  return readPower(text) ?? readFraction(text) ?? readDigits(text, form);
}

function readPower(text: string): ReadNumber | undefined {
  const [whole, factor = '1', exponent, raised = ''] = power.exec(text) ?? scientific.exec(text) ?? [];
  if (whole === undefined) return undefined;
  const high = [...raised].map((sign) => (sign === '⁻' ? '-' : superscripts.indexOf(sign))).join('');
  const to = Number((exponent ?? high).replace('−', '-'));
  return { value: Number(factor.replace(',', '.')) * 10 ** to, length: whole.length, decimals: undefined };
}

function readFraction(text: string): ReadNumber | undefined {
  const [sign, whole = '', part = ''] = vulgar.exec(text) ?? [];
  if (sign !== undefined) {
    const [above, below] = part.normalize('NFKC').split('⁄').map(Number);
    return { value: Number(whole) + (above ?? 0) / (below ?? 1), length: sign.length, decimals: undefined };
  }
  const [written = '', full = '0', above = '', below = ''] = fraction.exec(text) ?? [];
  if (written === '' || !isProper(above, below) || !inFractions.test(text.slice(written.length))) return undefined;
  return { value: Number(full) + Number(above) / Number(below), length: written.length, decimals: undefined };
}

/** `19'-8"`, `6 ft 6 1/2 in`: one length of two units. */
const feet =
  /^(\d+)\s?(?:ft\b\.?|feet\b|['′’])\s?[-–]?\s?(\d{1,2})(?:[ -](\d)\/(2|4|8|16))?\s?(?:in\b\.?|inch(?:es)?\b|["″”]|''|′′)/i;

/** A length in feet and inches, as inches with the length of its text; undefined for others. */
export function readFeet(text: string): { value: number; length: number } | undefined {
  const [whole, above = '', inches = '', part = '0', of = '1'] = feet.exec(text) ?? [];
  if (whole === undefined || Number(inches) >= 12) return undefined;
  return { value: 12 * Number(above) + Number(inches) + Number(part) / Number(of), length: whole.length };
}

/** Whether nothing can be cancelled in a fraction below one. */
function isProper(above: string, below: string): boolean {
  const [small, great] = [Number(above), Number(below)];
  if (small < 1 || small >= great) return false;
  for (let by = 2; by <= small; by++) if (small % by === 0 && great % by === 0) return false;
  return true;
}

const either = /^(?:\d+[ .,-])?(\d{1,2})\/([2-9]|1[026]|32|64)(?![\d/.,])/;
/** `5/100 mm` are hundredths. */
const hundredths = /^\d{1,2}\/10{2,3}(?![\d/.,])/;

/** Whether a text starts with what may be a fraction or two values: `3/4 kW`, `1.1/2"` in the trade of India, `5/100 mm`. */
export function isFractionOrTwo(text: string): boolean {
  if (hundredths.test(text)) return true;
  const [, above = '', below = ''] = either.exec(text) ?? [];
  return below !== '' && isProper(above, below);
}

function readDigits(text: string, form: NumberForm): ReadNumber | Unread | undefined {
  const parted = (spaced.exec(text) ?? apostrophes.exec(text))?.[0];
  if (parted !== undefined) return plain(parted.replace(/[^\d.,]/g, ''), parted.length, form);
  const written = digits.exec(text)?.[0];
  // `.5 in` has half an inch.
  return written === undefined ? undefined : plain(written.replace(/^[.,]/, '0$&'), written.length, form);
}

/** Reads digits with points and commas. */
function plain(written: string, length: number, { decimal = '.', hasCommas }: NumberForm): ReadNumber | Unread {
  const isOpen = decimal === '.' && !hasCommas;
  const group = decimal === '.' ? ',' : '.';
  const [whole = '', ...more] = written.split(decimal);
  const read = (value: string): ReadNumber => ({
    value: Number(value),
    length,
    decimals: /^0\d|^[\d.]{16,}$/.test(value) ? undefined : (value.split('.')[1] ?? '').length,
  });
  // As the language writes it: thousands, then decimals.
  if (more.length <= 1 && !more[0]?.includes(group) && (!whole.includes(group) || grouping[group].test(whole))) {
    const value = [whole.replaceAll(group, ''), ...more].join('.');
    const small = whole.replace(group, '.');
    if (decimal === '.' && isList(written)) {
      const list = written.replaceAll(',', ', ');
      const reason = `\`${written}\` can mean ${value} or the list ${list}`;
      return { reason, fix: `write \`${value}\` or \`${list}\``, length, readings: [value, list] };
    }
    if (isOpen && more.length === 0 && isEither(whole, ',')) return twoReadings(written, value, small, length);
    if (isOpen && isEither(written, '.')) {
      return twoReadings(written, written.replace('.', ''), String(Number(written)), length);
    }
    // `0,500` cannot be thousands.
    return whole.startsWith('0,') ? { ...read(small), remark: foreign(written, small, length) } : read(value);
  }
  // As other languages write it, if that leaves one reading: `6,5`, `9.000,5`, `1.250.000`.
  const [thousands = '', ...decimals] = written.split(group);
  const isForeign = decimals.length === 1 && (decimals[0] ?? '').length < 4 && !decimals[0]?.includes(decimal);
  if (isForeign && (!thousands.includes(decimal) || grouping[decimal].test(thousands))) {
    const value = [thousands.replaceAll(decimal, ''), ...decimals].join('.');
    return { ...read(value), remark: foreign(written, decimal === '.' ? value : value.replace('.', ','), length) };
  }
  if (grouping[decimal].test(written) && more.length > 1) {
    const value = written.replaceAll(decimal, '');
    return { ...read(value), remark: foreign(written, value, length) };
  }
  const list = /,\d+,/.test(written) ? `; or, if it is a list, \`${written.replaceAll(',', ', ')}\`` : '';
  const fix = `write digits, with one point before the decimals${list}`;
  return { reason: `\`${written}\` is no number`, fix, length };
}

/** `500,650,800`: rising groups of three digits are hardly one number. */
function isList(written: string): boolean {
  if (!/^\d{2,3}(?:,\d{3}){2,}$/.test(written)) return false;
  const numbers = written.split(',').map(Number);
  return numbers.every((number, at) => at === 0 || number > (numbers[at - 1] ?? 0));
}

/** `1,250` and `12.500` can be thousands or have three decimals; `10,000` with a comma hardly has. */
function isEither(written: string, sign: DecimalSign): boolean {
  return sign === ',' ? /^[1-9]\d{0,2},(?!000)\d{3}$/.test(written) : /^[1-9]\d{0,2}\.\d{3}$/.test(written);
}

const twoReadings = (written: string, large: string, small: string, length: number): Unread => ({
  reason: `\`${written}\` can mean ${large} or ${String(Number(small))}`,
  fix: `write \`${large}\` or \`${String(Number(small))}\``,
  length,
  readings: [large, clearDecimals(String(Number(small)))],
});

/** `3.125` can be read as thousands, `3.1250` cannot. */
const clearDecimals = (number: string): string => (isEither(number, '.') ? `${number}0` : number);

function foreign(written: string, value: string, length: number): Unread {
  const sign = /^[^,]*,\d+$/.test(written) ? 'a comma' : /^[^.]*\.\d+$/.test(written) ? 'a point' : undefined;
  const reason = `\`${written}\` has ${sign === undefined ? 'the separators of another language' : `${sign} before its decimals`}`;
  return { reason, fix: { value }, length, readings: [value] };
}
