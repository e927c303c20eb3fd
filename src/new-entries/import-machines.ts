/** Machines of a table as entries: new files, and changes of files that exist. */
import { slugify } from '../check/file-names.ts';
import type { DataFile } from '../check/place-files.ts';
import type { FigureReader } from '../figures/reader.ts';
import { normalizeName } from '../text/names.ts';
import { nearest } from '../text/nearest.ts';
import { asBlock, ownField } from '../yaml/block.ts';
import { editText } from '../yaml/edit/edit-text.ts';
import { fieldLines, type YamlValue } from '../yaml/edit/yaml-text.ts';
import { isLine, isTextList, type FieldSchema } from '../yaml/field-schema.ts';
import { completeValues, valueOf } from './complete-values.ts';
import { readEntries, withChoices, type EntrySchema } from './entry-schema.ts';
import type { MachineTable, Property } from './read-table.ts';
import { numberWord } from './table-words.ts';
import { highlightsFrom, siblingRows, withSiblings } from './sibling-schema.ts';

/** Where a property goes: a path in the model's file (`specifications`, title, row); empty if it is left out. */
export type Target = readonly string[];

/** An entry as it will be. */
export interface ImportedEntry {
  name: string;
  file: string;
  text: string;
  /** The text of a file that exists. */
  base: string | undefined;
  /** The figures that differ from those in the file. */
  changes: { target: Target; was: string | undefined; now: string }[];
}

interface Catalogue {
  files: readonly DataFile[];
  reader: FigureReader;
  modelSchema: FieldSchema;
  today: string;
  /** The first line of a new file. */
  head: string;
}

export const keyOf = ({ group, label }: Property) => (group === '' ? label : `${group}: ${label}`);
const isSame = (one: string, other: string) => normalizeName(one) === normalizeName(other);

/** Makes what imports machines into a catalogue. */
export function makeImporter({ files, reader, modelSchema, today, head }: Catalogue) {
  const models = readEntries(files, ['model']);
  const sheets = new Map(readEntries(files, ['sheet']).map(({ id, fields }) => [id, fields]));
  const plain = withChoices('model', modelSchema, files);
  const categories = plain.properties['category']?.choices ?? [];
  const schemas = new Map<string, EntrySchema>();
  const schemaOf = (category: string) => {
    const schema = schemas.get(category) ?? withSiblings(plain, files, category, reader);
    schemas.set(category, schema);
    return schema;
  };
  const textOf = (file: string) => new TextDecoder().decode(files.find((one) => one.file === file)?.bytes);

  const findModel = (name: string) =>
    models.find(({ id, fields }) => isSame(String(fields['name'] ?? id), name) || id === slugify(name));

  /** The category of machines that the catalogue has; undefined if it lacks one of them. */
  const categoryOf = (names: readonly string[]): string | undefined => {
    const [category, ...others] = new Set(names.map((name) => findModel(name)?.fields['category']));
    return typeof category === 'string' && !others.includes(undefined) ? category : undefined;
  };

  /** The targets that can be chosen: fields, the siblings' key figures and rows. */
  const targetsFor = (category: string): Target[] => {
    const schema = schemaOf(category);
    const fields = Object.entries(schema.properties).filter(
      ([name, field]) => name !== 'name' && (isLine(field) || isTextList(field)),
    );
    const highlights = Object.keys(schema.properties['highlights']?.properties ?? {});
    return [
      ...siblingRows(schema).map(({ title, label }) => ['specifications', title, label]),
      ...highlights.map((name) => ['highlights', name]),
      ...fields.map(([name]) => [name]),
    ];
  };

  /** Proposes a target for each property: a field or row with its name or nearly so, else a new row. */
  const propose = (properties: readonly Property[], category: string): Target[] => {
    const targets = targetsFor(category);
    const rows = targets.filter(([field]) => field === 'specifications');
    const used = new Set<Target>();
    const exact = properties.map(({ label, group }) => {
      const found = targets.filter((target) => isSame(target.at(-1) ?? '', label));
      const target = found.find(([, title = '']) => isSame(title, group)) ?? found[0];
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
      properties.flatMap((property, at) => (property.group === group ? (targetsOf[at]?.[1] ?? []) : []))[0];
    return properties.map(({ label, group }, index) => {
      if (numberWord.test(label)) return [];
      const title = group === '' ? (rows.at(-1)?.[1] ?? 'Technical Data') : (titleOf(group) ?? group);
      return targetsOf[index] ?? ['specifications', title, label];
    });
  };

  /** The entries of a table. A column with categories wins over `category`. */
  const makeEntries = (table: MachineTable, targets: readonly Target[], category: string) => {
    const notes = [...table.notes];
    table.properties.forEach(({ values }, at) => {
      const row = siblingRows(schemaOf(category)).find(
        ({ title, label }) => targets[at]?.join() === ['specifications', title, label].join(),
      );
      if (row?.unit !== undefined && values.every((value) => /^[\d.,]*$/.test(value)))
        notes.push(
          `${row.label} has no unit in the table; similar machines have it in ${row.unit}. Write \`${row.label} (${row.unit})\` above it.`,
        );
    });
    const entries = table.names.flatMap((name, index): ImportedEntry[] => {
      const figures = table.properties.flatMap(({ values, texts }, at): Figure[] => {
        const target = targets[at] ?? [];
        const now = values[index] ?? '';
        return target.length === 0 || now === '' ? [] : [{ target, now, text: texts[index] ?? '' }];
      });
      const twice = figures.find(
        ({ target }, at) => figures.findIndex((one) => one.target.join('\n') === target.join('\n')) < at,
      );
      if (twice) notes.push(`${name}: two columns go to ${twice.target.join(' > ')}; the first counts.`);
      const own = figures.find(({ target }) => target[0] === 'category')?.now;
      const found =
        own === undefined ? undefined : categories.find(({ value, title }) => isSame(value, own) || isSame(title, own));
      if (own !== undefined && !found) notes.push(`${name}: there is no category ${own}.`);
      const rest = figures.filter((figure) => figure !== twice && figure.target[0] !== 'category');
      const known = findModel(name);
      if (known) return [updateEntry(known, rest)];
      if (slugify(name) !== '') return [newEntry(name, found?.value ?? category, rest)];
      notes.push(`${name || 'A machine without a name'} was left out: no letter and no digit is left for its file.`);
      return [];
    });
    return { entries, notes };
  };

  function updateEntry({ file, id, fields }: (typeof models)[number], figures: readonly Figure[]): ImportedEntry {
    const base = textOf(file);
    const changes: ImportedEntry['changes'] = [];
    let text = base;
    const set = (target: Target, old: unknown, now: YamlValue) => {
      const was = old === undefined ? undefined : String(old);
      const label = target.at(-1) ?? '';
      const isEqual = (one: string, other: string) =>
        reader.keyOf(reader.read(label, one)) === reader.keyOf(reader.read(label, other));
      if (was === String(now) || (was !== undefined && target.length > 1 && isEqual(was, String(now)))) return;
      changes.push({ target, was, now: String(now) });
      text = editText(file, text, target, now, [Object.keys(plain.properties)]);
    };
    const sheet = sheets.get(String(fields['sheet'] ?? ''));
    for (const { target, now, text: written } of figures) {
      const [field = '', title = '', label = ''] = target;
      const highlights = asBlock(fields['highlights']);
      const shown = (name: string) => Object.keys(highlights).find((one) => isSame(one, name));
      if (field === 'specifications') {
        const block = sheet ? 'sheetChanges' : field;
        const [place, old] = findRow(asBlock(fields[block]), label) ??
          findRow(asBlock(sheet?.[field]), label) ?? [[title, label], undefined];
        set([block, ...place], old, figureValue(now));
        const key = shown(label);
        const isOwn = figures.some((one) => one.target[0] === 'highlights' && isSame(one.target[1] ?? '', label));
        if (key !== undefined && !isOwn) set(['highlights', key], highlights[key], now);
      } else if (field === 'highlights') set([field, shown(title) ?? title], highlights[shown(title) ?? title], now);
      else set(target, fields[field], fieldValue(field, now, written));
    }
    return { name: String(fields['name'] ?? id), file, text, base, changes };
  }

  function newEntry(name: string, category: string, figures: readonly Figure[]): ImportedEntry {
    const schema = schemaOf(category);
    const rows = new Map<string, [label: string, figure: YamlValue][]>();
    const highlights: [name: string, figure: string][] = [];
    const fields: [name: string, value: YamlValue][] = [];
    for (const {
      target: [field = '', title = '', label = ''],
      now,
      text,
    } of figures) {
      if (field === 'specifications') rows.set(title, [...(rows.get(title) ?? []), [label, figureValue(now)]]);
      else if (field === 'highlights') highlights.push([title, now]);
      else fields.push([field, fieldValue(field, now, text)]);
    }
    const tables = Object.fromEntries([...rows].map(([title, table]) => [title, Object.fromEntries(table)]));
    const shown = { ...highlightsFrom(schema, tables), ...Object.fromEntries(highlights) };
    const given = {
      name,
      category,
      ...Object.fromEntries(fields),
      ...(Object.keys(shown).length > 0 && { highlights: shown }),
      ...(Object.keys(tables).length > 0 && { specifications: tables, sheet: '' }),
    };
    const { values } = completeValues('model', schema, given, today);
    const text = [head, ...Object.entries(values).flatMap(([field, value]) => fieldLines(field, value)), ''].join('\n');
    return {
      name,
      file: `models/${slugify(name)}.yaml`,
      text,
      base: undefined,
      changes: figures.map(({ target, now }) => ({ target, was: undefined, now })),
    };
  }

  function fieldValue(name: string, now: string, text: string): YamlValue {
    const field = plain.properties[name] ?? {};
    return isTextList(field)
      ? text
          .split(/\n|;|•/)
          .map((item) => item.trim())
          .filter(Boolean)
      : valueOf(field, now);
  }

  return { categories, categoryOf, targetsFor, propose, makeEntries };
}

interface Figure {
  target: Target;
  now: string;
  text: string;
}

/** Bare numbers, as editors write them. */
const figureValue = (text: string): YamlValue => (String(Number(text)) === text ? Number(text) : text);

function findRow(tables: object, label: string): [place: string[], old: unknown] | undefined {
  for (const [title, table] of Object.entries(tables)) {
    const row = Object.keys(asBlock(table)).find((name) => isSame(name, label));
    if (row !== undefined) return [[title, row], ownField(asBlock(table), row)];
  }
  return undefined;
}
