import type { Finding } from '../../src/catalogue/finding.ts';
import { editText } from '../../src/catalogue/check/autofix.ts';

/** The text that a fix says to write: ``write `Weight: 9000 kg` ``. */
const said =
  /^(?:write|put (?:it|the name) in quotes(?: to show it as written)?:|remove the quotes:|delete it; what remains is) `([^`]+)`(?=$|,|; or write| \(| here| for )/;
/** A second text behind the first: ``, or `1.25 t` ``. */
const other = /(?:, or|; or write) `([^`]+)`(?=$| if| for )/;

/** The finding once for each text that its fix offers. */
export function choicesOf(finding: Finding): Finding[] {
  const second = said.test(finding.fix ?? '') ? other.exec(finding.fix ?? '')?.[1] : undefined;
  return second === undefined ? [finding] : [finding, { ...finding, fix: `write \`${second}\`` }];
}

/** The file's new name, if a fix says to rename or move it. */
export function newName({ fix = '' }: Finding): string | undefined {
  return /^(?:rename|move) it to (\S+\.\w+)$/.exec(fix)?.[1];
}

/** Follows a finding's fix word for word, as an editor would. Undefined if the fix leaves a decision open. */
export function applyFix(text: string, finding: Finding): string | undefined {
  const { line, column, endColumn, fix = '', autofix } = finding;
  const lines = text.split('\n');
  if (autofix) return 'edits' in autofix ? editText(text, autofix.edits) : undefined;
  if (/^delete the line and `[^`]+` above it/.test(fix)) return lines.toSpliced(line - 2, 2).join('\n');
  if (/^delete (?:the|this) line/.test(fix)) return lines.toSpliced(line - 1, 1).join('\n');
  const rest = /^write the lines from here on like this:\n([^]+)$/.exec(fix)?.[1];
  if (rest !== undefined) return `${[...lines.slice(0, line - 1), rest].join('\n')}\n`;
  const list = /^write it as a list: `(\[[^`]+\])`/.exec(fix)?.[1];
  const wanted = list ?? said.exec(fix)?.[1];
  const old = lines[line - 1];
  if (wanted === undefined || old === undefined) return undefined;
  const [before, marked, after] = [
    old.slice(0, column - 1),
    old.slice(column - 1, endColumn - 1),
    old.slice(endColumn - 1),
  ];
  if (wanted.startsWith('- ')) return lines.toSpliced(line - 1, 1, before.replace(/\S[^]*$/, '') + wanted).join('\n');
  // `name:` replaces the marked name, `name: value` the value after its name, anything else the marked range.
  const name = /^("[^"]+"|[^\s:"'][^:"']*):(?: +(?=\S)|$)/.exec(wanted);
  if (!name) return lines.toSpliced(line - 1, 1, before + wanted + after).join('\n');
  if (name[0] === wanted) return lines.toSpliced(line - 1, 1, before + wanted + after.replace(/^:/, '')).join('\n');
  const isValue = new RegExp(`${name[1] ?? ''}["']?: +$`).test(before);
  const value = isValue ? wanted.slice(name[0].length) : wanted;
  const isName = marked === name[1] && !isValue;
  if (isName) return lines.toSpliced(line - 1, 1, before + wanted).join('\n');
  return lines.toSpliced(line - 1, 1, before + value + after).join('\n');
}
