import { describe, expect, it } from 'vitest';
import type { Member } from '../../src/catalogue/catalogue.ts';
import { loadFrozen } from '../frozen-catalogue.ts';
import { found } from './support-rules.ts';
import { linked, pageAt } from './support.ts';

const catalogue = await loadFrozen();

const labels = (at: string, kind: 'model' | 'equipment') =>
  Object.fromEntries(
    Object.entries(pageAt(catalogue, at, kind).related ?? {}).map(([group, links]) => [
      group,
      links.map(({ label }) => label),
    ]),
  );

describe('what goes with a machine', () => {
  it('is the next size down and up, by the first figure in which the models differ', () => {
    expect(labels('/blt150', 'model')).toMatchObject({ larger: ['BLT200'] });
    expect(labels('/blt150', 'model')).not.toHaveProperty('smaller');
    expect(labels('/sht8000', 'model')).toMatchObject({ smaller: ['SHT6000'], larger: ['SHT12000'] });
    expect(pageAt(catalogue, '/sht8000', 'model').related?.larger?.[0]).toHaveProperty('figure.value');
  });

  it('omits a model whose figures are not known yet, and keeps the sizes of the others', () => {
    const unknown =
      'name: BLT300\ncategory: tyrescrapbaler\ndescription: X\nfeatures: [Y]\nspecifications: { A: { Weight: On request } }\n';
    const changed = linked({ 'models/blt300.yaml': unknown });
    expect(pageAt(changed, '/blt150', 'model').related?.larger?.[0]?.label).toBe('BLT250');
    expect(pageAt(changed, '/blt300', 'model').related).toBeUndefined();
  });

  it('is the line in which a machine stands that is built to order, which has the page of its category', () => {
    const [line] = catalogue.lines;
    const pcb = catalogue.categories.find(({ id }) => id === 'pcb');
    const [station] = line?.stations ?? [];
    if (!line || !pcb || !station) throw new Error('The catalogue has no line, or no pcb');
    const stations = [{ ...station, choices: [{ kind: 'category', entry: pcb }] as [Member] }];
    const changed = { ...catalogue, lines: [{ ...line, stations }] };
    expect(pageAt(changed, '/pcb', 'text').related?.lines).toEqual([
      { label: line.title, to: line.path, picture: expect.objectContaining({ width: 640 }) },
    ]);
    expect(pageAt(changed, '/metalbaler', 'text').related).toBeUndefined();
  });

  it('is what precedes and follows it in a line, by its category and those above', () => {
    expect(labels('/sht8000', 'model')).toMatchObject({
      before: ['Tyre Cutting Machines', expect.any(String), 'Beadwire Remover'],
      after: ['Secondary Shredder', expect.any(String), 'Classifiers'],
    });
    expect(labels('/strip-cutter', 'equipment')).toEqual({
      before: expect.arrayContaining(['Side Wall Remover']),
      after: ['Block Cutter'],
    });
  });

  it('is never much, never the machine itself, and every link leads to a page', () => {
    const paths = new Set(
      [...catalogue.categories, ...catalogue.models, ...catalogue.equipment, ...catalogue.lines].map(
        (entry) => entry.path,
      ),
    );
    const pages = [
      ...catalogue.models.map((model) => pageAt(catalogue, model.path, 'model')),
      ...catalogue.equipment.map((item) => pageAt(catalogue, item.path, 'equipment')),
    ];
    for (const { path: own, related = {} } of pages) {
      for (const links of Object.values(related)) {
        expect(links.length).toBeGreaterThan(0);
        expect(links.length).toBeLessThanOrEqual(4);
        for (const { to } of links) {
          expect(to).not.toBe(own);
          expect(paths.has(to)).toBe(true);
        }
      }
    }
  });

  it('is nothing where the data say nothing', () => {
    expect(pageAt(linked(), '/tcpcr100', 'model').related).toBeUndefined();
  });
});

describe('a line', () => {
  const feeds = (ids: string) => ({ 'categories/pcb.yaml': (text: string) => `${text}feeds: [${ids}]\n` });

  it('leads to categories and equipment that are there', () => {
    expect(found(feeds('baler'), 'reference/unknown')).toEqual([]);
    expect(found(feeds('balr'), 'reference/unknown')[0]).toContain('write `baler`');
    expect(found(feeds('something-else'), 'reference/unknown')).toHaveLength(1);
  });

  it('leads nothing back to itself', () => {
    expect(found(feeds('pcb'), 'line/itself')).toHaveLength(1);
  });
});
