/** The finder's groups of choices, and which choices each machine matches. */
import type { Catalogue } from '../catalogue.ts';
import { normalizeName } from '../names.ts';
import type { Card, FacetGroup, Figure } from '../page-data.ts';
import { longList } from '../kinds.ts';
import { withAncestors } from '../members.ts';
import { chooseBands, isIn, type Band, spanOf, type Span } from './bands.ts';
import { bandKey, unstatedKey } from './choices.ts';
import { unitOf } from '../quantity/own-units.ts';
import type { KnownFigures } from '../quantity.ts';
import { facetsOf, type ChoiceFacet, type FigureFacet, type FinderPage } from './facets.ts';
import { listMachines, machineCard, statedFigures, type Machine } from './machines.ts';

/** Data of the finder's page and file. */
interface Finder {
  machines: readonly Machine[];
  groups: readonly FacetGroup[];
  /** By group: the choices that each machine matches, the first choice as the lowest bit. */
  masks: ReadonlyMap<string, readonly number[]>;
}

/** Fetched by the finder's page. */
export interface FinderFile {
  cards: Card[];
  masks: [group: string, masks: readonly number[]][];
}

export function finderFile(catalogue: Catalogue): FinderFile {
  const { machines, masks } = makeFinder(catalogue);
  return { cards: machines.map((machine) => machineCard(catalogue, machine)), masks: [...masks] };
}

export function makeFinder(catalogue: Catalogue): Finder {
  const { find } = catalogue.pages;
  const machines = listMachines(catalogue);
  const drafts = (find ? draftGroups(find, machines, catalogue.figures) : []).filter(
    ({ group }) => group.choices.length > 0,
  );
  return {
    machines,
    groups: drafts.map(({ group }) => group),
    masks: new Map(drafts.map(({ group, masks }) => [group.id, masks])),
  };
}

function draftGroups(find: FinderPage, machines: readonly Machine[], known: KnownFigures): Draft[] {
  const facets = facetsOf(find);
  const rows = machines.map((machine) =>
    statedFigures(machine).map((row) => ({ ...row, key: normalizeName(row.label) })),
  );
  const category = facets.some(({ id }) => id === 'category') ? undefined : categoryFacet(find, machines);
  const drafts = facets.map((facet) =>
    'choices' in facet
      ? wordGroup(facet, machines, (machine) => machine.facets.get(facet.id) ?? [])
      : figureGroup(facet, rows, known, find.leastStated),
  );
  if (category)
    drafts.unshift(wordGroup(category, machines, (machine) => withAncestors(machine.category).map(({ id }) => id)));
  return drafts.filter((draft) => draft !== undefined);
}

interface Draft {
  group: FacetGroup;
  masks: number[];
}

/** Counts the machines of each choice of a group. */
function draftOf(
  group: Omit<FacetGroup, 'choices'>,
  choices: ({ key: string; label: string } | Band)[],
  masks: number[],
): Draft {
  const counted = choices.map((choice, bit) => ({
    ...('key' in choice ? choice : { key: bandKey(choice), ...choice }),
    count: masks.filter((mask) => mask & (1 << bit)).length,
  }));
  return { group: { ...group, choices: counted }, masks };
}

/** Maximum choices per group: each is a bit of a 32-bit number, and more would be tedious to read. */
const maxChoices = 30;

/**
 * With many machines, a group of their categories: the nearest if they are few enough, else the main ones; undefined if
 * those are too many as well.
 */
function categoryFacet({ words }: FinderPage, machines: readonly Machine[]): Omit<ChoiceFacet, 'by'> | undefined {
  if (machines.length <= longList) return undefined;
  const levels = [0, -1].map((at) => {
    const categories = machines.map(({ category }) => withAncestors(category).at(at) ?? category);
    return new Map(categories.map(({ id, title }) => [id, title]));
  });
  const choices = levels.find((level) => level.size <= maxChoices);
  return choices && { id: 'category', label: words.categories, choices };
}

function wordGroup(
  { id, label, choices }: Omit<ChoiceFacet, 'by'>,
  machines: readonly Machine[],
  wordsOf: (machine: Machine) => readonly string[],
): Draft {
  const keys = [...choices.keys()];
  const masks = machines.map((machine) => {
    const words = wordsOf(machine);
    return maskOf(keys, (key) => words.includes(key));
  });
  const labelled = [...choices].map(([key, text]) => ({ key, label: text }));
  return draftOf({ id, label }, labelled, masks);
}

/** Ranges of a figure, followed by "unstated". Undefined if too few machines state it or all values are similar. */
function figureGroup(
  { rows, ...facet }: FigureFacet,
  stating: readonly (readonly NamedFigure[])[],
  known: KnownFigures,
  leastStated: number,
): Draft | undefined {
  const names = new Set(rows.map(normalizeName));
  const spans = stating.map((figures) => firstSpan(figures, names, facet.unit, known));
  const stated = spans.filter((span) => span !== undefined);
  const bands = stated.length < leastStated ? [] : chooseBands(stated);
  if (bands.length === 0) return undefined;
  const masks = spans.map((span) => (span ? maskOf(bands, (band) => isIn(span, band)) : 1 << bands.length));
  const choices = stated.length < spans.length ? [...bands, { key: unstatedKey, label: '' }] : bands;
  const isBefore = unitOf(facet.unit, known.own)?.isBefore;
  return draftOf({ ...facet, ...(isBefore ? { isBefore } : {}) }, choices, masks);
}

/** A figure with the normalized name of its row. */
type NamedFigure = Figure & { key: string };

/** The first value in rows of these normalized names. */
function firstSpan(
  figures: readonly NamedFigure[],
  names: ReadonlySet<string>,
  unit: string,
  known: KnownFigures,
): Span | undefined {
  for (const { label, value, key } of figures) {
    const span = names.has(key) ? spanOf(value, unit, known, label) : undefined;
    if (span) return span;
  }
  return undefined;
}

function maskOf<Item>(items: readonly Item[], fits: (item: Item) => boolean): number {
  return items.reduce((mask, item, bit) => (fits(item) ? mask | (1 << bit) : mask), 0);
}
