import { describe, expect, it } from 'vitest';
import {
  applyChoices,
  readChoices,
  toggleChoice,
  writeChoices,
  type Choices,
} from '../../src/features/find/choices.ts';
import { chooseBands, isIn, maxBands } from '../../src/features/find/bands.ts';
import { listFindResults, machinesOf } from '../../src/features/find/find-results.ts';
import { makeFinder } from '../../src/features/find/groups.ts';
import { machineCard } from '../../src/features/find/machines.ts';
import { linked, load, pageAt } from './support.ts';
import { append, found, rename } from './support-rules.ts';

const catalogue = linked();
const { groups, masks, machines } = makeFinder(catalogue);
const cards = machines.map((machine) => machineCard(catalogue, machine));
const titles = (places: number[]) => places.map((place) => cards[place]?.title);
const groupOf = (id: string) => {
  const group = groups.find((each) => each.id === id);
  if (!group) throw new Error(`There is no group ${id}`);
  return group;
};
const chosen = (choices: Record<string, string[]>): Choices => new Map(Object.entries(choices));
const count = (counts: ReadonlyMap<string, readonly number[]>, group: string, key: string) =>
  counts.get(group)?.[groupOf(group).choices.findIndex((choice) => choice.key === key)];

describe('the steps of a figure', () => {
  const at = (...values: number[]) => values.map((value) => ({ low: value, high: value }));

  it('are at round numbers, without a gap, from nothing to no end', () => {
    const bands = chooseBands(at(3.7, 4, 7.3, 11, 11, 15, 88, 118, 132, 160, 205));
    expect(bands[0]?.from).toBe(0);
    expect(bands.at(-1)).not.toHaveProperty('to');
    expect(bands.length).toBeLessThanOrEqual(maxBands);
    bands.slice(1).forEach((band, index) => expect(bands[index]?.to).toBe(band.from));
    expect(bands.map(({ from }) => from)).toEqual([0, 7.5, 15, 150]);
  });

  it('hold every machine, and a range in each step that it reaches into', () => {
    const spans = [...at(5, 50, 500), { low: 5, high: 500 }];
    const bands = chooseBands(spans);
    for (const span of spans) expect(bands.some((band) => isIn(span, band))).toBe(true);
    expect(bands.filter((band) => isIn({ low: 5, high: 500 }, band))).toHaveLength(bands.length);
    for (const band of bands) expect(spans.some((span) => isIn(span, band))).toBe(true);
  });

  it('do not hold a range that ends where they begin', () => {
    expect(isIn({ low: 50, high: 100 }, { from: 100 })).toBe(false);
    expect(isIn({ low: 100, high: 100 }, { from: 100 })).toBe(true);
  });

  it('are none where all say the same, or nothing', () => {
    expect(chooseBands(at(400, 400, 400))).toEqual([]);
    expect(chooseBands([])).toEqual([]);
  });
});

describe('the finder', () => {
  it('contains models, equipment and categories without models, with inherited and own values', () => {
    expect(
      machines.map(({ facets }, place) =>
        [cards[place]?.title, facets.get('material') ?? [], facets.get('job')].flat().join(' '),
      ),
    ).toEqual([
      'BLT150 tyres bale',
      'BLT250 tyres bale',
      'Cardboard in the Grid paper bale',
      'Rasper tyres granulate',
      'Strip Cutter tyres cut',
      'Vibratory Feeders convey',
      'TCPCR100 tyres cut',
    ]);
  });

  it('takes any choice of a group, and one of each group', () => {
    const choices = chosen({ material: ['paper', 'tyres'], job: ['bale', 'granulate'] });
    const { fitting: places } = applyChoices(choices, groups, masks);
    expect(titles(places)).toEqual(['BLT150', 'BLT250', 'Cardboard in the Grid', 'Rasper']);
  });

  it('counts a choice with the choices of the other groups, but without those of its own group', () => {
    const { counts } = applyChoices(chosen({ material: ['paper'] }), groups, masks);
    expect(count(counts, 'job', 'bale')).toBe(1);
    expect(count(counts, 'job', 'cut')).toBe(0);
    expect(count(counts, 'material', 'tyres')).toBe(5);
    expect(count(counts, 'material', 'paper')).toBe(1);
  });

  it('each choice gives as many machines as its count says, whatever else is chosen', () => {
    const all = groups.flatMap((group) => group.choices.map(({ key }) => ({ group, key })));
    for (const first of all) {
      const one = toggleChoice(new Map(), first.group, first.key);
      const { counts } = applyChoices(one, groups, masks);
      for (const { group, key } of all) {
        const { fitting: places } = applyChoices(new Map([...one, [group.id, [key]]]), groups, masks);
        expect(places.length, `${first.key} and ${key}`).toBe(count(counts, group.id, key));
      }
    }
  });

  it('keeps machines that do not state a figure: they are a choice of their own', () => {
    const weight = groupOf('weight');
    const { fitting: places } = applyChoices(chosen({ weight: weight.choices.map(({ key }) => key) }), groups, masks);
    expect(places).toHaveLength(machines.length);
    expect(weight.choices.at(-1)?.key).toBe('unstated');
  });

  it('has machines that may fit: they have all other choices, and do not state the figure', () => {
    const weight = groupOf('weight');
    const chosenWith = (keys: string[]) => chosen({ weight: keys, material: ['tyres'] });
    const least = weight.choices.slice(0, 1).map(({ key }) => key);
    const { fitting: places, maybe } = applyChoices(chosenWith(least), groups, masks);
    const { fitting: unstated } = applyChoices(chosenWith(['unstated']), groups, masks);
    expect(unstated.length).toBeGreaterThan(0);
    expect(maybe).toEqual(unstated.map((machine) => ({ machine, lacking: [weight] })));
    expect(places.filter((place) => unstated.includes(place))).toEqual([]);
  });

  it('has one value for each limit: at the end of a range as at the start of the next', () => {
    for (const { choices } of groups)
      for (const units of ['label', 'imperial', 'metric'] as const) {
        const texts = choices.flatMap((choice) => choice[units] ?? []);
        const ends = texts.map((text) => /([\d.,]+)\D*$/.exec(text)?.[1]);
        texts
          .slice(1)
          .filter((text) => /\d–/.test(text))
          .forEach((text) => expect(ends).toContain(/[\d.,]+/.exec(text)?.[0]));
      }
  });

  it('writes its ranges in the language of the catalogue', () => {
    const labels = groupOf('weight').choices.map(({ label }) => label);
    expect(labels).toEqual(['up to 10,000 kg', '10,000 kg and more', 'Not stated in kg']);
  });

  it('has no figure that too few state', () => {
    const few = linked({ 'pages/find.yaml': rename('leastStated: 2', 'leastStated: 50') });
    expect(makeFinder(few).groups.map(({ id }) => id)).toEqual(['material', 'job']);
  });
});

describe('choices in an address', () => {
  it('are read and written in one order', () => {
    const choices = readChoices('?weight=unstated&job=cut,bale&material=tyres', groups);
    expect(choices).toEqual(chosen({ material: ['tyres'], job: ['bale', 'cut'], weight: ['unstated'] }));
    expect(writeChoices(choices, groups)).toBe('?material=tyres&job=bale,cut&weight=unstated');
    expect(writeChoices(new Map(), groups)).toBe('');
  });

  it('may be repeated; what is not known is passed over', () => {
    expect(readChoices('?job=bale&job=CUT&job=fly&colour=red&weight=-', groups)).toEqual(
      chosen({ job: ['bale', 'cut'] }),
    );
  });

  it('of ranges that are no longer offered select those that they overlap', () => {
    const [first] = groupOf('weight').choices;
    expect(readChoices('?weight=1-2', groups)).toEqual(new Map([['weight', [first?.key]]]));
    expect(readChoices('?weight=0-1000000', groups).get('weight')).toHaveLength(groupOf('weight').choices.length - 1);
  });
});

describe('pages of results', () => {
  it('exist by material and by job, and by both if that has fewer machines than either', () => {
    expect(
      listFindResults(catalogue).results.map(({ path, heading, count: number }) => `${path} ${heading} ${number}`),
    ).toEqual([
      '/find/tyres Machines for tyres 5',
      '/find/paper Machines for paper and cardboard 1',
      '/find/bale Machines that bale 3',
      '/find/cut Machines that cut 2',
      '/find/granulate Machines that granulate 1',
      '/find/convey Machines that feed and convey 1',
      '/find/bale-tyres Machines that bale tyres 2',
    ]);
  });

  it('link to their neighbours, and to the finder with the same choice', () => {
    const page = pageAt(catalogue, '/find/bale-tyres', 'find-results');
    expect(page.cards.map(({ title }) => title)).toEqual(['BLT150', 'BLT250']);
    expect(page.finder.search).toBe('?material=tyres&job=bale');
    const [materials, jobs] = page.ways;
    expect(materials?.links.map(({ to, isCurrent }) => [to, isCurrent])).toEqual([
      ['/find/bale-tyres', true],
      ['/find/paper', undefined],
    ]);
    expect(jobs?.links.map(({ to }) => to)).toEqual(['/find/bale-tyres', '/find/cut', '/find/granulate']);
    expect(page.head.description).toBe('Machines that bale tyres, 2 in all: BLT150, BLT250.');
  });

  it('hold as many machines as they say', () => {
    const all = listFindResults(catalogue);
    for (const results of all.results) expect(machinesOf(all, results), results.path).toHaveLength(results.count);
  });
});

describe('facets as a list', () => {
  const fields = /^materials:.*\njobs:.*\nfigures:\n(?: .*\n)+/m;
  const listed = `facets:
  - { id: material, label: Material, choices: { tyres: Tyres, paper: Paper and cardboard, waste: PCB waste } }
  - { id: job, label: Job, choices: { bale: Bale, cut: Cut, granulate: Granulate, convey: Feed and convey } }
  - { id: power, label: Power, unit: kW, rows: [Power, Motor] }
  - { id: weight, label: Weight, unit: kg, rows: [Weight] }
`;
  const further = `${listed}  - { id: drive, label: Drive, choices: { oil: Oil, air: Compressed air }, heading: 'Driven by {choice}' }
  - { id: height, label: Height, unit: U, rows: [Height] }
`;

  it('are the same as the fields for materials, jobs and figures', () => {
    const changed = linked({ 'pages/find.yaml': rename(fields, listed) });
    expect(makeFinder(changed).groups).toEqual(groups);
    expect(makeFinder(changed).masks).toEqual(masks);
    const pages = (of: typeof catalogue) => listFindResults(of).results;
    expect(pages(changed)).toEqual(pages(catalogue));
    expect(pageAt(changed, '/find', 'find')).toEqual(pageAt(catalogue, '/find', 'find'));
    expect(pageAt(changed, '/find/bale-tyres', 'find-results')).toEqual(
      pageAt(catalogue, '/find/bale-tyres', 'find-results'),
    );
  });

  it('may be others, with words that machines inherit and units of the maker', () => {
    const changed = linked({
      'pages/find.yaml': rename(fields, further),
      'units.yaml': 'units: [{ sign: U, equals: 44.45 mm, isBefore: true }]\n',
      'categories/tyrescrapbaler.yaml': append('facets: { drive: [oil] }\n'),
      'models/blt150.yaml': append('    Height: 4 U\nfacets: { drive: [air, oil] }\n'),
      'models/blt250.yaml': rename('Weight: 11000 kg } }', 'Weight: 11000 kg, Height: 889 mm } }'),
    });
    const { groups: all } = makeFinder(changed);
    const [drive, height] = ['drive', 'height'].map((id) => all.find((group) => group.id === id));
    expect(drive?.choices.map(({ key, count: number }) => `${key} ${number}`)).toEqual(['oil 2', 'air 1']);
    expect(height).toMatchObject({
      unit: 'U',
      choices: [{ from: 0, to: 10, label: 'up to U 10' }, { from: 10, label: 'U 10 and more' }, { key: 'unstated' }],
    });
    expect(readChoices('?drive=air', all)).toEqual(chosen({ drive: ['air'] }));
    expect(listFindResults(changed).results.map(({ path, heading }) => `${path} ${heading}`)).toEqual(
      expect.arrayContaining(['/find/oil Driven by oil', '/find/air Driven by compressed air']),
    );
    const { ways, finder } = pageAt(changed, '/find/air', 'find-results');
    expect(ways.find(({ label }) => label === 'Drive')?.links.map(({ to }) => to)).toEqual(['/find/oil', '/find/air']);
    expect(finder.search).toBe('?drive=air');
  });
});

describe('materials and jobs', () => {
  it('must be words of the list', () => {
    const changes = { 'models/rasper.yaml': rename('materials: [tyres]', 'materials: [tires]') };
    expect(found(changes, 'facets/word')).toEqual([
      'error models/rasper.yaml:12 `tires` is not one of the materials of the finder; did you mean `tyres`? → write `tyres`',
    ]);
  });

  it('cannot share a word', () => {
    const changes = { 'pages/find.yaml': rename('jobs: { bale: Bale', 'jobs: { waste: Waste, bale: Bale') };
    expect(found(changes, 'facets/twice')).toHaveLength(1);
    expect(load(changes).catalogue).toBeUndefined();
  });
});
