import { describe, expect, it } from 'vitest';
import { exhibitDrawer, exhibitsOf } from '../../src/drawing/pictures/exhibits.ts';
import { drawFair } from '../../src/drawing/pictures/fair-card.ts';
import { drawFairScene } from '../../src/drawing/pictures/fair-scene.ts';
import { drawSitePicture } from '../../src/drawing/pictures/site-picture.ts';
import { drawVideoPoster } from '../../src/drawing/pictures/video-poster.ts';
import { readSvg } from './svg-reader.ts';

/** Each machine is drawn once for all of these pictures. */
const drawExhibit = exhibitDrawer();

describe('the pictures of fairs', () => {
  const captions = [
    '',
    'Visitors at the table',
    'A talk at the screen',
    'View along the aisle',
    'A baler with a bale',
    'Blades on the table',
  ];

  it('are well-formed and 960 × 640', () => {
    for (let index = 1; index <= 9; index += 1) {
      for (const caption of captions) {
        expect(readSvg(drawFairScene(drawExhibit, 'ifat', index, caption))).toMatchObject({
          width: 960,
          height: 640,
        });
      }
      expect(readSvg(drawVideoPoster(drawExhibit, 'ifat', index))).toMatchObject({ width: 960, height: 640 });
    }
  });

  it('differ from photo to photo and from fair to fair, and are always the same', () => {
    const scenes = ['ifat', 'ecosustain2024'].flatMap((id) =>
      [1, 2, 3, 4, 5, 6, 7, 8, 9].map((index) => drawFairScene(drawExhibit, id, index)),
    );
    expect(new Set(scenes).size).toBe(scenes.length);
    expect(drawFairScene(exhibitDrawer(), 'ifat', 3)).toBe(drawFairScene(drawExhibit, 'ifat', 3));
  });

  it('show the title of the fair, with its markup escaped', () => {
    expect(readSvg(drawFair(drawExhibit, 'x', 'Tyres & <Rubber>', new Set())).texts).toEqual([
      'Tyres &amp; &lt;Rubber&gt;',
    ]);
  });
});

describe('the pictures of the site', () => {
  it.each([
    ['fallback', 300, 280],
    ['who-we-are', 640, 480],
    ['our-mission', 640, 480],
  ] as const)('%s is %i × %i', (name, width, height) => {
    expect(readSvg(drawSitePicture(drawExhibit, name))).toMatchObject({ width, height });
  });
});

describe('the card of a fair', () => {
  it('shows a machine that the maker builds', () => {
    const cards = ['a', 'b', 'c', 'd', 'e', 'f'].map((id) =>
      drawFair(drawExhibit, id, 'Water Days', new Set(['generic'])),
    );
    const own = ['a', 'b', 'c', 'd', 'e', 'f'].map((id) =>
      drawFair(drawExhibit, id, 'Water Days', new Set(['tyre-baler'])),
    );
    expect(exhibitsOf(new Set(['generic']))).toEqual([{ machine: 'generic', view: 'side' }]);
    expect(exhibitsOf(new Set(['rasper', 'generic']))).toEqual([{ machine: 'rasper', view: 'side' }]);
    for (const [index, card] of cards.entries()) expect(card).not.toBe(own[index]);
  });
});
