import type { Finding } from '../../../src/catalogue/finding.ts';
import { editText } from '../../../src/catalogue/check/autofix.ts';
import { forms, type Place } from './edit-lines.ts';

/** The text that a fix says to write: ``write `Weight: 9000 kg` ``. */
const said =
  /^(?:write|use|put (?:it|the (?:whole )?(?:name|value|text)|the character) in quotes(?: to show it as written)?:|remove the quotes:|remove the colon(?: at the end)?:|a text with brackets needs quotes:|write (?:each as a point|only the number, with a point for decimals):|(?:write (?:a value after the colon|the unit after it|more), )?for example|that month has \d+ days; write for example|delete it; what remains is) `([^`]+)`(?=$|,|; or| \(| here| for | to use| without|; if| if )/;

/** Where the words of a fix offer another one. */
const alternatives =
  /(?:[;,] or,? |; otherwise |; if [^,]+, |, or if [^,]+, )(?=(?:(?:put|write|delete|remove|keep|rename|choose)\b|`))/;

/** The finding once for each text that its fix offers. */
export function choicesOf(finding: Finding): Finding[] {
  const { fix = '', autofix, ...rest } = finding;
  if (fix.includes('\n')) return [finding];
  const [first = '', ...others] = fix
    .replace(/^(?:if it is a row of `[^`]+`|for a figure below zero), /, '')
    .split(alternatives);
  // What stands behind a text as its reason stays: `write X, which stands at Y`.
  const whole = { ...rest, fix: others.length > 0 ? first : fix, ...(autofix ? { autofix } : {}) };
  return [whole, ...others.map((other) => ({ ...rest, fix: other.startsWith('`') ? `write ${other}` : other }))];
}

/** Follows a finding's fix word for word, as an editor would. Undefined if the fix leaves a decision open. */
export function applyFix(text: string, finding: Finding): string | undefined {
  const { fix = '', autofix } = finding;
  if (autofix) return 'edits' in autofix ? editText(text, autofix.edits) : undefined;
  const place: Place = { lines: text.split('\n'), at: finding.line - 1, finding };
  for (const [form, edit] of forms) {
    const match = form.exec(fix);
    if (match) return edit(place, ...match.slice(1))?.join('\n');
  }
  const list = /^write it as a list: `(\[[^`]+\])`/.exec(fix)?.[1];
  const wanted = list ?? said.exec(fix)?.[1];
  return wanted === undefined ? undefined : write(place, wanted).join('\n');
}

/** `name:` replaces the marked name, `name: value` the value after its name, anything else the marked range. */
function write({ lines, at, finding: { column, endColumn } }: Place, wanted: string): string[] {
  const old = lines[at] ?? '';
  const before = old.slice(0, column - 1);
  const marked = old.slice(column - 1, endColumn - 1);
  const after = old.slice(endColumn - 1);
  if (wanted.startsWith('- ')) return lines.with(at, before.replace(/\S[^]*$/, '') + wanted);
  const name = /^("[^"]+"|[^\s:"'][^:"']*):(?: +(?=\S)|$)/.exec(wanted);
  if (!name) return lines.with(at, before + wanted + after);
  if (name[0] === wanted) return lines.with(at, before + wanted + after.replace(/^:/, ''));
  const isValue = new RegExp(`${RegExp.escape(name[1] ?? '')}["']?: +$`).test(before);
  const value = isValue ? wanted.slice(name[0].length) : wanted;
  if (marked === name[1] && !isValue) return lines.with(at, before + wanted);
  return lines.with(at, before + value + after);
}
