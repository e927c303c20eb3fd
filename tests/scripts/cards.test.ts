import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { openCache } from '../../scripts/lib/cache.ts';
import { createCardMaker, maxCardBytes, type CardContent } from '../../scripts/build/cards/make-card.ts';
import { imageSize } from '../../src/catalogue/media/inspect-bytes.ts';
import { cardOutputs, openCardWorkers } from '../../scripts/build/cards/card-outputs.ts';
import type { Catalogue } from '../../src/catalogue/catalogue.ts';
import { listShareCards } from '../../src/features/page/list-share-cards.ts';
import sharp from 'sharp';
import { pictureOnPaper } from '../../src/drawing/cards/card-look.ts';
import { load } from '../catalogue/support.ts';

let folder: string;
let make: (content: CardContent) => Promise<Uint8Array>;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'cards-'));
  make = await createCardMaker();
});

function catalogueOf(changes: Parameters<typeof load>[0] = {}): Catalogue {
  const { catalogue } = load(changes);
  if (!catalogue) throw new Error('The fixture has errors');
  return catalogue;
}

const foldersOf = (name: string) => ({
  cache: openCache(path.join(folder, name, 'cache')),
  mediaDir: path.join(folder, name, 'media'),
});

const content: CardContent = {
  card: {
    path: '/cards/models/x.png',
    kicker: 'Tyre balers',
    title: 'BLT150',
    figures: [{ label: 'Force', value: '150 Ton' }],
    text: '',
    drawing: { kind: 'picture', address: '/drawings/models/x-picture-720.jpg' },
  },
  brand: { name: 'Punarloop', logo: undefined },
};

describe('the picture of a shared link', () => {
  test('is a PNG of 1200 × 630 below 100 KB, however much it shows', async () => {
    const text = 'W'.repeat(2000);
    const figures = [1, 2, 3].map(() => ({ label: text, value: text }));
    for (const card of [content.card, { ...content.card, kicker: text, title: text, text, figures }]) {
      const png = Buffer.from(await make({ ...content, card }));
      expect(imageSize(png)).toEqual({ width: 1200, height: 630 });
      expect(png.length).toBeLessThan(maxCardBytes);
    }
  });

  test('shows the picture of its machine', async () => {
    const blue = { width: 720, height: 672, channels: 3, background: '#0000ff' } as const;
    const picture = await sharp({ create: blue }).jpeg().toBuffer();
    const { data, info } = await sharp(await make({ ...content, picture }))
      .raw()
      .toBuffer({ resolveWithObject: true });
    const at = (x: number, y: number) => [...data.subarray((y * info.width + x) * info.channels).subarray(0, 3)];
    const { x, y, width, height } = pictureOnPaper;
    const [red = 255, , blueness = 0] = at(x + width / 2, y + height / 2);
    expect([red < 20, blueness > 220]).toEqual([true, true]);
    expect(at(x - 10, y + height / 2)).toEqual([255, 255, 255]);
  });

  test('shows the logo of its maker, and another one for another maker', async () => {
    const logoAt = async (fill: string) => {
      const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"><path fill="${fill}" d="M0 0h40v20H0z"/></svg>`;
      const png = await make({ ...content, brand: { ...content.brand, logo: { svg, width: 40, height: 20 } } });
      return [...(await sharp(png).extract({ left: 100, top: 84, width: 1, height: 1 }).raw().toBuffer())];
    };
    expect([await logoAt('#f00'), await logoAt('#0f0')]).toEqual([
      [255, 0, 0],
      [0, 255, 0],
    ]);
  });

  test('is the same to the byte, whatever was made before it', async () => {
    const first = await make(content);
    await make({ ...content, card: { ...content.card, title: 'बेलर किग्रा', kicker: 'مكبس' } });
    expect(Buffer.from(await make(content)).equals(first)).toBe(true);
  });

  // The same letters in another order: empty boxes for missing glyphs would look the same.
  test.each([
    ['Latin', 'BLT', 'LBT', true],
    ['Devanagari', 'कमल', 'लमक', true],
    ['Arabic', 'مكبس', 'سكبم', true],
  ])('prints %s with its own glyphs: %s, %s', async (_, one, other, differ) => {
    const [a, b] = await Promise.all(
      [one, other].map((title) => make({ ...content, card: { ...content.card, title } })),
    );
    expect(a && b && Buffer.from(a).equals(b)).toBe(!differ);
  });
});

describe('the cards of a catalogue', () => {
  test('are one for each entry with a page, and each page names its own', () => {
    const catalogue = catalogueOf();
    const cards = new Set(listShareCards(catalogue).map(({ path: address }) => address));
    const { categories, models, equipment, fairs } = catalogue;
    expect(cards.size).toBe(1 + categories.length + models.length + equipment.length + fairs.length);
  });

  test('have another key only where the data changed', async () => {
    const { mediaDir, cache } = foldersOf('keys');
    const workers = openCardWorkers();
    const keysOf = async (catalogue: Catalogue) =>
      new Map((await cardOutputs(catalogue, mediaDir, cache, workers)).map((output) => [output.path, output.key]));
    const first = await keysOf(catalogueOf());
    expect(await keysOf(catalogueOf())).toEqual(first);
    const [model] = catalogueOf().models;
    const changes = { [model?.file ?? '']: (text: string) => text.replace(/^name: .*$/m, 'name: Renamed') };
    const differing = [...(await keysOf(catalogueOf(changes)))].flatMap(([name, key]) =>
      first.get(name) === key ? [] : name,
    );
    // The site's card shows the first machine of each kind, the cards of fairs some of them.
    const fairs = ['expo-2025', 'expo-2024'].map((id) => `cards/fairs/${id}.png`);
    expect(differing).toEqual(['cards/site/site.png', `cards/models/${model?.id}.png`, ...fairs]);
  });
});
