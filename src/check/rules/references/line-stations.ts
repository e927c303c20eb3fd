import { findingIn, itemsAt, textAt, valueAt, type Entry } from '../../../catalogue/entry.ts';
import { findPredecessors } from '../../../catalogue/lines.ts';
import { capacityIn, factsOf, type MachineFacts } from '../../../catalogue/machine/machine-facts.ts';
import { partsOf, type Figure, type FigurePart } from '../../../figures/figure.ts';
import { spanOf } from '../../../figures/measure.ts';
import { kindsThatAre } from '../../../figures/units.ts';
import type { Finding } from '../../../yaml/finding.ts';
import { explainUnknown, joinWords, endSentence } from '../../words.ts';
import { categoriesAbove, entriesOf, entryNamed, filledIn, type Rule, type RuleInput } from '../../rule.ts';
import { suggestionFor } from './support/reference-list.ts';

/** Machines of a line that do not fit the feed or the machine before, and branches from nowhere. */
export const rule: Rule = {
  names: ['line/after', 'line/throughput', 'line/capacity', 'line/material', 'line/size', 'line/feeds', 'line/product'],
  looksAt: ['line'],
  checkEntry,
};

function checkEntry(line: Entry, input: RuleInput): Finding[] {
  const { rows } = filledIn(input, 'page-lines');
  const stations = stationsOf(input, line);
  const lost = stations.flatMap((station, index) => lostBranch(input, line, station, stations.slice(0, index)));
  const withFacts = <T extends Named>(placed: T) => ({
    ...placed,
    facts: factsOf(figuresOf(input, placed.machine), rows),
  });
  const machines = stations.map((station) => ({ ...withFacts(station), choices: station.choices.map(withFacts) }));
  return [...lost, ...strangeFeed(line, input, machines), ...findMisfits(input, line, machines)];
}

/** The figures of a machine, with those of its shared sheet. */
function figuresOf(input: RuleInput, entry: Entry | undefined): Figure[] {
  if (!entry) return [];
  const ownFigures = (input.figures.ofEntry.get(entry) ?? []).map(({ read }) => read);
  return [...ownFigures, ...figuresOf(input, entryNamed(input, 'sheet', textAt(entry, '/sheet')))];
}

/** A machine, and where the line names it. */
interface Named {
  named: string;
  id: string;
  machine: Entry | undefined;
}

interface Station extends Named {
  pointer: string;
  after: string | undefined;
  /** Its other sizes. */
  choices: Named[];
}

type WithFacts<T extends Named> = T & { facts: MachineFacts };
type Placed = WithFacts<Omit<Station, 'choices'>> & { choices: WithFacts<Named>[] };

/** A station that does not fit; `index` is its place in the list. */
interface Misfit extends Pick<Named, 'named' | 'id'> {
  name: string;
  message: string;
  fix: string;
  index: number;
}

/** How many other stations with the same mistake are listed. */
const maxNames = 12;

const kinds = ['model', 'equipment', 'category'] as const;

const machineNamed = (input: RuleInput, id: string | undefined): Entry | undefined =>
  kinds.map((kind) => entryNamed(input, kind, id)).find(Boolean);

function stationsOf(input: RuleInput, line: Entry): Station[] {
  return itemsAt(line, '/stations').flatMap(({ pointer }) => {
    const named = (at: string): Named[] => {
      const id = textAt(line, at);
      return id === undefined ? [] : [{ named: at, id, machine: machineNamed(input, id) }];
    };
    const choices = itemsAt(line, `${pointer}/choices`).flatMap((choice) => named(choice.pointer));
    return named(`${pointer}/id`).map((station) => ({
      ...station,
      pointer,
      after: textAt(line, `${pointer}/after`),
      choices: choices.filter(({ id }) => id !== station.id),
    }));
  });
}

/** A branch from a machine that does not stand above it. One that does not exist is a reference to nothing. */
function lostBranch(input: RuleInput, line: Entry, { pointer, after }: Station, above: readonly Station[]): Finding[] {
  const targets = kinds.flatMap((kind) => entriesOf(input, kind));
  const known = new Set(targets.map(({ id }) => id));
  // A station above that is written wrong counts as what its own finding says to write.
  const meant = above.map(({ id }) => (known.has(id) ? id : suggestionFor({ entry: line, id, ids: known, targets })));
  const ids = [...new Set(meant.filter((id) => id !== undefined))];
  if (after === undefined || ids.includes(after) || !machineNamed(input, after)) return [];
  return [
    findingIn(line, `${pointer}/after`, {
      rule: 'line/after',
      ...explainUnknown(after, ids, `\`${after}\` is not the \`id\` of a station above this one`, {
        otherwise: ids.length > 0 ? `write one of ${joinWords(ids, 'or')}` : 'delete the line',
      }),
    }),
  ];
}

/** A station that its machines do not fit: warnings, because only the maker knows. */
function findMisfits(input: RuleInput, line: Entry, stations: readonly Placed[]): Finding[] {
  const { reader } = input;
  const read = (pointer: string) => reader.read('', textAt(line, pointer) ?? '');
  const [feed, product] = [read('/feed/throughput'), read('/product/size')];
  const throughput = capacityIn(feed, feed)?.high;
  const materials = wordsAt(line, '/materials');
  const largest = (figure: Figure | undefined) => figure && spanOf(figure, 'mm', reader)?.high;
  const predecessors = findPredecessors(stations);
  /** The machine before it: a conveyor passes on what it is given. */
  const giverOf = (index: number): Placed | undefined => {
    const after = predecessors[index]?.after;
    if (after === undefined) return undefined;
    return isConveyor(stations[after]?.machine) ? giverOf(after) : stations[after];
  };
  const warn = (pointer: string, name: string, message: string, fix: string) =>
    findingIn(line, pointer, { rule: name, message, fix, severity: 'warning' });
  const misfits = stations.flatMap((station, index) => {
    const { pointer, choices } = station;
    const isBranch = predecessors[index]?.isBranch ?? false;
    const before = giverOf(index);
    const [given, feeds] = [largest(before?.facts.output), before?.machine ? feedsOf(input, before.machine) : []];
    // A count below one has a finding of its own.
    const count = Math.max(1, Number(valueAt(line, `${pointer}/count`) ?? 1));
    // Other sizes are for other throughputs.
    const capacity = isBranch ? undefined : capacityIn(station.facts.capacity, feed)?.high;
    const misfitsHere: Misfit[] = [];
    for (const { named, id, machine, facts } of [station, ...choices]) {
      const add = (name: string, message: string, fix: string) =>
        misfitsHere.push({ name, message, fix, named, index, id });
      if (id === station.id && capacity !== undefined && throughput !== undefined && capacity * count < throughput) {
        const message = endSentence(
          `The capacity of \`${id}\`, ${facts.capacity?.text}, is below the feed of ${feed.text}`,
        );
        add('line/capacity', message, 'choose a larger machine, a higher `count`, or a smaller `throughput`');
      }
      const taken = machine ? materialsOf(input, machine) : [];
      if (taken.length > 0 && materials.length > 0 && !materials.some((material) => taken.includes(material))) {
        const message = `\`${id}\` does not take ${joinWords(materials, 'or')}: it is for ${joinWords(taken, 'and')}.`;
        add('line/material', message, `choose another machine, or correct \`materials\` here or in ${machine?.file}`);
      }
      const accepted = largest(facts.input);
      if (given !== undefined && accepted !== undefined && given > accepted) {
        const message = endSentence(
          `\`${before?.id}\` gives pieces of ${before?.facts.output?.text}, and \`${id}\` takes ${facts.input?.text}`,
        );
        add('line/size', message, 'choose another machine, or put one between them');
      }
      if (!machine || isBranch || isConveyor(machine) || feeds.length === 0) continue;
      if (!placesIn(input, machine).some((place) => feeds.includes(place))) {
        const message = `\`${before?.id}\` does not feed \`${id}\`: its \`feeds\` names ${joinWords(feeds, 'and')}.`;
        add('line/feeds', message, `choose another machine, or add it to \`feeds\` in ${before?.machine?.file}`);
      }
    }
    return misfitsHere;
  });
  const ofStations = [...Map.groupBy(misfits, ({ name }) => name).values()].flatMap(([first, ...more]) =>
    first ? warn(first.named, first.name, first.message + sayMore(more), first.fix) : [],
  );
  const last = stations.findLast((station, index) => !predecessors[index]?.isBranch && station.facts.output);
  const [given, wanted] = [largest(last?.facts.output), largest(product)];
  if (!last || given === undefined || wanted === undefined || given <= wanted) return ofStations;
  const message = endSentence(
    `\`${last.id}\` gives pieces of ${last.facts.output?.text}, and the product is ${product.text}`,
  );
  const fix = 'choose another machine, or correct `size`';
  return [...ofStations, warn('/product/size', 'line/product', message, fix)];
}

const isConveyor = (machine: Entry | undefined): boolean =>
  machine !== undefined && textAt(machine, '/machine') === 'conveyor';

/** Of the stations with the same mistake, the first is explained; these are its others. */
function sayMore(more: readonly Misfit[]): string {
  const names = more.slice(0, maxNames).map(({ id, index }) => `\`${id}\` (entry ${index + 1})`);
  const rest = more.length > maxNames ? [`${more.length - maxNames} more`] : [];
  return more.length === 0 ? '' : ` The same is wrong at ${joinWords([...names, ...rest], 'and')}.`;
}

const perTime = kindsThatAre('perTime');

/** A feed that no capacity of the line can be compared with: `3 m³/h` before machines in t/h, `3 t`. */
function strangeFeed(line: Entry, { reader }: RuleInput, stations: readonly { facts: MachineFacts }[]): Finding[] {
  const text = textAt(line, '/feed/throughput');
  const feed = reader.read('', text ?? '');
  const isOfTime = ({ unit }: FigurePart) => unit !== undefined && perTime.has(unit.kind);
  const stated = stations.flatMap(({ facts: { capacity } }) =>
    capacity && partsOf(capacity).some(isOfTime) ? capacity : [],
  );
  const [example] = stated;
  // A number that cannot be read has a finding of its own.
  if (
    text === undefined ||
    feed.reading.kind === 'unclear' ||
    !example ||
    stated.some((capacity) => capacityIn(capacity, feed))
  )
    return [];
  return [
    findingIn(line, '/feed/throughput', {
      rule: 'line/throughput',
      message: endSentence(
        `The throughput ${text} cannot be compared with the capacities of the machines, such as ${example.text}`,
      ),
      fix: `write it in their unit, ${partsOf(example).find(isOfTime)?.unit?.sign}`,
      severity: 'warning',
    }),
  ];
}

const wordsAt = (entry: Entry, pointer: string): string[] => itemsAt(entry, pointer).map(({ value }) => String(value));

/** The entry itself and the categories above it, the nearest first. */
function withAbove(input: RuleInput, entry: Entry): Entry[] {
  const equipment = entriesOf(input, 'category').filter((category) => textAt(category, '/layout') === 'equipment');
  return [entry, ...(entry.kind === 'equipment' ? equipment : categoriesAbove(input, entry))];
}

/** Its own materials, else those of the nearest category. */
function materialsOf(input: RuleInput, entry: Entry): string[] {
  const stating = withAbove(input, entry).map((source) => wordsAt(source, '/materials'));
  return stating.find((materials) => materials.length > 0) ?? [];
}

const feedsOf = (input: RuleInput, entry: Entry): string[] => [
  ...new Set(withAbove(input, entry).flatMap((source) => wordsAt(source, '/feeds'))),
];

const placesIn = (input: RuleInput, entry: Entry): string[] => withAbove(input, entry).map(({ id }) => id);
