import { beforeAll, describe, expect, it } from 'vitest';
import type { Catalogue } from '../../src/catalogue/catalogue.ts';
import { sizesOf } from '../../src/features/lines/line-sizes.ts';
import { findPredecessors } from '../../src/catalogue/lines.ts';
import { factsOf, type MachineFacts } from '../../src/catalogue/machine/machine-facts.ts';
import { container, flatRack, transportOf, transportText } from '../../src/catalogue/machine/transport.ts';
import { machineNamed } from '../../src/catalogue/members.ts';
import { totalsOf } from '../../src/features/lines/totals.ts';
import { englishReader as reader } from '../figures/english-reader.ts';
import { loadFrozen } from '../frozen-catalogue.ts';

let catalogue: Catalogue;
beforeAll(async () => {
  catalogue = await loadFrozen();
});

function chipLine() {
  const [line] = catalogue.lines;
  if (!line) throw new Error('The frozen catalogue has a line');
  return { line, ...sizesOf(catalogue, line) };
}

function memberOf(id: string) {
  const machine = machineNamed(catalogue, id);
  if (!machine) throw new Error(`There is no ${id}`);
  return machine;
}

const namesIn = ({ stations }: ReturnType<typeof chipLine>['standard']) =>
  stations.map(({ member }) => member.entry.id);

describe('the sizes of a line', () => {
  it('are those throughputs that the choices state, the smallest first', () => {
    const { sizes, standard } = chipLine();
    expect(sizes.map(({ id, throughput }) => [id, throughput])).toEqual([
      ['tyre-chip-line', 7],
      ['tyre-chip-line_12-5', 12.5],
    ]);
    expect(sizes.map((size) => namesIn(size)[1])).toEqual(['sht6000', 'sht12000']);
    expect(standard).toBe(sizes[0]);
  });

  it('promise no more than the other machines take', () => {
    const { line } = chipLine();
    const limit = (count: number) => {
      const stations = line.stations.map((station, index) =>
        index === 2 ? { ...station, count, choices: [memberOf('classifiers')] as const } : station,
      );
      return sizesOf(catalogue, { ...line, stations }).sizes.map(({ name, throughput }) => [name, throughput]);
    };
    // A classifier takes up to 5 t/h.
    expect(limit(1)).toEqual([['Tyre Chip Line', 5]]);
    expect(limit(2)).toEqual([
      ['Tyre Chip Line up to 7 t/h', 7],
      ['Tyre Chip Line up to 10 t/h', 10],
    ]);
  });

  it('stand in the order of the file, a branch aside', () => {
    const { line } = chipLine();
    expect(line.stations.map(({ after, isBranch }) => [after, isBranch])).toEqual([
      [undefined, false],
      [0, false],
      [1, false],
      [2, false],
      [3, false],
      [4, true],
    ]);
    // The main line goes on behind a branch.
    expect(
      findPredecessors([{ id: 'a' }, { id: 'b' }, { id: 'c', after: 'a' }, { id: 'd' }]).map(({ after }) => after),
    ).toEqual([undefined, 0, 0, 1]);
  });
});

describe('the totals of a line', () => {
  it('show the power of small motors', () => {
    const { line, standard } = chipLine();
    const conveyor = { ...standard, stations: standard.stations.slice(0, 1) };
    // 0.5–5 HP of 0.7355 kW.
    expect(totalsOf(catalogue, line, conveyor, undefined)[0]?.value).toBe('0.4–3.7 kW');
  });

  const totals = (of: number, drawn?: Parameters<typeof totalsOf>[3]) => {
    const { line, sizes } = chipLine();
    const size = sizes[of];
    if (!size) throw new Error('There is no such size');
    return totalsOf(catalogue, line, size, drawn).map(({ label, value }) => `${label}: ${value}`);
  };

  it('are those that were added up by hand', () => {
    // Two conveyors of 0.5–5 HP and 120–160 HP of 0.7355 kW, and 132 kW; feeder and magnet state none.
    // Capacities: shredder 6–7 t/h, feeder 10–70 t/h. Weights: 15500 kg, magnet up to 300 kg.
    expect(totals(0)).toEqual([
      'Connected power: 221–257 kW (stated by 4 of 6 machines)',
      'Lowest stated capacity: 6000–7000 Kg/hr, SHT6000 (stated by 2 of 6 machines)',
      expect.stringMatching(/^Capacity per hour not stated: .*Rasper/),
      'Heaviest machine: about 15500 Kg, SHT6000 (stated by 2 of 6 machines)',
      'Transport: 1 in a 40 ft high-cube container, 5 not stated',
      'Truckloads, indicative: at least 1 (stated by 1 of 6 machines)',
    ]);
    expect(totals(1)).toEqual([
      'Connected power: 295–345 kW (stated by 4 of 6 machines)',
      'Lowest stated capacity: 12000–12500 Kg/hr, SHT12000 (stated by 2 of 6 machines)',
      expect.stringMatching(/^Capacity per hour not stated: .*Rasper/),
      'Heaviest machine: about 26500 Kg, SHT12000 (stated by 2 of 6 machines)',
      'Transport: 1 on a 40 ft flat rack, over height (2700 mm), 5 not stated',
      'Truckloads, indicative: at least 1 (stated by 1 of 6 machines)',
    ]);
  });

  it('say once that nothing is stated', () => {
    const { line, standard } = chipLine();
    const conveyors = { ...standard, stations: standard.stations.filter((one) => one.transport === 'notStated') };
    expect(
      totalsOf(catalogue, line, conveyors, undefined)
        .slice(-2)
        .map(({ value }) => value),
    ).toEqual(['not stated', 'not stated']);
  });

  it.each([
    ['container', 4, 2000, '1 t', '1'],
    ['container', 7, 2000, '1 t', '2'],
    ['container', 4, 2000, '10 t', '2'],
    ['container', 1, 1000, '26.5 t', '1'],
    ['flatRack', 2, 6096, '1 t', '1'],
    ['flatRack', 3, 6096, '1 t', '2'],
    ['special', 2, 1000, '40 t', '2'],
  ] as const)(
    'load a %s with %i machines of %i mm and %s behind each other',
    (transport, count, length, weight, loads) => {
      const { line, standard } = chipLine();
      const stations = standard.stations.slice(1, 2).map((one) => ({
        ...one,
        transport,
        station: { ...one.station, count },
        facts: { ...one.facts, sides: [1000, length, 1000] as const, weight: reader.read('Weight', weight) },
      }));
      expect(
        totalsOf(catalogue, line, { ...standard, stations }, undefined)
          .at(-1)
          ?.value.split(' ')[0],
      ).toBe(loads);
    },
  );

  it('take floor and height from the drawing', () => {
    const drawn = { length: 24_150, width: 3400, height: 4900, feedingHeight: 850, area: 82.11 };
    expect(totals(0, drawn).slice(3, 7)).toEqual([
      'Floor as drawn, indicative: 24.2 × 3.4 m',
      'Area, indicative: 83 m²',
      'Highest point, indicative: 4.9 m',
      'Feeding height, indicative: 0.9 m',
    ]);
  });

  it('say that the feed is more than the narrowest machine takes', () => {
    const { line } = chipLine();
    const more = { ...line, feed: { ...line.feed, throughput: reader.read('Throughput', '8 t/h') } };
    const [first] = sizesOf(catalogue, more).sizes;
    if (!first) throw new Error('A line has a size');
    const row = totalsOf(catalogue, more, first, undefined)[1];
    expect(row?.value).toBe('6000–7000 Kg/hr, SHT6000: less than the feed of 8 t/h (stated by 2 of 6 machines)');
    expect(row?.given).toBe('6000–7000 Kg/hr');
    expect(row?.imperial).toBe('13,200–15,400 lb/h, SHT6000: less than the feed of 8 t/h (stated by 2 of 6 machines)');
  });

  it('say that the capacity is enough only where every machine of the main line states one', () => {
    const { line } = chipLine();
    const [first] = sizesOf(catalogue, line).sizes;
    if (!first) throw new Error('A line has a size');
    const capacity = (all: string) => {
      const stations = first.stations.map((one) => ({
        ...one,
        facts: { ...one.facts, capacity: one.facts.capacity ?? reader.read('Capacity', all) },
      }));
      return totalsOf(catalogue, line, { ...first, stations }, undefined)[1]?.value;
    };
    expect(capacity('20 t/h')).toMatch(/: enough for the feed/);
    // Tyres are not tons.
    expect(capacity('40–120 tyres per hour')).not.toMatch(/enough/);
  });

  it('know no throughput per hour from one per day, and name what cannot be compared', () => {
    const { line } = chipLine();
    const [first] = sizesOf(catalogue, line).sizes;
    const [station] = first?.stations ?? [];
    if (!first || !station) throw new Error('A line has a size with a machine');
    const rows = (texts: string[]) => {
      const stations = texts.map((text) => ({
        ...station,
        facts: { ...station.facts, capacity: text === '' ? undefined : reader.read('Capacity', text) },
      }));
      const all = totalsOf(catalogue, line, { ...first, stations }, undefined);
      return all.slice(1, 3).map(({ label, value }) => `${label}: ${value}`);
    };
    const [lowest, others] = rows(['6000-7000 kg/h', '5 t/day', '40–120 tyres per hour', '']);
    expect(lowest).toMatch(/^Lowest stated capacity: 5 t\/day, .* \(stated by 2 of 4 machines\)$/);
    expect(lowest).not.toContain('feed');
    expect(others).toMatch(/^Capacity per hour not stated: .*\(40–120 tyres per hour\)/);
    // All state one, but a day may have 8 hours.
    expect(rows(['6000-7000 kg/h', '240 t/day'])[0]).not.toContain('enough');
    // This size is for 7 t/h, the line for 3.
    expect(rows(['6000-7000 kg/h', '8 t/h'])[0]).toContain('enough for the feed of 7 t/h');
    expect(rows(['6000-7000 kg/h', '4 t/h'])[0]).toContain('less than the feed of 7 t/h');
  });

  it('count no apparent power, and say that a power has no upper end', () => {
    const { line } = chipLine();
    const [first] = sizesOf(catalogue, line).sizes;
    const [station] = first?.stations ?? [];
    if (!first || !station) throw new Error('A line has a size with a machine');
    const power = (text: string) => {
      const stations = [{ ...station, facts: { ...station.facts, power: reader.read('Power', text) } }];
      return totalsOf(catalogue, line, { ...first, stations }, undefined)[0]?.value;
    };
    expect(power('55 kVA')).toBe('not stated');
    expect(power('min. 90 kW')).toBe('≥ 90 kW');
    expect(power('90 kW (75 + 15 kW)')).toBe('90 kW');
    expect(power('75 kW (main), 7.5 kW (pump)')).toBe('not stated');
  });

  it('sum horsepower as the plates state it', () => {
    const { line } = chipLine();
    const [first] = sizesOf(catalogue, line).sizes;
    const [station] = first?.stations ?? [];
    if (!first || !station) throw new Error('A line has a size with a machine');
    const stations = ['180 HP (132 kW)', '220 HP', '2 HP'].map((text) => ({
      ...station,
      facts: { ...station.facts, power: reader.read('Power', text) },
    }));
    const [row] = totalsOf(catalogue, line, { ...first, stations }, undefined);
    expect([row?.value, row?.imperial]).toEqual([expect.stringMatching(/^295 kW /), expect.stringMatching(/^402 HP /)]);
  });
});

describe('the transport of a machine', () => {
  const of = (id: string) => {
    const { kind, entry } = memberOf(id);
    const figures =
      kind === 'model' ? [...entry.highlights, ...entry.tables.flatMap(({ rows }) => rows)] : entry.overview;
    return transportOf(factsOf(figures, catalogue.pages.lines.rows), reader);
  };

  it('follows from length, width, height for transport and weight', () => {
    expect(of('sht6000')).toBe('container');
    expect(of('sht8000')).toBe('flatRack');
    expect(of('sht12000')).toBe('flatRack');
    // Only its weight is stated; a conveyor only its length.
    expect(of('blt150')).toBe('notStated');
    expect(of('feeding-discharge-conveyers')).toBe('notStated');
  });

  it('takes nothing from the shared sheet for a machine that states its own size', () => {
    const size = reader.read('Overall size', '1530 x 2700 x 1200 mm');
    const shared = { isShared: true as const };
    const lowered = { ...reader.read('Transport height', '2400 mm'), ...shared };
    const weight = { ...reader.read('Weight', '15500 kg'), ...shared };
    const { rows } = catalogue.pages.lines;
    const own = factsOf([{ ...size, role: 'Overall size' }, lowered, weight], rows);
    expect(own.transportHeight).toBeUndefined();
    expect(transportOf(own, reader)).toBe('notStated');
    const turned = { ...own, sides: [1530, 1200, 2700] as const };
    expect(transportText(catalogue, turned, 'notStated')).toMatch(/too high for the door of a container \(2566 mm\)/);
    const all = factsOf([{ ...size, role: 'Overall size', ...shared }, lowered, weight], rows);
    expect(all.transportHeight).toBe(lowered);
  });

  it('says that a load on a flat rack is over height', () => {
    const facts = { sides: [6000, 2400, 2700], size: [], weight: undefined } as unknown as MachineFacts;
    expect(transportText(catalogue, facts, 'flatRack')).toBe('on a 40 ft flat rack, over height (2700 mm)');
    expect(transportText(catalogue, { ...facts, sides: [6000, 2400, 2500] }, 'flatRack')).toBe('on a 40 ft flat rack');
  });

  const machine = (sides: [number, number, number], transportHeight: number | undefined, weight: string) => {
    const height = transportHeight && reader.read('Transport height', `${transportHeight} mm`);
    const facts = { sides, transportHeight: height, weight: reader.read('Weight', weight) } as unknown as MachineFacts;
    return transportOf(facts, reader);
  };

  it('changes at the door, at the length and at the load', () => {
    const { length, width, height, kilograms } = container;
    expect(machine([length, width, height], undefined, `${kilograms} kg`)).toBe('container');
    // Either side may go first.
    expect(machine([width, length, height], undefined, `${kilograms} kg`)).toBe('container');
    expect(machine([length, width + 1, height], undefined, `${kilograms} kg`)).toBe('flatRack');
    expect(machine([length, width, 3000], height + 1, `${kilograms} kg`)).toBe('flatRack');
    expect(machine([flatRack.length + 1, width, 3000], height, '9 t')).toBe('special');
    expect(machine([length, width, height], undefined, '30 t')).toBe('special');
    // It may come apart.
    expect(machine([length, width, 3000], undefined, '9 t')).toBe('notStated');
  });
});
