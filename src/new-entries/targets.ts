/** Where the properties of a table go in a model. */
import { partsOf } from '../figures/figure.ts';
import { contradict } from '../figures/contradictions.ts';
import type { FigureReader } from '../figures/reader.ts';
import { normalizeName } from '../text/names.ts';
import { nearest } from '../text/nearest.ts';
import { asBlock, ownField } from '../yaml/block.ts';
import { isLine, isTextList } from '../yaml/field-schema.ts';
import type { EntrySchema } from './entry-schema.ts';
import type { Property } from './read-table.ts';
import { siblingRows } from './sibling-schema.ts';
import { moneyWord, privateWord, tradeUnit } from '../text/private-words.ts';
import { numberWord } from './table-words.ts';

/** Where a property goes: a path in the model's file (`specifications`, title, row); empty if it is left out. */
export type Target = readonly string[];

const keyOf = ({ group, label }: Property) => (group === '' ? label : `${group}: ${label}`);
/** What tells the columns of a table apart: `Power (kW)` and `Power (HP)` have one name. */
export function keysOf(properties: readonly Property[]): string[] {
  const keys = new Set<string>();
  return properties.map((property) => {
    const named = keyOf(property);
    const measured = property.unit === '' || !keys.has(named) ? named : `${named} (${property.unit})`;
    let key = measured;
    for (let number = 2; keys.has(key); number++) key = `${measured} ${number}`;
    keys.add(key);
    return key;
  });
}

export const textOfTarget = (target: Target) => target.join(' > ');

/** Reads `textOfTarget`; the name of a row may have a `>` of its own. */
export function targetOfText(text: string): Target {
  const [, field = text, title, row] = /^([^>]+) > (.+?)(?: > (.+))?$/.exec(text) ?? [];
  return [field, title, row].filter((part) => part !== undefined);
}

/** The table of rows that similar machines do not have. */
const usualTitle = 'Technical Data';

export const isSame = (first: string, second: string) => normalizeName(first) === normalizeName(second);

/** Makes what proposes and offers targets, from the schema with the siblings of a category. */
export function makeTargets(schemaOf: (category: string) => EntrySchema) {
  /** The targets that can be chosen: fields, the siblings' key figures and rows. */
  const targetsFor = (category: string): Target[] => {
    const schema = schemaOf(category);
    const fields = Object.entries(schema.properties).filter(
      ([name, field]) => name !== 'name' && (isLine(field) || isTextList(field)),
    );
    const highlights = Object.keys(schema.properties['highlights']?.properties ?? {});
    return [
      ...siblingRows(schema).map((row) => ['specifications', ...row]),
      ...highlights.map((name) => ['highlights', name]),
      ...fields.map(([name]) => [name]),
    ];
  };

  /** Proposes a target for each property: a field or row with its name or nearly so, else a new row. A key figure follows its row. */
  const propose = (properties: readonly Property[], category: string): Target[] => {
    const all = targetsFor(category);
    const isKey = ({ label }: Property) =>
      all.some(([field, name = '']) => field === 'highlights' && isSame(name, label));
    const targets = all.filter(([field]) => field !== 'highlights');
    const rows = targets.filter(([field]) => field === 'specifications');
    const used = new Set<Target>();
    const exact = properties.map(({ label, group }) => {
      const ofLabel = targets.filter((target) => isSame(target.at(-1) ?? '', label));
      const target = ofLabel.find(([, title = '']) => isSame(title, group)) ?? ofLabel[0];
      if (target) used.add(target);
      return target;
    });
    const targetsOf = properties.map(({ label }, index) => {
      const free = rows.filter((row) => !used.has(row) && row[2]?.[0]?.toLowerCase() === label[0]?.toLowerCase());
      const names = free.map((row) => row[2] ?? '');
      const near = nearest(label, names, 0.2);
      const target = exact[index] ?? free.find((row) => row[2] === near);
      if (target) used.add(target);
      return target;
    });
    // Where the catalogue has the rows of a group.
    const titleOf = (group: string) =>
      properties.flatMap((property, at) => {
        const [field, title] = targetsOf[at] ?? [];
        return property.group === group && field === 'specifications' ? (title ?? []) : [];
      })[0];
    const isPrivate = ({ label, unit, values }: Property) =>
      ((unit === '' || tradeUnit.test(unit)) && privateWord.test(label)) ||
      [label, ...values].some((text) => moneyWord.test(text));
    return properties.map((property, index) => {
      const { label, group } = property;
      const isKnown = targetsOf[index] !== undefined || isKey(property);
      if (numberWord.test(label) || (!isKnown && isPrivate(property))) return [];
      const title = group === '' ? (rows.at(-1)?.[1] ?? usualTitle) : (titleOf(group) ?? group);
      return targetsOf[index] ?? ['specifications', title, label];
    });
  };

  /** What can be chosen for a property: a row of its own, nothing, a key figure of its own, what similar machines have. */
  const choicesFor = ({ label, group }: Property, category: string): Target[] => {
    const targets = targetsFor(category);
    const title = group || (targets.findLast(([field]) => field === 'specifications')?.[1] ?? usualTitle);
    return [['specifications', title, label], [], ['highlights', label], ...targets];
  };

  /** Whether a target, which may come from a file, is a place in a model. */
  const isPlace = ([field = '', ...path]: Target) =>
    Object.hasOwn(schemaOf('').properties, field) &&
    path.length === (field === 'specifications' ? 2 : field === 'highlights' ? 1 : 0);

  return { choicesFor, isPlace, propose };
}

/** The row of a model's or sheet's tables with this name. */
export function findRow(tables: object, label: string): [place: string[], old: unknown] | undefined {
  for (const [title, table] of Object.entries(tables)) {
    const row = Object.keys(asBlock(table)).find((name) => isSame(name, label));
    if (row !== undefined) return [[title, row], ownField(asBlock(table), row)];
  }
  return undefined;
}

/** What two columns of one row say where they contradict each other, of the first such machine; '' where they agree. */
export function sayDifference(
  { label, values }: Property,
  otherColumn: Property,
  names: readonly string[],
  reader: FigureReader,
): string {
  const at = values.findIndex((value, index) => {
    const figures = [value, otherColumn.values[index] ?? ''].map((text) => reader.read(label, text));
    const [first, second] = figures.map((figure) => partsOf(figure)[0]);
    if (!first || !second) return false;
    const hasOneUnit = first.unit?.sign === second.unit?.sign;
    return hasOneUnit ? new Set(figures.map((figure) => reader.keyOf(figure))).size > 1 : contradict(first, second);
  });
  return at < 0
    ? ''
    : `, and they differ: ${names[at]} has ${values[at]} and ${otherColumn.values[at]}; correct one of them`;
}
