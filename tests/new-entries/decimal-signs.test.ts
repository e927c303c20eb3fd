import { describe, expect, it } from 'vitest';
import { makeReaderOf } from '../../src/check/rule.ts';
import { readTable } from '../../src/new-entries/read-table.ts';

const known = { models: new Set<string>(), rows: new Set<string>() };

/** Reads columns of texts, which machines in rows have. */
function read(columns: Record<string, readonly string[]>, language = 'en') {
  const cells = Object.values(columns);
  const rows = (cells[0] ?? []).map((_, at) => [`BLT${at}`, ...cells.map((column) => column[at] ?? '')]);
  const grid = [['Model', ...Object.keys(columns)], ...rows].map((row) => row.map((text) => ({ text })));
  const { properties, notes, unclear } = readTable(grid, makeReaderOf({}, { language }), known);
  return { figures: properties.map(({ values }) => values), notes, unclear };
}

describe('the numbers of a column', () => {
  it.each([
    ['1,5 2,25', '1.5 2.25'],
    ['1.5 2.25', '1.5 2.25'],
    ['1.250 0,75', '1250 0.75'],
    ['1,250 0.75', '1250 0.75'],
    ['1.250 12.500,5', '1250 12500.5'],
    ['1,250 12,500.5', '1250 12500.5'],
    ['1,50,000 9,500', '150000 9500'],
    ['12,34,567.5 9,500', '1234567.5 9500'],
    ['0,125 1.000', '0.125 1000'],
    ['0.125 1,000', '0.125 1000'],
    ['1.234.567 2.500', '1234567 2500'],
    ['1,5-2,5 1.250', '1.5-2.5 1250'],
    ["1'250,5 0,5", "1'250.5 0.5"],
    ['950 1500', '950 1500'],
    // A date, a steel and a version show no sign.
    ['12.05.2026 1,5', '12.05.2026 1.5'],
    ['1.4301 1,5', '1.4301 1.5'],
  ])('%s is read by the sign that it shows', (texts, wanted) => {
    expect(read({ Weight: texts.split(' ') })).toEqual({ figures: [wanted.split(' ')], notes: [], unclear: undefined });
  });

  it.each([
    ['1,5 2.5', '1.5 2.5', ''],
    ['1,5 2.5 1.250', '1.5 2.5 1.250', ' `1.250` was kept: it can be 1250 or 1.25.'],
    ['0,75 0.5 1,250', '0.75 0.5 1,250', ' `1,250` was kept: it can be 1250 or 1.25.'],
    ['1.250,75 2.5 3.500', '1250.75 2.5 3.500', ' `3.500` was kept: it can be 3500 or 3.5.'],
    ['1,50,000 1,5 2,500', '150000 1.5 2,500', ' `2,500` was kept: it can be 2500 or 2.5.'],
  ])('%s contradict each other, and a note says so', (texts, wanted, kept) => {
    const columns = { Force: texts.split(' ').map(() => '1,5'), Weight: texts.split(' ') };
    const { figures, notes, unclear } = read(columns);
    expect(figures[1]).toEqual(wanted.split(' '));
    expect(notes).toEqual([expect.stringMatching(/^Weight has decimal commas \(`.+`\) and decimal points \(`.+`\)/)]);
    expect(notes[0]).toContain(`.${kept} Write one of them in the whole column.`);
    expect(unclear).toBeUndefined();
  });

  it('is kept or asked for where no column, or contradicting ones, show a sign', () => {
    expect(read({ Weight: ['1,250', '2,500'] })).toMatchObject({
      figures: [['1,250', '2,500']],
      unclear: { text: '1,250', '.': '1250', ',': '1.25' },
    });
    expect(read({ Force: ['1,5', '2,5'], Ratio: ['1.5', '2.5'], Weight: ['1.250', '2.500'] })).toMatchObject({
      figures: [
        ['1.5', '2.5'],
        ['1.5', '2.5'],
        ['1.250', '2.500'],
      ],
      unclear: { text: '1.250', '.': '1.25', ',': '1250' },
    });
  });

  it('is written in the notation of the language', () => {
    const { figures, notes } = read({ Force: ['1.5', '0.25'], Weight: ['1,5', '2.5'] }, 'de');
    expect(figures).toEqual([
      ['1,5', '0,25'],
      ['1,5', '2,5'],
    ]);
    expect(notes).toHaveLength(1);
  });
});
