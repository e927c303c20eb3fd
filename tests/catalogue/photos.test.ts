import type { MediaFile } from '../../src/catalogue/media/media-file.ts';
import { describe, expect, it } from 'vitest';
import type { Catalogue } from '../../src/catalogue/catalogue.ts';
import { largestSource, sourceSet, widthsOf } from '../../src/catalogue/media/photos.ts';
import { listPhotos } from '../../src/features/kinds/list-photos.ts';
import { loadCatalogue } from '../../src/check/load-catalogue.ts';
import { makeShell } from '../../src/catalogue/navigation.ts';
import { files, media, pageAt, today, validators } from './support.ts';

const photo = (file: string, width = 2000, height = 1500): MediaFile => ({
  file,
  width,
  height,
  placeholder: 'data:image/webp;base64,AAAA',
  content: { type: 'jpeg', bytes: 900_000, hasSize: true, hash: '0123456789ab' },
});

/** The fixture catalogue with photos; `changes` are appended to files. */
function withPhotos(photos: readonly MediaFile[], changes: Record<string, string> = {}): Catalogue {
  const changed = files.map(({ file, bytes }) => {
    const added = changes[file];
    return added === undefined
      ? { file, bytes }
      : { file, bytes: new TextEncoder().encode(`${new TextDecoder().decode(bytes)}${added}`) };
  });
  const { catalogue, findings } = loadCatalogue({ files: changed, media: [...media, ...photos], validators, today });
  if (!catalogue) throw new Error(JSON.stringify(findings));
  return catalogue;
}

describe('the widths of a photo', () => {
  it.each([
    [4000, [160, 320, 480, 640, 960, 1440, 1920]],
    [2000, [160, 320, 480, 640, 960, 1440, 1920]],
    [1000, [160, 320, 480, 640, 1000]],
    [500, [160, 320, 500]],
    [100, [100]],
  ])('of %i pixels are never above its own, and none is just below it', (own, widths) => {
    expect(widthsOf(own)).toEqual(widths);
  });

  it('stand in a srcset with their addresses', () => {
    const made = { stem: '/assets/photos/models/blt150/front-0123456789ab', widths: [160, 320] };
    expect(sourceSet(made, 'avif')).toBe(
      '/assets/photos/models/blt150/front-0123456789ab-160.avif 160w, /assets/photos/models/blt150/front-0123456789ab-320.avif 320w',
    );
    expect(largestSource({ src: '', width: 300, height: 280, alt: '', photo: made })).toMatch(/-320\.jpg$/);
  });
});

describe('photos in a folder that is named like a model', () => {
  const catalogue = withPhotos([photo('models/blt150/02-open-door.jpg'), photo('models/blt150/IMG_2041.jpg')]);
  const page = pageAt(catalogue, '/blt150', 'model');

  it('are found by name: the first is the main picture, further ones follow the drawings', () => {
    expect(page.views.map(({ id, label }) => [id, label])).toEqual([
      ['photo-1', 'open door'],
      ['front', 'front'],
      ['side', 'side'],
      ['plan', 'plan'],
      ['arrangement', 'layout'],
      ['photo-2', 'photo 2'],
      ['three-quarter', 'picture'],
    ]);
    expect(page.initialView).toBeUndefined();
    expect(page.views[0]?.picture).toMatchObject({ width: 300, height: 280, alt: 'BLT150' });
    expect(page.views[5]?.picture.alt).toBe('BLT150, photo 2');
    expect(page.views[0]?.picture.photo?.placeholder).toMatch(/^data:/);
  });

  it('are on cards, in the menu, in the form and in structured data', () => {
    const stem = '/assets/photos/models/blt150/02-open-door-0123456789ab';
    const card = pageAt(catalogue, '/ourproducts', 'products').cards.find(({ title }) => title === 'BLT150');
    expect(card?.picture?.photo).toEqual({ stem, widths: widthsOf(2000) });
    expect(JSON.stringify(makeShell(catalogue).menu)).toContain(`"stem":"${stem}"`);
    const subject = pageAt(catalogue, '/enquire', 'enquire').subjects.find(({ label }) => label === 'BLT150');
    expect(subject?.picture?.photo?.stem).toBe(stem);
    expect(page.head.structuredData).toContainEqual(
      expect.objectContaining({
        '@type': 'ProductModel',
        image: expect.stringMatching(/^https:\/\/.+-1920\.jpg$/),
      }),
    );
  });

  it('need no words, but may have some', () => {
    const described = withPhotos([photo('models/blt150/front.jpg')], {
      'models/blt150.yaml': '\nphotos: [{ file: front.jpg, caption: The BLT150 at work }]\n',
    });
    expect(pageAt(described, '/blt150', 'model').views[0]?.picture.alt).toBe('The BLT150 at work');
  });

  it('may have a main one that is not the first by name', () => {
    const chosen = withPhotos([photo('models/blt150/front.jpg'), photo('models/blt150/hall.jpg')], {
      'models/blt150.yaml': '\nphotos: [{ file: front.jpg, caption: At work }, { file: hall.jpg, main: true }]\n',
    });
    const photos = pageAt(chosen, '/blt150', 'model').views.filter(({ id }) => id.startsWith('photo'));
    expect(photos.map(({ label, picture }) => [label, picture.alt])).toEqual([
      ['hall', 'BLT150'],
      ['front', 'At work'],
    ]);
  });

  it('leave a model without such a folder as it was', () => {
    expect(pageAt(catalogue, '/blt250', 'model').views.map(({ id }) => id)).toEqual([
      'three-quarter',
      'front',
      'side',
      'plan',
      'arrangement',
    ]);
    expect(pageAt(catalogue, '/Rasper', 'model').initialView).toBe('front');
  });
});

it('a category and an equipment item take their photos from their folders, too', () => {
  const catalogue = withPhotos([photo('categories/pcb/hall.jpg'), photo('equipment/strip-cutter/front.jpg')]);
  expect(pageAt(catalogue, '/pcb', 'text').picture?.photo?.stem).toContain('/categories/pcb/hall-');
  const item = pageAt(catalogue, '/strip-cutter', 'equipment');
  expect(item.views[0]?.picture.photo?.stem).toContain('/equipment/strip-cutter/front-');
  expect(item.views.map(({ id }) => id)).toEqual(['photo-1', 'front', 'side', 'plan', 'arrangement', 'three-quarter']);
  const card = pageAt(catalogue, '/other-equipment', 'equipment-grid').cards.find(
    ({ to }) => String(to) === '/strip-cutter',
  );
  expect(card?.caption).toBeUndefined();
});

it('only photos that pages show are made', () => {
  const shown = ['equipment/vibrators.png', 'fairs/hall.png', 'models/blt150/front.jpg'];
  const catalogue = withPhotos([
    photo('models/blt150/front.jpg'),
    photo('models/blt15/front.jpg'),
    photo('models/blt150/old/front.jpg'),
    photo('equipment/other.jpg'),
  ]);
  expect(listPhotos(catalogue).map(({ file }) => file)).toEqual(shown);
});

describe('the PDF that a company supplies', () => {
  it('replaces that of a model with changes to its shared sheet, so it is not called unused', () => {
    const pdf: MediaFile = { file: 'sheets/tcpcr100.pdf', width: 0, height: 0 };
    const unused = (more: string) => {
      const changed = files.map(({ file, bytes }) => ({
        file,
        bytes: file === 'models/tcpcr100.yaml' ? Buffer.concat([bytes, Buffer.from(more)]) : bytes,
      }));
      const { findings } = loadCatalogue({ files: changed, media: [...media, pdf], validators, today });
      return findings.filter(({ rule, file }) => rule === 'media/unused' && file === `media/${pdf.file}`).length;
    };
    expect(unused('')).toBe(1);
    expect(unused('sheetChanges: { Cutting Section: { Blade diameter: 450 mm } }\n')).toBe(0);
  });
});
