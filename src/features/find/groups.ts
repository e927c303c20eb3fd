/** The finder's groups of choices, and which choices each machine matches. */
import type { Catalogue } from '../../catalogue/catalogue.ts';
import { normalizeName } from '../../text/names.ts';
import { once } from '../../text/once.ts';
import type { Card } from '../../catalogue/shown/parts.ts';
import type { FacetChoice, FacetGroup } from '../../catalogue/shown/lists.ts';
import { fill, fillFigure } from '../../catalogue/words.ts';
import { longList } from '../../catalogue/kinds.ts';
import { withAncestors } from '../../catalogue/members.ts';
import { spanOf, type FigureSpan } from '../../figures/measure.ts';
import type { FigureReader } from '../../figures/reader.ts';
import { makeFigure, unitInRow } from '../../figures/make-figure.ts';
import type { ShownFigure } from '../../figures/show.ts';
import { chooseBands, isIn, type Band } from './bands.ts';
import { bandKey, unstatedKey } from './choices.ts';
import { facetsOf, type ChoiceFacet, type FigureFacet, type FinderPage } from '../../catalogue/link/facets.ts';
import { listFindableMachines, machineCard, type FindableMachine } from './machines.ts';

/** Data of the finder's page and file. */
interface Finder {
  machines: readonly FindableMachine[];
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

export const makeFinder = once((catalogue: Catalogue): Finder => {
  const { find } = catalogue.pages;
  const machines = listFindableMachines(catalogue);
  const counted = (find ? countGroups(find, machines, catalogue.figures) : []).filter(
    ({ group }) => group.choices.length > 0,
  );
  return {
    machines,
    groups: counted.map(({ group }) => group),
    masks: new Map(counted.map(({ group, masks }) => [group.id, masks])),
  };
});

function countGroups(find: FinderPage, machines: readonly FindableMachine[], known: FigureReader): CountedGroup[] {
  const facets = facetsOf(find);
  const category = facets.some(({ id }) => id === 'category') ? undefined : categoryFacet(find, machines);
  const counted = facets.map((facet) =>
    'choices' in facet
      ? wordGroup(facet, machines, (machine) => machine.facets.get(facet.id) ?? [])
      : figureGroup(facet, machines, known, find),
  );
  if (category)
    counted.unshift(wordGroup(category, machines, (machine) => withAncestors(machine.category).map(({ id }) => id)));
  return counted.filter((group) => group !== undefined);
}

interface CountedGroup {
  group: FacetGroup;
  masks: number[];
}

/** Counts the machines of each choice of a group. */
function countGroup(
  group: Omit<FacetGroup, 'choices'>,
  choices: Omit<FacetChoice, 'count'>[],
  masks: number[],
): CountedGroup {
  const counted = choices.map((choice, bit) => ({
    ...choice,
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
function categoryFacet(
  { words }: FinderPage,
  machines: readonly FindableMachine[],
): Omit<ChoiceFacet, 'by'> | undefined {
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
  machines: readonly FindableMachine[],
  wordsOf: (machine: FindableMachine) => readonly string[],
): CountedGroup {
  const keys = [...choices.keys()];
  const masks = machines.map((machine) => {
    const words = wordsOf(machine);
    return maskOf(keys, (key) => words.includes(key));
  });
  const labelled = [...choices].map(([key, text]) => ({ key, label: text }));
  return countGroup({ id, label }, labelled, masks);
}

/** Ranges of a figure, followed by "unstated". Undefined if too few machines state it or all values are similar. */
function figureGroup(
  { rows, ...facet }: FigureFacet,
  machines: readonly FindableMachine[],
  known: FigureReader,
  { leastStated, words }: FinderPage,
): CountedGroup | undefined {
  const names = new Set(rows.map(normalizeName));
  const spans = machines.map((machine) => firstSpan(machine, names, facet.unit, known));
  const stated = spans.filter((span) => span !== undefined);
  const bands = stated.length < leastStated ? [] : chooseBands(stated);
  if (bands.length === 0) return undefined;
  const masks = spans.map((span) => (span ? maskOf(bands, (band) => isIn(span, band)) : 1 << bands.length));
  const ranges = bands.map((band) => ({ key: bandKey(band), ...band, ...bandTexts(band, facet, words, known) }));
  const unstated = { key: unstatedKey, label: fill(words.notStated, { unit: facet.unit }) };
  return countGroup(facet, stated.length < spans.length ? [...ranges, unstated] : ranges, masks);
}

/** `15–30 kW`, `up to 15 kW`, `30 kW and more`, also in other units. */
function bandTexts(
  { from, to }: Band,
  { unit, label }: Omit<FigureFacet, 'rows'>,
  words: FinderPage['words'],
  reader: FigureReader,
): Pick<FacetChoice, 'label' | 'metric' | 'imperial'> {
  const written = unitInRow(label, unit, reader);
  const limit = (number: number, isUnitShared = false): ShownFigure => {
    const { uniform, ...shown } = reader.show(
      makeFigure(reader, label, { numbers: [number], unit: written, isUnitShared }),
    );
    return { ...shown, value: uniform ?? shown.value };
  };
  // A limit is the same at the end of one range and at the start of the next: each is rounded by itself.
  const low = limit(from, to !== undefined && !written.isBefore === true);
  if (to === undefined) return labelled(fillFigure(words.over.replace('{from}', '{figure}'), low));
  const high = limit(to, from > 0 && written.isBefore === true);
  if (from === 0) return labelled(fillFigure(words.upTo.replace('{to}', '{figure}'), high));
  const inUnits = (units: 'metric' | 'imperial') =>
    low[units] === undefined && high[units] === undefined
      ? {}
      : { [units]: fill(words.between, { from: low[units] ?? low.value, to: high[units] ?? high.value }) };
  return {
    label: fill(words.between, { from: low.value, to: high.value }),
    ...inUnits('metric'),
    ...inUnits('imperial'),
  };
}

const labelled = ({ label: _label, given: _given, value, ...units }: ShownFigure) => ({ label: value, ...units });

/** A machine's first value in rows of these normalized names. */
function firstSpan(
  { figures }: FindableMachine,
  names: ReadonlySet<string>,
  unit: string,
  known: FigureReader,
): FigureSpan | undefined {
  for (const figure of figures) {
    const span = names.has(figure.key) ? spanOf(figure, unit, known) : undefined;
    if (span) return span;
  }
  return undefined;
}

function maskOf<Item>(items: readonly Item[], fits: (item: Item) => boolean): number {
  return items.reduce((mask, item, bit) => (fits(item) ? mask | (1 << bit) : mask), 0);
}
