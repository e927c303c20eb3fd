/** The groups of choices of the finder, and which of the choices each machine fits. */
import type { Catalogue } from '../catalogue.ts';
import { normalizeName } from '../names.ts';
import type { Card, FacetGroup } from '../page-data.ts';
import { longList } from '../kinds.ts';
import { lineOf } from '../members.ts';
import { chooseBands, isIn, type Band, spanOf, type Span } from './bands.ts';
import { bandKey, unstatedKey } from './choices.ts';
import { unitOf } from '../quantity/own-units.ts';
import type { KnownFigures } from '../quantity.ts';
import { facetsOf, type ChoiceFacet, type FigureFacet, type FinderPage } from './facets.ts';
import { listMachines, machineCard, statedFigures, type Machine } from './machines.ts';

/** Everything that the finder's page and its file are made from. */
interface Finder {
  machines: readonly Machine[];
  groups: readonly FacetGroup[];
  /** By group: for each machine, the choices that it fits, the first choice as the lowest bit. */
  masks: Readonly<Record<string, readonly number[]>>;
}

/** The finder's file, which the page fetches for all machines. */
export interface FinderFile {
  cards: Card[];
  masks: Finder['masks'];
}

export function finderFile(catalogue: Catalogue): FinderFile {
  const { machines, masks } = makeFinder(catalogue);
  return { cards: machines.map((machine) => machineCard(catalogue, machine)), masks };
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
    masks: Object.fromEntries(drafts.map(({ group, masks }) => [group.id, masks])),
  };
}

function draftGroups(find: FinderPage, machines: readonly Machine[], known: KnownFigures): Draft[] {
  const facets = facetsOf(find);
  const category = categoryFacet(find, machines);
  const hasOwn = facets.some(({ id }) => id === category?.id);
  const figures = facets.filter((facet) => 'rows' in facet);
  const spans = readSpans(figures, machines, known);
  return [...(category && !hasOwn ? [category] : []), ...facets].flatMap((facet) => {
    if (facet === category) return wordGroup(facet, machines, ({ category: own }) => lineOf(own).map(({ id }) => id));
    if ('choices' in facet) return wordGroup(facet, machines, (machine) => machine.facets[facet.id] ?? []);
    const stated = spans.map((own) => own[figures.indexOf(facet)]);
    const before = unitOf(facet.unit, known.own)?.isBefore ? { isBefore: true as const } : {};
    return figureGroup({ ...facet, ...before }, stated, find.leastStated) ?? [];
  });
}

interface Draft {
  group: FacetGroup;
  masks: number[];
}

/** A group and how many machines fit each of its choices while nothing is chosen. */
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

/** A group takes no more choices: they are the bits of a number, and more would be a list to look through. */
const mostChoices = 30;

/** Among many machines, their categories: the nearest where they are few enough, else the main ones; undefined where those are too many, too. */
function categoryFacet({ words }: FinderPage, machines: readonly Machine[]): Omit<ChoiceFacet, 'by'> | undefined {
  if (machines.length <= longList) return undefined;
  const levels = [0, -1].map((at) => {
    const categories = machines.map(({ category }) => lineOf(category).at(at) ?? category);
    return Object.fromEntries(categories.map(({ id, title }) => [id, title]));
  });
  const choices = levels.find((level) => Object.keys(level).length <= mostChoices);
  return choices && { id: 'category', label: words.categories, choices };
}

function wordGroup(
  { id, label, choices }: Omit<ChoiceFacet, 'by'>,
  machines: readonly Machine[],
  wordsOf: (machine: Machine) => readonly string[],
): Draft {
  const keys = Object.keys(choices);
  const masks = machines.map((machine) => {
    const words = wordsOf(machine);
    return maskOf(keys, (key) => words.includes(key));
  });
  const labelled = Object.entries(choices).map(([key, text]) => ({ key, label: text }));
  return draftOf({ id, label }, labelled, masks);
}

/** For each machine what it states first of each figure, spelt in any way. */
function readSpans(
  figures: readonly FigureFacet[],
  machines: readonly Machine[],
  known: KnownFigures,
): (Span | undefined)[][] {
  const names = figures.map(({ rows }) => new Set(rows.map(normalizeName)));
  // Ten thousand machines have a hundred labels.
  const places = new Map<string, number[]>();
  const placesOf = (label: string): number[] => {
    const name = normalizeName(label);
    const found = places.get(label) ?? names.flatMap((rows, index) => (rows.has(name) ? index : []));
    places.set(label, found);
    return found;
  };
  return machines.map((machine) => {
    const spans: (Span | undefined)[] = figures.map(() => undefined);
    for (const { label, value } of statedFigures(machine)) {
      for (const index of placesOf(label)) spans[index] ??= spanOf(value, figures[index]?.unit ?? '', known, label);
    }
    return spans;
  });
}

/** A figure's steps, and last those that do not state it; undefined where too few do, or all state much the same. */
function figureGroup(
  { rows: _rows, ...group }: FigureFacet & Pick<FacetGroup, 'isBefore'>,
  spans: readonly (Span | undefined)[],
  leastStated: number,
): Draft | undefined {
  const stated = spans.filter((span) => span !== undefined);
  const bands = stated.length < leastStated ? [] : chooseBands(stated);
  if (bands.length === 0) return undefined;
  const masks = spans.map((span) => (span ? maskOf(bands, (band) => isIn(span, band)) : 1 << bands.length));
  const choices = stated.length < spans.length ? [...bands, { key: unstatedKey, label: '' }] : bands;
  return draftOf(group, choices, masks);
}

function maskOf<Item>(items: readonly Item[], fits: (item: Item) => boolean): number {
  return items.reduce((mask, item, bit) => (fits(item) ? mask | (1 << bit) : mask), 0);
}
