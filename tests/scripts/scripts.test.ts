/** Names in various scripts, on sheets and cards. */
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { createCardMaker } from '../../scripts/build/cards/make-card.ts';
import { fontsOf } from '../../scripts/lib/fonts/print-fonts.ts';
import { createSheetCompiler, type SheetCompiler } from '../../scripts/build/sheets/compile-sheet.ts';
import { poppler } from './read-pdf.ts';
import { plainSheet } from './sheet-catalogue.ts';

let folder: string;
let compiler: SheetCompiler;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'scripts-'));
  compiler = await createSheetCompiler();
});

const { subject: _subject, ...undrawn } = plainSheet;
const readSheet = async (name: string, words: Partial<typeof plainSheet>) => {
  const file = path.join(folder, `${name}.pdf`);
  await writeFile(file, await compiler.compile({ content: { ...undrawn, ...words } }));
  return {
    text: (await poppler('pdftotext', ['-layout', file, '-'])).normalize('NFKC'),
    fonts: await poppler('pdffonts', [file]),
  };
};

// Arabic letters without dots: the font draws dots separately, so poppler reads such letters twice.
test.each([
  {
    script: 'Greek',
    title: 'Αντλία Δ15',
    kind: 'Φυγόκεντρες αντλίες',
    label: 'Πίεση',
    value: '6 μπαρ',
    font: /NotoSans-/,
  },
  {
    script: 'Cyrillic',
    title: 'Насос 15',
    kind: 'Центробежные насосы',
    label: 'Давление',
    value: '6 бар',
    font: /NotoSans-/,
  },
  {
    script: 'Chinese',
    title: '水泵 15',
    kind: '离心水泵',
    label: '最大压力（额定）',
    value: '6 巴',
    font: /NotoSansSC/,
  },
  { script: 'Devanagari', title: 'पंप 15', kind: 'जल पंप', label: 'दाब', value: '6 बार', font: /NotoSansDevanagari/ },
  { script: 'Arabic', title: 'رود 15', kind: 'حامل', label: 'طول', value: '6 م', font: /NotoSansArabic/ },
])('a sheet says its title, category and rows in $script', async ({ script, font, ...words }) => {
  const { title, kind, label, value } = words;
  const { text, fonts } = await readSheet(script, { title, kind, tables: [{ title: kind, rows: [{ label, value }] }] });
  for (const word of Object.values(words).flatMap((said) => said.split(' ')))
    expect(text).toContain(word.normalize('NFKC'));
  expect(fonts).toMatch(font);
});

test('fonts of other scripts are read only for texts that have them', async () => {
  const familiesOf = async (text: string) => (await fontsOf(text, [400])).families;
  expect(await familiesOf('Größe 48 kΩ, Δp 3 µm “½”')).toEqual(['Archivo']);
  expect(await familiesOf('Δύναμη')).toEqual(['Archivo', 'Noto Sans']);
  const { families, key, read } = await fontsOf('水泵', [400]);
  expect(families).toEqual(['Archivo', 'Noto Sans SC']);
  expect(key.split(',').length).toBeLessThan(4);
  expect((await read()).length).toBe(key.split(',').length);
});

test('a sheet in Latin is the same to the byte after one in Chinese', async () => {
  const first = await compiler.compile({ content: undrawn });
  await compiler.compile({ content: { ...undrawn, title: '水泵' } });
  expect(Buffer.from(await compiler.compile({ content: undrawn })).equals(first)).toBe(true);
});

// The same letters in another order: empty boxes for missing glyphs would look the same.
test.each([
  ['Greek', 'άλφα', 'φάλα', true],
  ['Cyrillic', 'насос', 'сосна', true],
  ['Chinese', '水泵', '泵水', true],
  ['a script without a font', 'กข', 'ขก', false],
])('a card has letters for %s', async (_, one, other, differ) => {
  const make = await createCardMaker();
  const brand = { name: 'Strömwerk', logo: undefined };
  const drawing = { kind: 'none' } as const;
  const [a, b] = await Promise.all(
    [one, other].map((title) =>
      make({ card: { path: '', kicker: title, title, figures: [], text: title, drawing }, brand }),
    ),
  );
  expect(a && b && Buffer.from(a).equals(b)).toBe(!differ);
});
