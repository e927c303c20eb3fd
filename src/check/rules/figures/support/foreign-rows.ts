import type { Finding } from '../../../../yaml/finding.ts';
import { findingIn, tablesIn, textAt, type Entry } from '../../../../catalogue/entry.ts';
import { escapePointer } from '../../../../yaml/index-events.ts';
import { categoriesAbove, entryNamed, type RuleInput } from '../../../rule.ts';
import { joinWords } from '../../../words.ts';

export interface Named {
  entry: Entry;
  /** The pointer of the table. */
  table: string;
  name: string;
  /** The scope in which names are unique: tables, or all rows. */
  level: 'table' | 'row';
}

/** A name, its first place, and the entries that have it. */
export interface Use {
  first: Named;
  entries: Entry[];
}

const rowsIn = (entry: Entry | undefined): string[] =>
  entry ? tablesIn(entry).flatMap(({ rows }) => Object.keys(rows)) : [];

/** Rows that tell what a machine is; one or two are in every table. */
const minShared = 3;

/** Rows that only one model of a category has, by model. */
function rowsAlone(uses: readonly Use[]): Map<Entry, Named[]> {
  const alone = uses.filter(({ first, entries }) => first.level === 'row' && entries.length === 1);
  return Map.groupBy(
    alone.map(({ first }) => first),
    ({ entry }) => entry,
  );
}

/** The models of a category, the shared sheets that they change, and the names in their tables. */
export interface Group {
  entries: readonly Entry[];
  uses: readonly Use[];
}

/**
 * A model with hardly a row of the others of its category, which has the rows of another one: copied from there. The
 * only model of a category may stand one level too high: in a family instead of its category.
 */
export function findForeignModels(input: RuleInput, group: Group, groups: readonly Group[]): Finding[] {
  const candidates = [...rowsAlone(group.uses)].filter(
    ([entry, alone]) => entry.kind === 'model' && alone.length >= minShared && alone.length >= rowsIn(entry).length - 1,
  );
  // Where more models are alone, the category holds machines of all kinds.
  if (candidates.length > 2) return [];
  return candidates.flatMap(([entry]) => {
    const ownRows = new Set(rowsIn(entry));
    const shared = (rows: readonly string[]) => rows.filter((row) => ownRows.has(row));
    const sheets = group.entries.flatMap((member) => entryNamed(input, 'sheet', textAt(member, '/sheet')) ?? []);
    const theirs = [...group.entries, ...new Set(sheets)].filter((member) => member !== entry).flatMap(rowsIn);
    // Every machine may have a weight.
    const [common, ...more] = new Set(shared(theirs));
    if (more.length > 0) return [];
    const nearest = maxBy(
      groups.filter((candidate) => candidate !== group),
      ({ uses }) => uses.filter(({ first: { name } }) => ownRows.has(name)).length,
    );
    const pattern = maxBy(
      (nearest?.entries ?? []).filter((model) => model !== entry && model.kind === 'model'),
      (model) => shared(rowsIn(model)).length,
    );
    const rows = shared(rowsIn(pattern)).filter((row) => row !== common);
    if (!pattern || rows.length < minShared || rows.length * 2 < ownRows.size) return [];
    const [category, wanted] = [textAt(entry, '/category') ?? '', textAt(pattern, '/category') ?? ''];
    if (theirs.length === 0)
      return categoriesAbove(input, pattern).some(({ id }) => id === category && id !== wanted)
        ? inFamily(entry, pattern, rows)
        : [];
    return findingIn(entry, '/category', {
      rule: 'rows/category',
      message: `The other models of \`${category}\` have ${common === undefined ? 'no row' : `only the row \`${common}\``} of this one; ${joinWords(rows.slice(0, 3), 'and')} are rows of \`${wanted}\`, as in ${pattern.file}.`,
      fix: { field: 'category', value: wanted, more: ', if it is one of those' },
      severity: 'warning',
    });
  });
}

function inFamily(entry: Entry, pattern: Entry, rows: readonly string[]): Finding {
  const [family, wanted] = [textAt(entry, '/category') ?? '', textAt(pattern, '/category') ?? ''];
  return findingIn(entry, '/category', {
    rule: 'rows/category',
    message: `\`${family}\` has no other model, and ${joinWords(rows.slice(0, 3), 'and')} are rows of its category \`${wanted}\`, as in ${pattern.file}.`,
    fix: { field: 'category', value: wanted, more: ', if it is one of those' },
    severity: 'warning',
  });
}

function maxBy<Item>(items: readonly Item[], measure: (item: Item) => number): Item | undefined {
  let best: { item: Item; size: number } | undefined;
  for (const item of items) {
    const size = measure(item);
    if (!best || size > best.size) best = { item, size };
  }
  return best?.item;
}

/** A row that no other model has in the place of one that all others have: `Installed power` for `Motor`. */
export function findOtherNames({ figures }: RuleInput, { entries: group, uses }: Group): Finding[] {
  const alone = rowsAlone(uses);
  if (alone.size === 0) return [];
  const models = group.filter((entry) => entry.kind === 'model' && rowsIn(entry).length > 0);
  if (models.length <= minShared) return [];
  // `Shaft: 180x1680 mm` is no `Discharge height: 1450 mm`: as many figures of the same kind.
  const kindOf = ({ entry, name }: Named) => {
    const figure = figures.ofEntry.get(entry)?.find(({ label, table }) => label === name && table !== '/highlights');
    // `300 Ton` is a force in the row `Force`, and a mass in a row of an unknown name.
    const kinds =
      figure?.measures.map(({ kind, sign }) => (kind === 'force' && !sign?.endsWith('N') ? 'mass' : kind)) ?? [];
    return kinds.length === 0 ? undefined : kinds.join(' ');
  };
  const lastWord = ({ name }: Named) => name.slice(name.lastIndexOf(' ') + 1).toLowerCase();
  const common = uses.filter(({ first, entries }) => first.level === 'row' && entries.length === models.length - 1);
  return common.flatMap(({ first, entries }) => {
    const having = new Set(entries);
    const entry = models.find((model) => !having.has(model));
    const kind = kindOf(first);
    if (!entry) return [];
    // `Installed motor: On request` for `Motor: 30 kW`: a text is of no kind.
    const isLike = (candidate: Named) =>
      lastWord(candidate) === lastWord(first) || (kind !== undefined && kindOf(candidate) === kind);
    const [row, ...more] = (alone.get(entry) ?? []).filter(
      (candidate) => candidate.table === first.table && isLike(candidate),
    );
    if (!row || more.length > 0) return [];
    return findingIn(
      entry,
      `${row.table}/${escapePointer(row.name)}`,
      {
        rule: 'rows/other-name',
        message: `No other model has a row \`${row.name}\`, and this one lacks \`${first.name}\`, which all ${entries.length} others have.`,
        fix: { name: first.name, more: ', if it is the same' },
        severity: 'warning',
      },
      'name',
    );
  });
}
