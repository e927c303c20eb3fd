import { kindOf } from '../../catalogue/kinds.ts';
import { itemsAt, textAt, textsOf, type Entry } from '../../catalogue/entry.ts';
import { takenPaths } from '../../catalogue/taken-paths.ts';
import { listReferences, type Reference } from '../../check/rules/references/support/reference-list.ts';
import type { RuleInput } from '../../check/rule.ts';
import { namesIn } from '../../yaml/index-events.ts';
import { valueAtPath, type EntryValue } from '../../yaml/edit/edit.ts';

/** An edit that goes with deleting or renaming an entry. */
export interface PlannedEdit {
  why: 'reference' | 'redirect' | 'text';
  file: string;
  path: string[];
  before: string;
  /** The new text; undefined removes the field or item. */
  after?: string;
  /** Only a person can decide what to write. */
  isManual: boolean;
}

/** What happens to an entry. */
export interface PlannedChange {
  file: string;
  /** The new file; undefined if the entry is deleted. */
  to: string | undefined;
  /** Its published name; the entry may have another one now. */
  oldName: string;
  /** The file of the entry that replaces a deleted one. */
  instead: string | undefined;
}

const idOf = (file: string | undefined) => file?.replace(/^.*\/|\.[^.]*$/g, '');

/** References and texts that name an entry, with what to write there. `input` has the entries as they are before. */
export function planEdits(input: RuleInput, { file, to, oldName, instead }: PlannedChange): PlannedEdit[] {
  const target = input.entries.find((entry) => entry.file === file);
  if (!target) return [];
  const next = input.entries.find((entry) => entry.file === (to === undefined ? instead : file));
  const nextId = idOf(to ?? instead);
  const others = input.entries.filter((entry) => entry !== target);
  const isMeant = ({ entry, id, targets }: Reference) =>
    entry !== target && id === target.id && targets.includes(target);
  const references = nextId === target.id ? [] : listReferences(input).filter(isMeant);
  const above = textAt(target, '/parent');
  const edits = references.map(({ entry, pointer, isRequired }): PlannedEdit => {
    // The models and categories below a deleted category go to the one above it.
    const isAbove = pointer === '/category' || pointer === '/parent';
    const wanted = nextId ?? (isAbove ? above : otherChoice(entry, pointer, target.id));
    const list = pointer.slice(0, pointer.lastIndexOf('/'));
    // Without its machine, a station of a line goes.
    if (isRequired && wanted === undefined && /\/\d+$/.test(list))
      return editOf(entry, list, { why: 'reference', before: target.id, isManual: false });
    // A list names an entry once.
    const after = itemsAt(entry, list).some(({ value }) => value === wanted) ? undefined : wanted;
    return editOf(entry, pointer, {
      why: 'reference',
      before: target.id,
      after,
      isManual: isRequired && after === undefined,
    });
  });
  const newName = next && nameOf(next);
  const named = new RegExp(
    String.raw`(?<![\p{L}\p{N}])${oldName.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`)}(?![\p{L}\p{N}])`,
    'gu',
  );
  const isSame = newName === oldName || oldName === '';
  const seen = new Set(references.map(({ entry, pointer }) => `${entry.file} ${pointer}`));
  const texts = (isSame ? [] : others).flatMap((entry) =>
    textsOf(entry)
      .filter(({ pointer, text }) => text.search(named) >= 0 && !seen.has(`${entry.file} ${pointer}`))
      .map(({ pointer, text }) => {
        const after = newName === undefined ? undefined : text.replaceAll(named, () => newName);
        return editOf(entry, pointer, { why: 'text', before: text, after, isManual: newName === undefined });
      }),
  );
  return [...edits, ...texts];
}

/** Of a station of a line, another size that stays. */
function otherChoice(entry: Entry, pointer: string, id: string): string | undefined {
  if (!pointer.endsWith('/id')) return undefined;
  const choices = itemsAt(entry, pointer.replace(/id$/, 'choices'));
  return choices.map(({ value }) => value).find((value) => typeof value === 'string' && value !== id) as
    | string
    | undefined;
}

function editOf(
  { file }: Entry,
  pointer: string,
  { after, ...edit }: Pick<PlannedEdit, 'why' | 'before' | 'isManual'> & { after?: string | undefined },
): PlannedEdit {
  return { ...edit, file, path: namesIn(pointer), ...(after === undefined ? {} : { after }) };
}

function nameOf(entry: Entry): string | undefined {
  return textAt(entry, `/${kindOf(entry.kind).new?.name ?? 'title'}`);
}

/** The addresses of an entry's own pages. */
export function addressesOf(entry: Entry | undefined): string[] {
  return entry ? takenPaths(entry).map(({ path }) => path) : [];
}

/**
 * Redirects for pages that go: to the page that takes the place of the first, else to the nearest that stays above. Old
 * addresses that lead to one of them, or to the entry's address in the proposal, lead on; none leads away from a page.
 */
export function planRedirects(
  site: Entry | undefined,
  gone: readonly string[],
  stays: ReadonlySet<string>,
  place: { own: readonly string[]; next: string | undefined; above: readonly (string | undefined)[] },
): PlannedEdit[] {
  if (!site) return [];
  const targetOf = (path: string) => {
    const parts = path.split('/');
    const parents = parts.map((_, up) => parts.slice(0, parts.length - up - 1).join('/'));
    const candidates = place.own.includes(path) ? [place.next, ...place.above] : [...parents, ...place.above];
    return candidates.find((candidate) => candidate !== undefined && stays.has(candidate));
  };
  const redirects = valueAtPath(site.value as EntryValue, ['redirects']);
  const old = Object.entries(typeof redirects === 'object' ? redirects : {});
  const edit = (from: string, before: string, after: string | undefined): PlannedEdit => ({
    why: 'redirect',
    file: site.file,
    path: ['redirects', from],
    before,
    ...(after === undefined ? {} : { after }),
    isManual: false,
  });
  const added = gone.flatMap((path) => {
    const after = targetOf(path);
    return after === undefined ? [] : [edit(path, '', after)];
  });
  const left = new Set([...gone, ...place.own.filter((path) => !stays.has(path))]);
  const changed = old.flatMap(([from, to]) => {
    const after = typeof to === 'string' && left.has(to) ? targetOf(to) : undefined;
    if (from === place.next) return [edit(from, String(to), undefined)];
    return after === undefined ? [] : [edit(from, String(to), after)];
  });
  return [...added, ...changed];
}
