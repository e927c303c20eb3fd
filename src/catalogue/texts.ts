/** The texts of entries that visitors read: the fields with `text` in the schemas. */
import { textFields, type TextFields, type TextRole } from '#generated/text-fields.gen.ts';
import { ownField } from '../yaml/block.ts';
import { escapePointer, namesIn } from '../yaml/index-events.ts';
import { once } from '../text/once.ts';
import type { Entry, TextIn } from './entry.ts';
import type { KindId } from './kinds.ts';

interface ShownText extends TextIn {
  role: TextRole;
}

/** Where texts are, by kind: `/features/-`; a pattern stands for everything below it, too. */
export const textPatterns = (kind: KindId): { pattern: string; role: TextRole }[] => patternsIn(textFields[kind], '');

function patternsIn(fields: TextFields | undefined, pattern: string): { pattern: string; role: TextRole }[] {
  if (typeof fields !== 'object') return fields === undefined ? [] : [{ pattern, role: fields }];
  return Object.entries(fields).flatMap(([name, inner]) => patternsIn(inner, `${pattern}/${name}`));
}

/** The role of the field at a JSON pointer; undefined if it is no text that visitors read. */
export function roleAt(kind: KindId, pointer: string): TextRole | undefined {
  let fields = textFields[kind];
  for (const name of namesIn(pointer)) fields = fields && inside(fields, name, /^\d+$/.test(name));
  return typeof fields === 'object' ? undefined : fields;
}

function inside(fields: TextFields, name: string, isItem: boolean): TextFields | undefined {
  if (typeof fields !== 'object') return fields;
  return ownField(fields, isItem ? '-' : name) ?? ownField(fields, '*');
}

/** The pointers of what is no text that visitors read, or has none in it: `/order`. */
export function notShown(kind: KindId, value: unknown): string[] {
  const visit = (pointer: string, here: unknown, fields: TextFields | undefined): string[] => {
    if (fields === undefined) return [pointer];
    if (typeof here !== 'object' || here === null || typeof fields !== 'object') return [];
    return Object.entries(here).flatMap(([name, inner]) =>
      visit(`${pointer}/${escapePointer(name)}`, inner, inside(fields, name, Array.isArray(here))),
    );
  };
  return visit('', value, textFields[kind] ?? {});
}

/** All texts of a value, in field order. The value may be an entry's linked form, and need not match its schema. */
export function shownTexts(kind: KindId, value: unknown): ShownText[] {
  const texts: ShownText[] = [];
  const visit = (pointer: string, here: unknown, fields: TextFields): void => {
    if (typeof here === 'string' && typeof fields !== 'object') texts.push({ pointer, text: here, role: fields });
    if (typeof here !== 'object' || here === null) return;
    for (const [name, inner] of Object.entries(here)) {
      const innerFields = inside(fields, name, Array.isArray(here));
      if (innerFields !== undefined) visit(`${pointer}/${escapePointer(name)}`, inner, innerFields);
    }
  };
  const fields = textFields[kind];
  if (fields !== undefined) visit('', value, fields);
  return texts;
}

/** The texts of an entry. Kept, since several rules of the check read them. */
export const textsShown: (entry: Entry) => readonly ShownText[] = once((entry: Entry) =>
  shownTexts(entry.kind, entry.value),
);

/** Whether a name has words of a language: `Tyre balers`, not `BLT150`, which is called so in any. */
export const isCommonName = (name: string): boolean => /\p{Ll}{2}|\p{Lo}/u.test(name);

/** The running texts of a value, without where they are. */
export const runningTexts = (kind: KindId, value: unknown): string[] =>
  shownTexts(kind, value).flatMap(({ text, role }) => (role === true ? [text] : []));

/** The pointers of an entry's lists of points or paragraphs: `/features`. */
export const textLists = (kind: KindId): string[] =>
  textPatterns(kind).flatMap(({ pattern }) => (pattern.endsWith('/-') ? [pattern.slice(0, -2)] : []));

/** A value with all its texts changed. Blocks and lists in which nothing changes are not copied. */
export function changeTexts<Value>(
  kind: KindId,
  value: Value,
  change: (text: string, role: TextRole) => string,
): Value {
  const visit = (here: unknown, fields: TextFields): unknown => {
    if (typeof here === 'string') return typeof fields === 'object' ? here : change(here, fields);
    if (typeof here !== 'object' || here === null) return here;
    const entries = Object.entries(here);
    const changed = entries.map(([name, inner]): [string, unknown] => {
      const innerFields = inside(fields, name, Array.isArray(here));
      return [name, innerFields === undefined ? inner : visit(inner, innerFields)];
    });
    if (changed.every(([, inner], at) => inner === entries[at]?.[1])) return here;
    return Array.isArray(here) ? changed.map(([, inner]) => inner) : Object.fromEntries(changed);
  };
  const fields = textFields[kind];
  return fields === undefined ? value : (visit(value, fields) as Value);
}
