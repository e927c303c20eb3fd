import type { Finding } from '../../../src/yaml/finding.ts';
import { applyLineEdits } from '../../../src/check/autofix.ts';
import { forms, replaceBlock, type Place } from './edit-lines.ts';

/** The text that a fix says to write: ``write `Weight: 9000 kg` ``. */
const said =
  /^(?:write|use|choose|put (?:it|the (?:whole )?(?:name|value|text)|the character) in quotes(?: to show it as written)?:|remove the colon(?: at the end)?:|(?:write (?:a value after the colon|the unit after it|more), )?for example|that month has \d+ days; write for example|delete it; what remains is) `([^`]+)`(?=$|,|; or| \(| here| for | to use| without| in quotes| or less|; if| if )/;

/** Where the words of a fix offer another one. */
const alternatives =
  /(?:[;,] or,? (?:for another entry, )?|; otherwise |; (?:if|for) [^,]+, |, or if [^,]+, )(?=(?:(?:put|write|delete|remove|keep|rename|move|choose|add)\b|`))/;

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
  if (autofix) return 'edits' in autofix ? applyLineEdits(text, autofix.edits) : undefined;
  const place: Place = { lines: text.split(/\r\n?|\n/), at: finding.line - 1, finding };
  for (const [form, edit] of forms) {
    const match = form.exec(fix);
    if (match) return edit(place, ...match.slice(1))?.join('\n');
  }
  const list = /^write it as a list: `(\[[^`]+\])`/.exec(fix)?.[1];
  const wanted = list ?? said.exec(fix)?.[1];
  return wanted === undefined ? undefined : write(place, wanted).join('\n');
}

/** `name: value` replaces the value after that name, `name:` the marked name, anything else the marked range. */
function write({ lines, at, finding: { column, endColumn } }: Place, wanted: string): string[] {
  const old = lines[at] ?? '';
  const [indent = ''] = /^\s*/.exec(old) ?? [];
  if (/^\s/.test(wanted)) return lines.with(at, wanted);
  if (wanted.startsWith('- ')) return lines.with(at, indent + wanted);
  const before = old.slice(0, column - 1);
  // A block of lines is marked at its first character.
  const after = endColumn - column === 1 && !wanted.endsWith(':') ? '' : old.slice(endColumn - 1);
  const name = /^("[^"]+"|[^\s:"'{[][^:"']*):(?: +(?=\S)|$)/.exec(wanted)?.[0] ?? '\0';
  if (name === wanted) return lines.with(at, before + wanted + after.replace(/^:/, ''));
  const isOf = (line = '') =>
    line
      .replace(/^\s*(?:- )?/, '')
      .replaceAll(/["']/g, '')
      .startsWith(name.replaceAll('"', '').trim());
  if (isOf(old)) return lines.with(at, indent + (/^- /.exec(old.trim())?.[0] ?? '') + wanted);
  const head = lines.findLastIndex((line, index) => index < at && isOf(line) && /[:>|-]\s*$/.test(line));
  if (head >= 0 && !before.trim())
    return replaceBlock(lines, head, [(/^\s*/.exec(lines[head] ?? '')?.[0] ?? '') + wanted]);
  const isValue = before.endsWith(name);
  return lines.with(at, before + (isValue ? wanted.slice(name.length) : wanted) + after);
}
