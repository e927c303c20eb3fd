import { describe, expect, it } from 'vitest';
import { finderFile } from '../../src/features/find/groups.ts';
import { makeShell } from '../../src/catalogue/navigation.ts';
import { listPages } from '../../src/features/page/list-pages.ts';
import { listShareCards } from '../../src/features/page/list-share-cards.ts';
import { makeSearchFile } from '../../src/features/search/make-search-file.ts';
import { openSearch } from '../../src/features/search/open-search.ts';
import { listDrawings } from '../../src/features/kinds/list-drawings.ts';
import { append } from './support-rules.ts';
import { linked, pageAt } from './support.ts';

/** A model, an equipment item and a category that cannot be drawn. */
const catalogue = linked({
  'models/blt250.yaml': append('machine: none\n'),
  'equipment/strip-cutter.yaml': (text) => text.replace(/^machine: .*$/m, 'machine: none'),
  'categories/pcb.yaml': append('machine: none\n'),
});
const undrawn = /\/drawings\/(?:models\/blt250|equipment\/strip-cutter|categories\/pcb)-/;

describe('what is not drawn (`machine: none`)', () => {
  it('has no drawing, and nothing of the site names one', () => {
    expect(listDrawings(catalogue).filter(({ path }) => undrawn.test(path))).toEqual([]);
    for (const { path, page } of listPages(catalogue)) expect(JSON.stringify(page()), path).not.toMatch(undrawn);
    expect(JSON.stringify(makeShell(catalogue))).not.toMatch(undrawn);
    const card = listShareCards(catalogue).find(({ path }) => path.includes('models/blt250'));
    expect(card?.drawing).toEqual({ kind: 'none' });
  });

  it('has the caption for a missing picture on the equipment grid only', () => {
    const { cards } = pageAt(catalogue, '/other-equipment', 'equipment-grid');
    expect(cards.filter(({ caption }) => caption).map(({ title, picture }) => [title, picture])).toEqual([
      ['Strip Cutter', undefined],
    ]);
    expect(JSON.stringify(pageAt(catalogue, '/ourproducts', 'products').cards)).not.toContain('Uploading Soon');
  });

  it('has a page, a place in the comparison and in the finder, and hits, all without a picture', () => {
    expect(pageAt(catalogue, '/blt250', 'model').views).toEqual([]);
    expect(pageAt(catalogue, '/strip-cutter', 'equipment').views).toEqual([]);
    const { models } = pageAt(catalogue, '/compare/tyrescrapbaler', 'comparison').comparison;
    expect(models.map(({ id, elevation }) => [id, elevation])).toEqual([
      ['blt150', '/drawings/models/blt150-elevation.svg'],
      ['blt250', undefined],
    ]);
    const cards = finderFile(catalogue).cards;
    expect(cards.find(({ to }) => to === '/blt250')).toMatchObject({ title: 'BLT250', picture: undefined });
    const search = openSearch(makeSearchFile(catalogue));
    expect(search('blt250').groups[0]?.hits[0]).not.toHaveProperty('drawing');
  });
});
