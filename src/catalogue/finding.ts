/** A stretch of one line and what should stand there instead. Line and columns count from 1, as a finding's do. */
export interface LineEdit {
  line: number;
  column: number;
  endColumn: number;
  text: string;
}

/** The one sure way to put a finding right: edits of the file's text, or a new name (relative to the data folder). */
export type Autofix = { edits: LineEdit[] } | { rename: string };

/** What a check has to say about one place of one file. */
export interface Finding {
  /** The file, relative to the data folder until a command puts the folder's name in front. */
  file: string;
  /** Line and columns count from 1; `endColumn` is behind the last character. */
  line: number;
  column: number;
  endColumn: number;
  severity: 'error' | 'warning';
  /** Which rule found it: `text/tab`, `schema/unknown-field`, `reference`. */
  rule: string;
  /** One sentence in plain words, with the field's own name. */
  message: string;
  /** What to write or do, in plain words. */
  fix?: string;
  /** The line as it stands in the file. */
  text: string;
  /**
   * Present where nobody needs to decide anything and the rule alone does not say it: `check --fix` does it (see
   * check/autofix.ts).
   */
  autofix?: Autofix;
  /** The row or unit that a warning about a figure speaks of: many alike are gathered (see check/gather-findings.ts). */
  topic?: string;
  /** The line of the file that this one is compared with: what is wrong there explains this finding. */
  comparedLine?: number;
}

/** Orders findings by file, then by place. */
export function compareFindings(a: Finding, b: Finding): number {
  return compareTexts(a.file, b.file) || a.line - b.line || a.column - b.column || compareTexts(a.message, b.message);
}

/** Orders texts by their code units, so that every machine sorts alike. */
export function compareTexts(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
