/** Machines of a table as entries: new files, and changes of files that exist. */
import { slugify } from '../check/file-names.ts';
import type { DataFile } from '../check/place-files.ts';
import { readingsOf, type DecimalSign } from '../figures/correct.ts';
import { normalizeName } from '../text/names.ts';
import { asBlock, ownField } from '../yaml/block.ts';
import { editText, valueOfText } from '../yaml/edit/edit-text.ts';
import { fieldLines, type YamlValue } from '../yaml/edit/yaml-text.ts';
import { isTextList, type FieldSchema } from '../yaml/field-schema.ts';
import type { CellTable } from './cells.ts';
import {
  completeValues,
  isNumber,
  valueOf,
  knownNames,
  readEntries,
  readerOf,
  withChoices,
  type EntrySchema,
} from './entry-schema.ts';
import { readTable, type TableLayout, type MachineTable, type Property } from './read-table.ts';
import { findRow, isSame, keysOf, makeTargets, sayDifference, textOfTarget, type Target } from './targets.ts';
import { highlightsFrom, withSiblings } from './sibling-schema.ts';

/** An entry as it will be. */
export interface ImportedEntry {
  name: string;
  file: string;
  text: string;
  /** The text of a file that exists. */
  base: string | undefined;
  /** The title of its category, if a machine that exists is of another one than the table. */
  elsewhere: string | undefined;
  /** The figures that differ from those in the file. */
  changes: { target: Target; was: string | undefined; now: string }[];
}

/** What is known of a table before it is read; the rest is proposed. */
export interface Answers {
  layout?: TableLayout | undefined;
  /** The decimal sign of columns that do not show theirs. */
  decimals?: DecimalSign | undefined;
  /** The number about which that was asked; about another one it is asked again. */
  unclear?: { text: string } | undefined;
  /** Of new machines. */
  category?: string | undefined;
  /** Targets by column. */
  columns?: Readonly<Record<string, Target>>;
}

interface ImportInput {
  files: readonly DataFile[];
  modelSchema: FieldSchema;
  today: string;
  /** The first line of a new file. */
  head: string;
}

/** Of a file's name, which every system can store, also below a long folder. */
const longestId = 100;

const fileOf = (name: string) => `models/${slugify(name)}.yaml`;

/** Makes what imports machines into a catalogue. */
export function makeImporter({ files, modelSchema, today, head }: ImportInput) {
  const reader = readerOf(files);
  const allNames = knownNames(files);
  const models = readEntries(files, ['model']);
  const sheets = new Map(readEntries(files, ['sheet']).map(({ id, fields }) => [id, fields]));
  const plain = withChoices('model', modelSchema, files);
  const categories = plain.properties['category']?.choices ?? [];
  const schemas = new Map<string, EntrySchema>();
  const schemaOf = (category: string) => {
    const schema = schemas.get(category) ?? withSiblings(plain, files, category);
    schemas.set(category, schema);
    return schema;
  };
  const { choicesFor, isPlace, propose } = makeTargets(schemaOf);
  const bytes = new Map(files.map(({ file, bytes: content }) => [file, content]));
  const textOf = (file: string) => new TextDecoder().decode(bytes.get(file));
  const byId = new Map(models.map((model) => [model.id, model]));
  const byName = new Map(models.map((model) => [normalizeName(String(model.fields['name'] ?? model.id)), model]));
  const findModel = (name: string) => byName.get(normalizeName(name));

  /** The category of machines that the catalogue has; undefined if it lacks one of them. */
  const categoryOf = (names: readonly string[]): string | undefined => {
    const [category, ...others] = new Set(names.map((name) => findModel(name)?.fields['category']));
    return typeof category === 'string' && !others.includes(undefined) ? category : undefined;
  };

  /** A table with the category and the targets of its columns; `usual` is the category where nothing tells it. */
  const read = (rows: CellTable['rows'], { category, columns = {}, unclear, ...ways }: Answers, usual?: string) => {
    const open = readTable(rows, reader, allNames, { ...ways, decimals: undefined });
    const isOpen = !ways.decimals || (unclear && open.unclear?.text !== unclear.text);
    const table = isOpen ? open : readTable(rows, reader, allNames, ways);
    const chosen = category ?? categoryOf(table.names) ?? usual;
    const proposed = propose(table.properties, chosen ?? '');
    const keys = keysOf(table.properties);
    const targets = keys.map((key, at): Target => ownField(columns, key) ?? proposed[at] ?? []);
    return { table, category: chosen, keys, targets };
  };

  /** The entries of a table. A column with categories wins over `category`. */
  const makeEntries = (table: MachineTable, targets: readonly Target[], category: string) => {
    const notes = [...table.notes];
    const taken = new Map<string, Property>();
    const keys = keysOf(table.properties);
    const columns = table.properties.flatMap((property, at) => {
      const target = targets[at] ?? [];
      const place = textOfTarget(target);
      const first = taken.get(place);
      taken.set(place, first ?? property);
      if (target.length === 0) return [];
      if (!first && isPlace(target)) return [{ ...property, target }];
      const why = first
        ? `has a column already${sayDifference(first, property, table.names, reader)}`
        : 'is no place in a model';
      notes.push(`${keys[at]} was left out: ${place} ${why}.`);
      return [];
    });
    // Different names may have the same letters in the name of a file.
    const owners = new Map<string, string>();
    const entries = table.names.flatMap((name, index): ImportedEntry[] => {
      const figures = columns.flatMap(({ target, values, texts }): ImportedFigure[] => {
        const now = values[index] ?? '';
        if (now === '') return [];
        if (target[0] !== 'category') return [{ target, now, text: texts[index] ?? '' }];
        const named = categories.find(({ value, title }) => isSame(value, now) || isSame(title, now));
        if (!named) notes.push(`${name}: there is no category ${now}.`);
        return named ? [{ target, now: named.value, text: '' }] : [];
      });
      const id = slugify(name);
      const sameId = byId.get(id);
      const nameInFile = sameId?.fields['name'];
      const known = findModel(name) ?? (nameInFile === undefined ? sameId : undefined);
      const file = known?.file ?? fileOf(name);
      const owner = owners.get(file);
      const text = textOf(file);
      const why = known
        ? // A text in another encoding cannot be written back.
          (!valueOfText(text) || text.includes('\u{FFFD}')) && `correct ${file} first`
        : (id === '' && 'no letter and no digit is left for the name of its file') ||
          (id.length > longestId && 'its name is too long for a file') ||
          (sameId && `${file} is ${nameInFile}: write that name to update it, or give the machine another one`);
      const alike = owner !== undefined && `its file would be ${file}, as that of ${owner}; give it another name`;
      if (why || alike) {
        notes.push(`${name} was left out: ${why || alike}.`);
        return [];
      }
      owners.set(file, name);
      return [known ? updateEntry(known, category, figures) : newEntry(name, category, figures)];
    });
    const others = entries.flatMap(({ name, elsewhere }) => (elsewhere === undefined ? [] : `${name} (${elsewhere})`));
    if (others.length > 0) notes.push(`There already, in another category than ${category}: ${others.join(', ')}.`);
    return { entries, notes };
  };

  function updateEntry(
    { file, id, fields }: (typeof models)[number],
    category: string,
    figures: readonly ImportedFigure[],
  ): ImportedEntry {
    const base = textOf(file);
    const stated = String(fields['category']);
    const isElsewhere = !['', stated].includes(category) && figures.every(({ target }) => target[0] !== 'category');
    const elsewhere = isElsewhere ? (categories.find(({ value }) => value === stated)?.title ?? stated) : undefined;
    const changes: ImportedEntry['changes'] = [];
    let text = base;
    const set = (target: Target, old: unknown, now: YamlValue) => {
      const was = old === undefined ? undefined : String(old);
      const label = target.at(-1) ?? '';
      const isEqual = (first: string, second: string) =>
        reader.keyOf(reader.read(label, first)) === reader.keyOf(reader.read(label, second));
      if (was === String(now) || (was !== undefined && target.length > 1 && isEqual(was, String(now)))) return;
      changes.push({ target, was, now: String(now) });
      text = editText(file, text, target, now, [Object.keys(plain.properties)]);
    };
    const sheet = sheets.get(String(fields['sheet'] ?? ''));
    for (const { target, now, text: written } of figures) {
      const [field = '', title = '', label = ''] = target;
      const highlights = asBlock(fields['highlights']);
      const shown = (name: string) => Object.keys(highlights).find((row) => isSame(row, name));
      if (field === 'specifications') {
        const block = sheet ? 'sheetChanges' : field;
        const [place, old] = findRow(asBlock(fields[block]), label) ??
          findRow(asBlock(sheet?.[field]), label) ?? [[title, label], undefined];
        set([block, ...place], old, figureValue(now));
        const key = shown(label);
        const isOwn = figures.some(({ target: [area, row] }) => area === 'highlights' && isSame(row ?? '', label));
        if (key !== undefined && !isOwn) set(['highlights', key], highlights[key], now);
      } else if (field === 'highlights') set([field, shown(title) ?? title], highlights[shown(title) ?? title], now);
      else set(target, fields[field], fieldValue(field, now, written));
    }
    return { name: String(fields['name'] ?? id), file, text, base, elsewhere, changes };
  }

  function newEntry(name: string, category: string, figures: readonly ImportedFigure[]): ImportedEntry {
    const namedCategory = figures.find(({ target }) => target[0] === 'category')?.now;
    const schema = schemaOf(namedCategory ?? category);
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
    const shown = { ...highlightsFrom(schema, tables, 'any'), ...Object.fromEntries(highlights) };
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
      file: fileOf(name),
      text,
      base: undefined,
      elsewhere: undefined,
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
      : // A text stays as it is; only figures are written in the notation of the language.
        valueOf(field, isNumber(field) || text === '' ? now : text.replace(/\s+/g, ' ').trim());
  }

  return { categories, choicesFor, read, makeEntries };
}

type ImportedFigure = { target: Target } & Record<'now' | 'text', string>;

/** Bare numbers, as editors write them, unless they have two readings: `12.345`. */
const figureValue = (text: string) => (String(Number(text)) === text && !readingsOf(text) ? Number(text) : text);
