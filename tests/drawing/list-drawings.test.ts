import { beforeAll, describe, expect, it } from 'vitest';
import { listDrawings, type ListedDrawing } from '../../src/drawing/list-drawings.ts';
import { loadFrozen } from '../frozen-catalogue.ts';
import { once } from './once.ts';
import { readSvg } from './svg-reader.ts';

describe('the drawings of the catalogue', () => {
  let listed: ListedDrawing[];
  /** By address; each is drawn once. */
  let drawings: ReadonlyMap<string, () => string>;

  beforeAll(async () => {
    listed = listDrawings(await loadFrozen());
    drawings = new Map(listed.map(({ path, draw }) => [path, once(draw)]));
  });

  it('have an address of their own for every model, category, equipment item, fair, photo and video', () => {
    const addresses = listed.map(({ path }) => path);
    expect(new Set(addresses).size).toBe(addresses.length);
    expect(addresses).toEqual(
      expect.arrayContaining([
        ...['front', 'side', 'plan'].map((view) => `/drawings/models/blt150-${view}.svg`),
        '/drawings/categories/tyrescrapbaler-side.svg',
        '/drawings/equipment/strip-cutter-plan.svg',
        '/drawings/fairs/ifat.svg',
        '/drawings/fairs/ifat-photo-7.svg',
        '/drawings/fairs/ifat-video-2.svg',
        '/drawings/site/fallback.svg',
        '/drawings/site/who-we-are.svg',
        '/drawings/site/our-mission.svg',
      ]),
    );
  });

  it('are all well-formed', () => {
    // Each kind of drawing; those of other machines are of the same kinds.
    for (const [path, draw] of drawings)
      if (!/\/(models|equipment|categories)\//.test(path) || /blt150|strip-cutter|\/baler-/.test(path)) readSvg(draw());
  });

  it('tell machines of one kind apart by what they are fed with', () => {
    for (const family of [
      ['plasticbaler', 'pcb', 'metalbaler'],
      ['shredder', 'tyreshredder', 'metalshredder', 'plasticshredder', 'papershredder'],
      ['secondaryshredder', 'secondarymetalshredder', 'secondaryplasticshredder', 'secondarypcb'],
    ]) {
      const shapes = family.map((id) =>
        drawings
          .get(`/drawings/categories/${id}-side.svg`)?.()
          .replace(/<title>[^<]*/, ''),
      );
      expect(shapes).not.toContain(undefined);
      expect(new Set(shapes).size, family.join()).toBe(family.length);
    }
  });
});
