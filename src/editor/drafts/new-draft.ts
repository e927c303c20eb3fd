import { slugify } from '../../check/file-names.ts';
import { kindOf, type KindId } from '../../catalogue/kinds.ts';
import type { SourceEntry } from '../engine/sources.ts';
import { namingField } from '../form/field-model.ts';
import { editText, valueOfText } from '../../yaml/edit/edit-text.ts';
import { valueAtPath } from '../../yaml/edit/edit.ts';
import type { Draft } from '../proposal/proposal.ts';

/** File name of an entry without a name. */
const nameless = 'new';

/** The comment that tells text editors the schema of a file. */
function modeline(kind: KindId): string {
  const { folder } = kindOf(kind);
  return `# yaml-language-server: $schema=${folder === '' ? '..' : '../..'}/schemas/${kind}.schema.json\n`;
}

function fileOfName(kind: KindId, name: string): string {
  return `${kindOf(kind).folder}/${slugify(name) || nameless}.yaml`;
}

const unchanged = (text: string) => ({ text, readable: text, base: text });

export function emptyDraft(kind: KindId, now: number): Draft {
  const text = modeline(kind);
  const id = `new-${kind}-${now.toString(36)}`;
  const file = fileOfName(kind, '');
  return { id, kind, file, hasOwnName: false, isNew: true, ...unchanged(text), changed: now };
}

type Published = Pick<SourceEntry, 'file' | 'kind' | 'text'>;

/** A new entry with the fields of another one except its name and path. */
export function copyDraft({ file, kind, text }: Published, now: number): Draft {
  const value = valueOfText(text);
  const drop = [namingField(kind) ?? '', 'path'].filter((name) => valueAtPath(value, [name]) !== undefined);
  const copied = drop.reduce((before, name) => editText(file, before, [name], undefined), text);
  return { ...emptyDraft(kind, now), ...unchanged(copied) };
}

/** A change of a published file; each file has at most one. */
export function changeDraft({ file, kind, text }: Published, now: number): Draft {
  return { id: file, kind, file, hasOwnName: true, isNew: false, ...unchanged(text), changed: now };
}

/** Names by draft: a proposal of sixty is not parsed with every keystroke. */
const names = new WeakMap<object, string>();

/** The entry's name. */
export function nameIn(draft: Pick<Draft, 'kind' | 'readable'>): string {
  const field = namingField(draft.kind);
  const known = names.get(draft);
  if (known !== undefined || field === undefined) return known ?? '';
  const value = valueAtPath(valueOfText(draft.readable), [field]);
  const name = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  names.set(draft, name);
  return name;
}

/** Updates the text. A new entry's file follows its name until the file is renamed by hand. */
export function withText(draft: Draft, text: string, now: number): Draft {
  const readable = valueOfText(text) ? text : draft.readable;
  const next = { ...draft, text, readable, changed: now };
  const name = nameIn(next);
  return draft.isNew && !draft.hasOwnName && name !== '' ? { ...next, file: fileOfName(draft.kind, name) } : next;
}
