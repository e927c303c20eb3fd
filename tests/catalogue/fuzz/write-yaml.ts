import { CORE_SCHEMA, load } from 'js-yaml';
import type { Random } from './random.ts';

type Block = Record<string, unknown> | unknown[];

/**
 * Writes a value as YAML in one of many equivalent forms: at random in block or flow style, plain or quoted, folded or
 * not, with comments, empty lines, trailing spaces and fields in any order.
 */
export function writeYaml(value: Block, random: Random): string {
  return `${blockLines(value, 0, random).join('\n')}\n`;
}

function blockLines(value: Block, indent: number, random: Random): string[] {
  const margin = ' '.repeat(indent);
  const lines = Array.isArray(value)
    ? value.flatMap((item) => itemLines(item, indent, random))
    : random.shuffle(Object.entries(value)).flatMap(([name, inner]) => fieldLines(name, inner, indent, random));
  return lines.flatMap((line) => {
    if (!line.startsWith(margin) || !random.chance(0.05) || line.includes('\n')) return [line];
    return [random.pick(['', `${margin}# A remark: "with" [signs]`, '# At the start of the line', margin]), line];
  });
}

function fieldLines(name: string, value: unknown, indent: number, random: Random): string[] {
  const margin = ' '.repeat(indent);
  const head = `${margin}${writeText(name, 'name', random)}${random.chance(0.05) ? ' ' : ''}:`;
  if (!isBlock(value)) return [`${head} ${writeScalar(value, indent, random)}`];
  if (isEmpty(value) || random.chance(0.2)) return [`${head} ${writeFlow(value, indent, random)}`];
  const deeper = indent + (Array.isArray(value) ? random.pick([0, 2, 2, 4]) : random.pick([1, 2, 2, 3, 4]));
  return [`${head}${endOfLine(random)}`, joined(blockLines(value, deeper, random))];
}

function itemLines(value: unknown, indent: number, random: Random): string[] {
  const margin = ' '.repeat(indent);
  const gap = random.pick([' ', ' ', ' ', '  ', '   ']);
  if (!isBlock(value)) return [`${margin}-${gap}${writeScalar(value, indent, random)}`];
  if (isEmpty(value) || random.chance(0.2)) return [`${margin}-${gap}${writeFlow(value, indent, random)}`];
  const inner = indent + 1 + gap.length;
  if (random.chance(0.2)) return [`${margin}-${endOfLine(random)}`, joined(blockLines(value, inner, random))];
  // The first line of a block follows the hyphen, so it must be neither empty nor a comment.
  const lines = joined(blockLines(value, inner, random));
  const isPlain = lines.startsWith(' '.repeat(inner)) && !/^\s*#/.test(lines);
  return isPlain ? [`${margin}-${gap}${lines.slice(inner)}`] : [`${margin}-`, lines];
}

/** Joins lines that must not be separated by a comment. */
const joined = (lines: readonly string[]) => lines.join('\n');

const endOfLine = (random: Random) => (random.chance(0.1) ? random.pick([' ', '   ', ' # a remark', '\t']) : '');

function writeScalar(value: unknown, indent: number, random: Random): string {
  if (typeof value !== 'string') return `${String(value)}${endOfLine(random)}`;
  const isFoldable = /^\S+( \S+)+$/.test(value);
  const margin = ' '.repeat(indent + random.pick([1, 2, 4]));
  if (isFoldable && random.chance(0.1)) return `>-\n${breakLines(value, margin, random, /./)}`;
  if (isFoldable && random.chance(0.05)) return `|-\n${margin}${value}`;
  if (isFoldable && canBePlain(value, 'block') && random.chance(0.1)) {
    // People do not read a line with a leading dash or hash as a continuation, and the check reports it.
    const broken = breakLines(value, margin, random, /^[\p{L}\d(]/u);
    return random.chance(0.5) ? broken.trimStart() : `\n${broken}`;
  }
  return `${writeText(value, 'block', random)}${endOfLine(random)}`;
}

/** Wraps a text; a line may only start with a word that fits. */
function breakLines(text: string, margin: string, random: Random, fits: RegExp): string {
  const words = text.split(' ').map((word, index) => {
    if (index === 0) return margin + word;
    return fits.test(word) && random.chance(0.2) ? `\n${margin}${word}` : ` ${word}`;
  });
  return words.join('');
}

function writeText(text: string, place: 'block' | 'flow' | 'name', random: Random): string {
  const isOneLine = !text.includes('\n');
  if (canBePlain(text, place) && random.chance(0.6)) return text;
  if (isOneLine && random.chance(0.5)) return `'${text.replaceAll("'", "''")}'`;
  // JSON's escapes are valid in YAML (YAML 1.2, 5.7).
  const escaped = JSON.stringify(text);
  return random.chance(0.1) ? escaped.replace(/[^\p{ASCII}]/gu, escapeUnicode) : escaped;
}

const escapeUnicode = (letter: string) => `\\U${(letter.codePointAt(0) ?? 0).toString(16).padStart(8, '0')}`;

/** Whether a text needs no quotes, decided by the parser itself. */
function canBePlain(text: string, place: 'block' | 'flow' | 'name'): boolean {
  if (/[\n#"'`]|:(\s|$)|^[\s\-?:,[\]{}&*!|>%@=]|\s$/.test(text) || (place !== 'block' && /[,[\]{}:]/.test(text)))
    return false;
  return load(text, { schema: CORE_SCHEMA }) === text;
}

function writeFlow(value: unknown, indent: number, random: Random): string {
  if (!isBlock(value)) return typeof value === 'string' ? writeText(value, 'flow', random) : String(value);
  const parts = Array.isArray(value)
    ? value.map((item) => writeFlow(item, indent, random))
    : random
        .shuffle(Object.entries(value))
        .map(([name, item]) => `${writeText(name, 'flow', random)}: ${writeFlow(item, indent, random)}`);
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}'];
  const gap = random.pick(['', ' ', `\n${' '.repeat(indent + 2)}`]);
  const comma = random.pick([', ', ',  ', `,\n${' '.repeat(indent + 2)}`]);
  const last = parts.length > 0 && random.chance(0.2) ? ',' : '';
  return `${open}${gap}${parts.join(comma)}${last}${gap}${close}`;
}

function isBlock(value: unknown): value is Block {
  return typeof value === 'object' && value !== null;
}

function isEmpty(value: Block): boolean {
  return Object.keys(value).length === 0;
}
