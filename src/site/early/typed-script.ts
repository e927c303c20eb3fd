/**
 * Inline script of pages with a form (`inline-scripts.ts`). It keeps what is typed from the first keystroke: for React,
 * which renders the page again where an extension has changed it, and for a page that is reloaded because a chunk failed.
 */
import { typedKey } from '../../ui/load-chunk.ts';

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
type TypedValue = string | boolean;

/** By name, the texts of fields and whether boxes are checked. */
const typed = new Map<string, TypedValue>();
let last: Field | undefined;

const isBox = (field: Field): field is HTMLInputElement => field.type === 'checkbox' || field.type === 'radio';

const nameOf = (field: Field) =>
  (field.type === 'radio' ? '' : field.name || field.id) + (isBox(field) ? field.value : '');

const valueOf = (field: Field): TypedValue => (isBox(field) ? field.checked : field.value);

/** Enters a value as the visitor does: React notices only values that are set past its own property. */
function enter(field: Field, value: TypedValue): void {
  if (isBox(field)) return field.click();
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  for (const kind of ['input', 'change']) field.dispatchEvent(new Event(kind, { bubbles: true }));
}

function restoreTyped(): void {
  const fields = [...document.querySelectorAll<Field>('input, select, textarea')];
  const left = last;
  const find = (name: string) => fields.find((field) => nameOf(field) === name);
  // A copy, since entering a value is noticed below.
  for (const [name, value] of Array.from(typed)) {
    const field = find(name);
    if (field && valueOf(field) !== value) enter(field, value);
  }
  if (left && !left.isConnected && document.activeElement === document.body) find(nameOf(left))?.focus();
}

/** Stores the texts for a reloaded page; without storage they are lost. */
function store(entries: readonly unknown[]): void {
  try {
    sessionStorage.setItem(typedKey, JSON.stringify(entries));
  } catch {
    // Storage is disabled or full.
  }
}

/** The texts typed on this page before it was reloaded. */
function readStored(): [name: string, value: TypedValue][] {
  try {
    const [address, ...entries] = JSON.parse(sessionStorage.getItem(typedKey) ?? '[]') as [
      string,
      ...[string, TypedValue][],
    ];
    return address === location.href ? entries : [];
  } catch {
    return [];
  }
}

const onInput = ({ target }: Event) => {
  const field = target as Field;
  last = field;
  typed.set(nameOf(field), valueOf(field));
  if (!window.earlyVisit?.isReady) store([location.href, ...typed]);
};
const onSubmit = () => {
  typed.clear();
  store([]);
};

addEventListener('input', onInput, true);
addEventListener('submit', onSubmit, true);
const older = readStored();
for (const [name, value] of older) typed.set(name, value);
if (older.length > 0) addEventListener('DOMContentLoaded', restoreTyped);
if (window.earlyVisit) {
  window.earlyVisit.restoreTyped = restoreTyped;
  window.earlyVisit.hasOlderTexts = older.length > 0;
}
