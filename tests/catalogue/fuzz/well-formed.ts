import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Finding } from '../../../src/yaml/finding.ts';

const sources = path.resolve(import.meta.dirname, '../../../src');
/** In characters. A longer message has probably copied a value from the file. */
const maxMessage = 600;
const maxFix = 3000;

/** All rule names in the source: `text/tab`, and `schema/` with a keyword of JSON Schema. */
function readRules(): Set<string> {
  const files = readdirSync(sources, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
  const texts = files.map((file) => readFileSync(path.join(sources, file), 'utf8')).join('\n');
  const written = Array.from(
    texts.matchAll(/'([a-z-]+\/[a-z-]+)'|rule: '([a-z]+)'/g),
    ([, name, one]) => name ?? one ?? '',
  );
  const keywords = [
    'type',
    'required',
    'enum',
    'pattern',
    'format',
    'minimum',
    'maximum',
    'minLength',
    'maxLength',
    'minItems',
  ];
  const others = ['maxItems', 'minProperties', 'uniqueItems', 'dependentRequired', 'const', 'not', 'oneOf', 'anyOf'];
  return new Set([...written, ...[...keywords, ...others].map((keyword) => `schema/${keyword}`)]);
}

const rules = readRules();

/** What is wrong with a finding itself; `text` is undefined for invalid UTF-8. */
export function faultsOf(finding: Finding, text: string | undefined): string[] {
  const { line, column, endColumn, rule, message, fix, text: shown } = finding;
  const problems: string[] = [];
  const must = (isRight: boolean, problem: string) => {
    if (!isRight)
      problems.push(
        `${rule} ${line}:${column}–${endColumn}: ${problem}: ${JSON.stringify({ message, fix, shown }).slice(0, 400)}`,
      );
  };
  must(rules.has(rule), 'the rule is not known');
  must(message.trim() !== '' && fix?.trim() !== '', 'words are missing');
  must(Boolean(fix), 'there is no fix');
  must(message.length <= maxMessage && (fix ?? '').length <= maxFix, 'the words are too long');
  must(!/\p{Cc}/u.test(message) && !/(?!\n)\p{Cc}/u.test(fix ?? ''), 'a line break or control character in the words');
  const words = `${message} ${fix ?? ''}`;
  must(
    !/\[object |\bundefined\b|\bNaN\b|\bat (?:\S+ \()?[\w./:-]+\.[jt]s:\d+:\d+|Error:/.test(words),
    'words of a program',
  );
  must(Number.isInteger(line) && Number.isInteger(column) && Number.isInteger(endColumn), 'the place is no number');
  must(column >= 1 && endColumn > column, 'the columns are wrong');
  if (text === undefined || (line === 1 && column === 1 && shown === '')) return problems;
  const lines = text.split(/\r\n|\r|\n/);
  const own = lines[line - 1];
  must(own !== undefined, `the text has ${lines.length} lines`);
  if (own === undefined) return problems;
  must(shown === own, `the line reads ${JSON.stringify(own.slice(0, 200))}`);
  must(
    column <= own.length + 1 && endColumn <= Math.max(own.length + 1, column + 1),
    'the columns are outside the line',
  );
  return problems;
}
