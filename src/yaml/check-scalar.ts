import { load } from 'js-yaml';
import type { FindingText, Span } from './source-text.ts';
import { alwaysQuoted } from './syntax/mistake.ts';

/** Checks an unquoted value that YAML would silently read as something else. */
export function checkPlainScalar(raw: string, span: Span): FindingText | undefined {
  if (raw.endsWith('"')) return checkLastQuote(raw) ?? checkQuotes(raw, span);
  if (!/^[-+.\d]/.test(raw)) return checkQuotes(raw, span);
  return checkThousands(raw) ?? checkComma(raw) ?? checkNumberForm(raw);
}

/**
 * Typographic quotes around the whole value, or one that is never closed; not a text that starts with a quoted word.
 */
function checkQuotes(raw: string, span: Span): FindingText | undefined {
  const start = /^[“”„‟«‘’‚‛]/.exec(raw)?.[0];
  if (start === undefined) return undefined;
  const inner = raw.slice(1).search(/[“”‟»‘’"]/);
  if (inner >= 0 && inner < raw.length - 2) return undefined;
  const text = raw.slice(1).replace(/[“”‟»‘’"]$/, '');
  return {
    rule: 'text/smart-quotes',
    message: `The value starts with a typographic quote (${start}); YAML does not treat it as a quote.`,
    fix: `use straight quotes: \`"${text}"\``,
    edit: isPair.test(raw) ? { ...span, text: JSON.stringify(text.trim()) } : undefined,
  };
}

/** A typographic quote and its counterpart, with no other quote between them. */
const isPair = /^(?:[“”„‟][^“”„‟"]*[“”‟]|«[^«»"]*»|[‘’‚‛][^‘‚‛"]*[‘’‛])$/;

/** `Doors locked"`: the opening quote is missing. After a figure the quote means inches. */
function checkLastQuote(raw: string): FindingText | undefined {
  if (/^[“”„‟«]/.test(raw) || raw.indexOf('"') < raw.length - 1 || /\d\s?"$/.test(raw)) return undefined;
  return {
    rule: 'text/last-quote',
    message: 'The text ends with a quote (") that is not opened anywhere; it would be shown.',
    fix: `delete it; what remains is \`${raw.slice(0, -1).trim()}\``,
    severity: 'warning',
  };
}

/**
 * `name: BLT300,`: a comma as in JSON or a list, after a single word or figure. `Good day,` is the start of a letter.
 */
export function checkLastComma(raw: string): FindingText | undefined {
  if (!raw.endsWith(',') && !raw.endsWith(';')) return undefined;
  if (!/^(?:\S*[^\s,;]|[^\n]{0,30}\d[^\n]{0,30}[^\s,;])[,;]$/.test(raw)) return undefined;
  return {
    rule: 'text/last-comma',
    message: `The value ends with \`${raw.slice(-1)}\`, which would be shown.`,
    fix: `delete it; what remains is \`${raw.slice(0, -1)}\``,
    severity: 'warning',
  };
}

/** `3.000`: three with decimals, or three thousand? */
function checkThousands(raw: string): FindingText | undefined {
  if (!/^[-+]?[1-9]\d{0,2}\.\d{3}$/.test(raw)) return undefined;
  const small = String(Number(raw));
  // Only a fourth decimal tells `1.234` from thousands, and only in quotes it is shown.
  const written = small === raw ? `"${raw}0"` : small;
  return {
    rule: 'text/thousands',
    message: `\`${raw}\` can be read in two ways: YAML reads it as ${Number(raw)}, not as ${raw.replace('.', '')}.`,
    fix: {
      value: raw.replace('.', ''),
      more: ' for thousands',
      or: { value: written, more: ' for the small number' },
    },
  };
}

/** `6,5` and `1 200,5`: YAML reads a decimal comma as text. `1,200` is the English thousands separator. */
function checkComma(raw: string): FindingText | undefined {
  if (!/^[-+]?\d[\d .’']*,\d+$/.test(raw) || /^[-+]?\d{1,3}(,\d{3})+$/.test(raw)) return undefined;
  const point = raw.replace(/[ .’']/g, '').replace(',', '.');
  return {
    rule: 'text/decimal-comma',
    message: `\`${raw}\` is a text in YAML, not a number: write decimals with a point.`,
    fix: `write \`${point}\``,
  };
}

/** What YAML reads as a number and prints differently: `010`, `12E5`, `0x1F`, `+5`, `1.50`, too many digits. */
function checkNumberForm(raw: string): FindingText | undefined {
  const value = readPlain(raw);
  if (typeof value !== 'number' || String(value) === raw) return undefined;
  if (!Number.isFinite(value)) {
    return {
      rule: 'text/number',
      message: `\`${raw}\` is not a number that a page can show.`,
      fix: `write a number, delete the line, or put it in quotes to show it as written: \`"${raw}"\``,
    };
  }
  const inQuotes = `put it in quotes to show it as written: \`"${raw}"\``;
  return {
    rule: 'text/number-form',
    message: `\`${raw}\` would be shown as ${value}: YAML reads it as a number.`,
    fix: `${inQuotes}; or write \`${value}\` for the number`,
  };
}

/** Only these words: loading each that starts like one of them (`Noise`) would take as long as reading its file. */
const mayBeOther = /^(?:~|N(?:ull|ULL)|T(?:rue|RUE)|F(?:alse|ALSE)|[-+]?(?:\d|\.[\diInN])[\w.+-]*)$/;

/** How YAML reads an unquoted word: some are `null`, a truth value or a number. */
export function readPlain(word: string): unknown {
  return mayBeOther.test(word) ? load(word) : word;
}

/** A YAML indicator at the start of a value. */
export interface Mark {
  span: Span;
  sign: '&' | '*' | '!';
  /** Whether the indicator applies to a list or block, such as an anchor or a tag. */
  isOnBlock: boolean;
}

const rules = { '&': 'text/anchor', '*': 'text/alias', '!': 'text/tag' } as const;

/** Explains an indicator; the fix quotes the whole value. `name` is the field name, undefined in a list. */
export function explainMark(text: string, { span, sign, isOnBlock }: Mark, name: string | undefined): FindingText {
  const head = name === undefined ? '' : `${name}: `;
  const fix = isOnBlock
    ? `delete \`${text.slice(span.start, span.end)}\``
    : name === '<<'
      ? 'delete the line; write the lines that it should repeat here again'
      : `put the value in quotes: \`${head}${alwaysQuoted(restOfValue(text, span.start))}\``;
  return { rule: rules[sign], message: `\`${sign}\` at the start of a value has a special meaning in YAML.`, fix };
}

/** The value up to the end of its line, or to the next comma or bracket in a flow list. */
function restOfValue(text: string, start: number): string {
  const before = text.slice(Math.max(0, start - 200), start);
  const line = /^[^\r\n]*/.exec(text.slice(start, start + 2000))?.[0] ?? '';
  const isInBrackets = /[[{,]\s*$/.test(before) || /[[{][^\]}\r\n]*:\s*$/.test(before);
  return (isInBrackets ? line.replace(/[,\]}].*$/, '') : line.replace(/(?<!\s)\s+#.*$/, '')).trim();
}

/** Replaces indicators without changing the length: by letters in a value, by spaces before a list or block. */
export function neutralise(text: string, marks: readonly Mark[]): string {
  let from = 0;
  let repaired = '';
  for (const { span, isOnBlock } of marks.toSorted((a, b) => a.span.start - b.span.start)) {
    if (span.start < from) continue;
    const end = isOnBlock ? span.end : span.start + 1;
    repaired += text.slice(from, span.start) + (isOnBlock ? ' ' : 'x').repeat(end - span.start);
    from = end;
  }
  return repaired + text.slice(from);
}
