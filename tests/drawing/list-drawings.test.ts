import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadData } from '../../scripts/data/load-data.ts';
import { projectDir } from '../../scripts/lib/build-settings.ts';
import { readGivenLengths } from '../../src/drawing/given-lengths.ts';
import { listDrawnMachines, type ListedDrawing } from '../../src/drawing/list-drawings.ts';
import { listDrawings } from '../../src/features/kinds/list-drawings.ts';
import { makeMachine } from '../../src/drawing/make-machine.ts';
import { loadFrozen } from '../frozen-catalogue.ts';
import { once } from './once.ts';

describe('the drawings of the catalogue', () => {
  let listed: ListedDrawing[];
  /** By address; each is drawn once. */
  let drawings: ReadonlyMap<string, () => string>;

  beforeAll(async () => {
    const frozen = await loadFrozen();
    // A fair that is called like a photo of another.
    const twins = frozen.fairs.filter(({ id }) => id === 'ifat').map((fair) => ({ ...fair, id: 'ifat-photo-7' }));
    listed = listDrawings({ ...frozen, fairs: [...frozen.fairs, ...twins] });
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
        '/drawings/fairs/ifat_photo-7.svg',
        '/drawings/fairs/ifat_video-2.svg',
        '/drawings/site/who-we-are.svg',
        '/drawings/site/our-mission.svg',
      ]),
    );
  });

  it('show machines as large as their tables say', async () => {
    const maker = await loadData(join(projectDir, 'tests/fixtures/second-maker'), '2025-01-01');
    if (!maker.catalogue) throw new Error('The second maker has errors');
    const subjects = [await loadFrozen(), maker.catalogue].flatMap(listDrawnMachines).map(({ subject }) => subject);
    const wrong = subjects.flatMap((subject) => {
      const given = readGivenLengths(subject.figures);
      return makeMachine(subject).dimensions.flatMap(({ length, from, to }) => {
        const { value, exact } = given[length] ?? { value: 0, exact: false };
        return exact && Math.abs(to - from - value) >= 1 ? [`${subject.name}: ${length}`] : [];
      });
    });
    expect(wrong).toEqual([]);
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
