import { describe, expect, it } from 'vitest';
import { exhibitInWords, exhibitsOf } from '../../src/catalogue/media/exhibits.ts';
import { fairExhibits, posterExhibits } from '../../src/features/fairs/fair-exhibits.ts';
import { exhibitDrawer } from '../../src/drawing/scenes/exhibits.ts';
import { drawFair } from '../../src/drawing/scenes/fair-card.ts';
import { drawFairScene } from '../../src/drawing/scenes/fair-scene.ts';
import { cutIntoRows, drawHeroPictures } from '../../src/drawing/scenes/hero-pictures.ts';
import { drawSitePicture } from '../../src/drawing/scenes/site-picture.ts';
import { drawVideoPoster } from '../../src/drawing/scenes/video-poster.ts';
import { Scene } from '../../src/drawing/scene.ts';
import { loadFrozen } from '../frozen-catalogue.ts';
import { figuresOf } from './machine-cases.ts';
import { makeExhibits } from './make-exhibits.ts';
import { readSvg } from './svg-reader.ts';

/** Each machine is drawn once for all of these pictures. */
const drawExhibit = exhibitDrawer();
const exhibits = makeExhibits('tyre-baler', 'primary-shredder', 'rasper', 'conveyor', 'overband-magnet');
const [baler] = exhibits;

describe('the pictures of fairs', () => {
  const captions = ['', 'A talk about balers', 'A baler with a bale'];

  it('are well-formed and 960 × 640', () => {
    for (let index = 1; index <= 9; index += 1) {
      for (const caption of captions) {
        expect(readSvg(drawFairScene(drawExhibit, exhibits, { seed: 'ifat', index, caption }))).toMatchObject({
          width: 960,
          height: 640,
        });
      }
      expect(readSvg(drawVideoPoster(drawExhibit, baler, index))).toMatchObject({ width: 960, height: 640 });
    }
  });

  it('differ from photo to photo and from fair to fair, and are always the same', () => {
    const scenes = ['ifat', 'ecosustain2024'].flatMap((id) =>
      [1, 2, 3, 4, 5, 6, 7, 8, 9].map((index) => drawFairScene(drawExhibit, exhibits, { seed: id, index })),
    );
    expect(new Set(scenes).size).toBe(scenes.length);
    expect(drawFairScene(exhibitDrawer(), exhibits, { seed: 'ifat', index: 3 })).toBe(
      drawFairScene(drawExhibit, exhibits, { seed: 'ifat', index: 3 }),
    );
  });

  it('show the title of the fair, with its markup escaped', () => {
    expect(readSvg(drawFair(drawExhibit, 'x', 'Tyres & <Rubber>', exhibits)).texts).toEqual(['Tyres & <Rubber>']);
  });
});

describe('the machines in the pictures of a fair', () => {
  it('are those that its file names, else the one that its texts speak of', async () => {
    const catalogue = await loadFrozen();
    const shown = exhibitsOf(catalogue);
    const of = (changes: { machines?: string[]; description?: string }) => {
      const fair = catalogue.fairs.find(({ id }) => id === 'ecosustain2025');
      if (!fair) throw new Error('No fair');
      return fairExhibits(catalogue, shown, { ...fair, ...changes }).map(({ id }) => id);
    };
    expect(of({})).toEqual(['tcpcr100', 'blt150']);
    expect(of({ machines: ['sht8000', 'strip-cutter'] })).toEqual(['sht8000', 'strip-cutter']);
    expect(of({ machines: [], description: 'Our conveyors and nothing else.' })).toEqual([
      'feeding-discharge-conveyers',
    ]);
  });

  it('are those that a caption speaks of, on the sheet too, else the fair’s own', () => {
    const [press, shredder] = exhibits;
    const shownBy = (index: number, caption: string) => {
      const drawn: (string | undefined)[] = [];
      drawFairScene(
        (picture, exhibit, ...rest) => {
          drawn.push(exhibit?.id);
          return drawExhibit(picture, exhibit, ...rest);
        },
        exhibits,
        { seed: 'fair', index, caption, ownExhibits: shredder && [shredder] },
      );
      return drawn;
    };
    for (const index of [1, 2, 3, 4, 5]) {
      expect(shownBy(index, 'The tyre baler, explained on its drawing')).toEqual([press?.id, press?.id]);
      expect(shownBy(index, 'The booth on the first morning')[1]).toBe(shredder?.id);
    }
  });

  it('are on no two posters alike, whatever the titles', () => {
    for (const titles of [
      ['Three days', 'A primary shredder explained'],
      ['A baler', 'The baler again'],
      ['One', 'Two', 'Three'],
    ]) {
      const posters = posterExhibits(exhibits, exhibits.slice(0, 2), titles);
      const drawn = posters.map(({ exhibit, turn }) => drawVideoPoster(drawExhibit, exhibit, turn));
      expect(new Set(drawn).size).toBe(titles.length);
    }
    expect(posterExhibits(exhibits, exhibits, ['Our rasper'])[0]?.exhibit?.id).toBe('rasper');
  });

  it('have the colours of lines on a dark ground, not of white paper', () => {
    expect(drawVideoPoster(drawExhibit, baler, 0)).not.toContain('#fff');
  });
});

describe('a machine in these pictures', () => {
  it('is the one of its page: shredders differ by their material', async () => {
    const [model] = exhibitsOf(await loadFrozen());
    expect(model?.materials).toEqual(['tyres']);
    const [shredder] = makeExhibits('secondary-shredder');
    if (!shredder) throw new Error('No shredder');
    const of = (...materials: string[]) => drawFair(drawExhibit, 'x', 'Fair', [{ ...shredder, materials }]);
    expect(new Set([of('paper'), of('metal'), of()]).size).toBe(3);
  });
});

describe('a machine among people', () => {
  it('is to scale with them, and on a plinth if it is low', () => {
    const [pump] = makeExhibits('generic');
    if (!pump) throw new Error('No machine');
    const small = { ...pump, figures: figuresOf({ Size: '820 x 340 x 420 mm' }) };
    const room = { x: 0, y: 0, width: 400, height: 300 };
    expect(exhibitDrawer()(new Scene(), small, { ...room, person: 175 })).toMatchObject({
      y: expect.closeTo(300 - 70 - 42, 0),
      height: expect.closeTo(42, 0),
    });
    expect(exhibitDrawer()(new Scene(), small, room).height).toBeGreaterThan(150);
  });
});

describe('the pictures of the site', () => {
  it.each([
    ['who-we-are', 640, 480],
    ['our-mission', 640, 480],
  ] as const)('%s is %i × %i', (name, width, height) => {
    expect(readSvg(drawSitePicture(drawExhibit, exhibits, name))).toMatchObject({ width, height });
  });

  it('show the people of the workshop at the scale of its machines: larger beside small ones', () => {
    const headOf = (makers: typeof exhibits): number => {
      const svg = drawSitePicture(drawExhibit, makers, 'who-we-are');
      return Number(/stroke="none"><circle [^>]*r="([^"]*)"/.exec(svg)?.[1]);
    };
    const small = makeExhibits('generic').map((exhibit) => ({
      ...exhibit,
      figures: figuresOf({ Size: '820 x 340 x 420 mm' }),
    }));
    const tallest = (150 * 112) / 1750;
    expect(headOf(small)).toBeCloseTo(tallest * 0.97, 0);
    expect(headOf(exhibits)).toBeLessThan(tallest * 0.7);
  });
});

describe('a caption', () => {
  it.each([
    ['Shafts and blades of a primary shredder', 'primary-shredder'],
    ['Visitors around two balers', 'tyre-baler'],
    ['Magnet lifting wire', 'overband-magnet'],
    ['The stand on the last evening', undefined],
  ])('%s speaks of %s', (caption, machine) => {
    expect(exhibitInWords(exhibits, caption)?.machine).toBe(machine);
  });

  it('speaks of a machine by its main category, too', async () => {
    const shown = exhibitsOf(await loadFrozen());
    expect(exhibitInWords(shown, 'Shafts and blades of a primary shredder')?.machine).toBe('primary-shredder');
    expect(exhibitInWords(shown, 'Blades of a secondary shredder')?.machine).toBe('rasper');
  });

  it('that mentions the screen of a machine shows the machine on the stand, not a talk', () => {
    const draw = (caption: string) => drawFairScene(drawExhibit, exhibits, { seed: 'ifat', index: 6, caption });
    expect(draw('Rasper blades and a piece of screen')).toBe(draw('Rasper'));
    expect(draw('Rasper')).not.toBe(draw('A talk about the Rasper'));
  });
});

describe('the machines of the hero', () => {
  it('are in order on sheets that are about equally full', () => {
    const cut = (widths: number[], sheets: number) => cutIntoRows(widths, sheets, (width) => width);
    expect(cut([12, 6, 5, 5, 4], 3)).toEqual([[12], [6, 5], [5, 4]]);
    expect(cut([2, 2, 9], 2)).toEqual([[2, 2], [9]]);
    expect(cut([9, 1], 2)).toEqual([[9], [1]]);
    expect(cut([4], 1)).toEqual([[4]]);
  });

  it('are at one scale, or the last sheet says that they are not', () => {
    const [cutter, feeder] = makeExhibits('strip-cutter', 'tumble-back-feeder');
    if (!cutter || !feeder) throw new Error('No machines');
    const sheetsWith = (length: string) => {
      const long = { ...feeder, figures: figuresOf({ Length: length }) };
      return drawHeroPictures([cutter, long], 2, 'Not to one scale');
    };
    const small = sheetsWith('6000 mm');
    for (const sheet of small) expect(readSvg(sheet)).toMatchObject({ width: 560, height: 286 });
    expect(small.join('')).not.toContain('Not to one scale');
    const [first, last] = sheetsWith('14000 mm');
    expect(first).not.toContain('Not to one scale');
    expect(last).toContain('>Not to one scale</text>');
  });
});
