import { valueOfText } from '../../yaml/edit/edit-text.ts';
import { mergeTexts } from './merge.ts';
import type { Draft } from './proposal.ts';

/** A draft that was `base` before it was changed here and in another window. In a field that both changed, mine counts. */
export function mergeDrafts(base: Draft | undefined, mine: Draft, theirs: Draft): Draft {
  const old = base ?? { ...mine, text: mine.base };
  if (mine === old) return theirs;
  if (old.changed === theirs.changed && old.rebased === theirs.rebased) return mine;
  const { text = mine.text } = mergeTexts(
    mine.file,
    { base: old.text, theirs: theirs.text, mine: mine.text },
    new Map(),
  );
  const readable = valueOfText(text) ? text : mine.readable;
  // Newer than both, so that both windows take it over.
  const changed = Math.max(mine.changed, theirs.changed) + 1;
  return { ...mergeFields(old, mine, theirs), text, readable, changed };
}

/** Fields of theirs, with those that I changed or left out. */
export function mergeFields<T extends object>(base: T, mine: T, theirs: T): T {
  const [oldValues, newValues] = [new Map(Object.entries(base)), new Map(Object.entries(mine))];
  const isMine = (name: string) => JSON.stringify(newValues.get(name)) !== JSON.stringify(oldValues.get(name));
  const changed = [...oldValues.keys(), ...newValues.keys()]
    .filter(isMine)
    .map((name) => [name, newValues.get(name)] as const);
  return { ...theirs, ...Object.fromEntries(changed) };
}
