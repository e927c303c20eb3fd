/** Replaces a range of one line with a text. Line and columns are 1-based, as in a finding. */
export interface LineEdit {
  line: number;
  column: number;
  endColumn: number;
  text: string;
}

/** A fix that `check --fix` can apply: edits of the file's text, or a new name (relative to the data folder). */
export type Autofix = { edits: LineEdit[] } | { rename: string };

/** What to do, in words; or a value to write, which the editor's form can write itself. */
export type Fix = string | Writing;

/** Another value that can be written instead. */
export interface OtherValue {
  value: string;
  more?: string;
}

/**
 * `{ field: 'power', value: '30 kW', more: ', if that is the unit' }` is: write `power: 30 kW`, if that is the unit.
 * `{ name: 'Force' }` is the name of a row or field: write `Force:`.
 */
export type Writing = { more?: string } & (
  | { value: string; field?: string | undefined; or?: OtherValue }
  | { name: string }
);

/** A fix as a sentence, or in the terms of a form, which shows fields and rows without YAML syntax. */
export function sayFix(fix: Fix, { isForm = false } = {}): string {
  if (typeof fix === 'string') return fix;
  const { more = '' } = fix;
  if ('name' in fix) return `write \`${fix.name}${isForm ? '' : ':'}\`${more}`;
  const { value, field, or } = fix;
  const shown = (text: string) => (isForm ? text.replace(/^(["'])(.*)\1$/, '$2') : text);
  const alternative = or ? `, or \`${shown(or.value)}\`${or.more ?? ''}` : '';
  return `write \`${isForm || field === undefined ? '' : `${field}: `}${shown(value)}\`${more}${alternative}`;
}

/** What a finding says and knows of its fix. */
export function fixOf(fix: Fix): Pick<Finding, 'fix' | 'plain' | 'values'> {
  if (typeof fix === 'string') return { fix };
  const values = 'value' in fix ? [fix, ...(fix.or ? [fix.or] : [])].map(({ value }) => value) : undefined;
  return { fix: sayFix(fix), plain: sayFix(fix, { isForm: true }), ...(values ? { values } : {}) };
}

/** What a check reports about one position in one file. */
export interface Finding {
  /** Relative to the data folder; commands prepend the folder's name. */
  file: string;
  /** Line and columns are 1-based; `endColumn` is exclusive. */
  line: number;
  column: number;
  endColumn: number;
  severity: 'error' | 'warning';
  /** The rule's id: `text/tab`, `schema/unknown-field`, `reference`. */
  rule: string;
  /** JSON pointer of the value, or of the missing field; unset where the text cannot be read as values. */
  pointer?: string;
  /** One sentence that uses the field's own name. */
  message: string;
  /** What the editor should write or do. */
  fix?: string;
  /** The fix in the terms of a form, if it writes a value or a name. */
  plain?: string;
  /** The values that the fix offers for the pointer, as in YAML; in place of the marked words where these are a part of a text. */
  values?: readonly string[];
  /** The unchanged line of the file. */
  text: string;
  /** Set if the fix needs no decision. */
  autofix?: Autofix;
  /** The row or unit of a figure warning. Similar warnings are grouped by it (see check/gather-findings.ts). */
  topic?: string;
  /** The line of the same file that this one is compared with. An error there explains this finding. */
  comparedLine?: number;
}

/** Orders findings by file, then by position. */
export function compareFindings(a: Finding, b: Finding): number {
  return compareTexts(a.file, b.file) || a.line - b.line || a.column - b.column || compareTexts(a.message, b.message);
}

/** Orders by code units, so the order does not depend on the machine's locale. */
export function compareTexts(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
