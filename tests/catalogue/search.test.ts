import { describe, expect, it } from 'vitest';
import { listDocuments } from '../../src/features/search/list-documents.ts';
import { makeSearchFile } from '../../src/features/search/make-search-file.ts';
import { markWords, type SearchFile } from '../../src/features/search/search-file.ts';
import { openSearch } from '../../src/features/search/open-search.ts';
import { loadFrozen } from '../frozen-catalogue.ts';
import { linked } from './support.ts';

const catalogue = linked();
const file = JSON.parse(JSON.stringify(makeSearchFile(catalogue))) as SearchFile;
const search = openSearch(file);
const best = (question: string) => search(question).groups[0]?.hits[0];
const shown = (question: string) => {
  const hit = best(question);
  return (
    hit &&
    markWords(hit.title, hit.words)
      .map(({ text, isMatch }) => (isMatch ? `[${text}]` : text))
      .join('')
  );
};

describe('the search', () => {
  it.each([
    ['blt150', '[BLT150]'],
    ['blt 150', '[BLT150]'],
    ['BLT-150', '[BLT150]'],
    ['bl', '[BL]T150'],
    ['tcpcr', '[TCPCR]100'],
    ['tire scrap', '[Tyre] [Scrap] Balers'],
    ['Tyres baler', '[Tyre] Scrap [Baler]s'],
    ['tyrescrap', '[Tyre] [Scrap] Balers'],
  ])('for "%s" finds %s', (question, title) => {
    expect(search(question).isNear).toBe(false);
    expect(shown(question)).toBe(title);
  });

  it.each([
    ['bkt150', '[BLT150]'],
    ['strp cuter', '[Strip] [Cutter]'],
    ['cardbord', 'Paper and [Cardboard] Balers'],
  ])('for "%s", which nothing has, offers %s', (question, title) => {
    expect(search(question).isNear).toBe(true);
    expect(shown(question)).toBe(title);
  });

  it.each([
    ['tyre cuting', 'Tyre Cutting Machines'],
    ['tyrecuting', 'Tyre Cutting Machines'],
    ['contact html', 'Contact Us'],
    ['blt300', 'BLT200'],
    // Words of texts, and of nothing.
    ['name', undefined],
    ['our company', undefined],
    ['qqqqqqqq', undefined],
  ])('to the address "%s" the nearest name is %s', async (question, title) => {
    const frozen = openSearch(JSON.parse(JSON.stringify(makeSearchFile(await loadFrozen()))) as SearchFile);
    expect(frozen(question, { inNames: true }).groups[0]?.hits[0]?.title).toBe(title);
  });

  it('finds machines by a figure: what has it, what has a range around it, what reaches a throughput', async () => {
    const frozen = openSearch(JSON.parse(JSON.stringify(makeSearchFile(await loadFrozen()))) as SearchFile);
    const titles = (question: string, kind = 'model') =>
      frozen(question)
        .groups.filter((group) => group.kind === kind)
        .flatMap(({ hits }) => hits.map(({ title }) => title));
    expect(titles('150 HP')).toContain('SHT6000');
    expect(titles('150 HP')).not.toContain('SHT8000');
    expect(titles('150hp shredder')).toEqual(['SHT6000']);
    expect(titles('180 horsepower')).toContain('Rasper');
    expect(titles('132 kW')).toContain('Rasper');
    expect(titles('132 KW')).toEqual(titles('132 kW'));
    expect(titles('1471 kn')).toContain('BLT150');
    expect(titles('1471 kn')).toEqual(titles('1471 kN'));
    expect(titles('5 t/h tyre').slice(0, 2)).toEqual(['SHT6000', 'SHT12000']);
    // What does not state a throughput may fit; what states a smaller one does not.
    expect(titles('5 t/h tyre').slice(2)).toContain('SHT8000');
    expect(titles('.5 t/h')).toEqual(titles('0.5 t/h'));
    for (const written of ['11 000 kg', "11'000 kg", '11.000 kg', '11,000 kg', '10 000 - 11 000 kg'])
      expect(titles(written), written).toContain('BLT250');
    expect(titles('5 t/h tyre')).not.toContain('TCPCR100');
    const notes = frozen('5 t/h tyre').groups.flatMap(({ hits }) => hits.map(({ title, note }) => [title, note]));
    expect(Object.fromEntries(notes)).toMatchObject({
      SHT6000: 'Tyre Shredders',
      SHT8000: 'Tyre Shredders · not stated',
    });
    // A word that no machine has leaves the figure and the other words.
    expect(titles('5 t/h unheard tyres').slice(0, 2)).toEqual(['SHT6000', 'SHT12000']);
    expect(frozen('5 t/h unheard tyres').isNear).toBe(true);
    expect(titles('9 tph')).toEqual(['SHT12000']);
    // Machines rank before equipment that matches equally.
    expect(frozen('5 t/h tyre').groups.map(({ kind }) => kind)).toEqual(['model', 'equipment', 'line']);
    expect(titles('150 Ton')).toEqual(['BLT150']);
    expect(titles('1 t/h', 'equipment')).toContain('Strip Cutter');
    // A figure that nothing has is not part of a name.
    expect(frozen('7777 HP').isNear).toBe(true);
    expect(frozen('plastic shredder under 200 HP').groups.flatMap(({ hits }) => hits)[0]?.title).toBe(
      'Plastic Shredder',
    );
    expect(titles('SHT 6000')).toEqual(['SHT6000']);
    expect(
      frozen('tyre cuter')
        .groups[0]?.hits.map(({ title }) => title)
        .join(),
    ).toMatch(/Tyre Cutting/);
    // What names the words comes before what has them in its texts.
    expect(titles('tyre cuter').slice(0, 3)).toEqual(['TCPCR100', 'TCTB100', 'TCOTR100']);
    expect(
      frozen('tyre')
        .groups.map(({ kind }) => kind)
        .slice(0, 2),
    ).toEqual(['category', 'model']);
    expect(frozen('sht6000').groups[0]?.hits[0]?.drawing).toBe('/drawings/models/sht6000-side.svg');
    expect(frozen('strip cutter').groups[0]?.hits[0]?.drawing).toBe('/drawings/equipment/strip-cutter-side.svg');
    expect(frozen('contact').groups[0]?.hits[0]?.drawing).toBeUndefined();
  });

  it('takes no other number for a mistake', () => {
    expect(
      search('blt150')
        .groups.flatMap(({ hits }) => hits)
        .map(({ title }) => title),
    ).not.toContain('BLT250');
  });

  it('leads to the page of what it finds, with its category beside it', () => {
    expect(best('rasper')).toMatchObject({ kind: 'model', to: '/Rasper', note: 'Secondary Shredder' });
    expect(best('blt250')).toMatchObject({ to: '/blt250', note: 'Tyre Scrap Balers' });
    expect(best('strip cutter')).toMatchObject({ kind: 'equipment', to: '/strip-cutter' });
    expect(best('contact')).toMatchObject({ kind: 'page', to: '/contact' });
  });

  it("leads to the offices by an office's country", () => {
    const found = search('India').groups.flatMap(({ hits }) => hits.map(({ to }) => to));
    expect(found).toContain(catalogue.pages.contact.path);
  });

  it('leads to the comparison, and by a file format to the downloads', () => {
    for (const question of ['compare', 'compar']) expect(best(question)?.to).toBe('/compare');
    for (const question of ['downloads', 'dxf']) expect(best(question)?.to).toBe('/downloads');
    const without = listDocuments(linked({ 'pages/downloads.yaml': null }));
    expect(without.map(({ path }) => path)).not.toContain('/downloads');
  });

  it('finds every document by its own title', () => {
    for (const { title, path } of listDocuments(catalogue)) {
      const all = search(title).groups.flatMap(({ hits }) => hits);
      expect(
        all.some((hit) => hit.title === title && hit.to === path),
        title,
      ).toBe(true);
    }
  });

  it('names the nearest where nothing has all the words', () => {
    const { isNear, groups } = search('blt150 submarine');
    expect(isNear).toBe(true);
    expect(groups[0]?.hits[0]?.title).toBe('BLT150');
    // A prefix does not match, except for the last word, which may be incomplete.
    expect(search('car tyre baler').isNear).toBe(true);
    expect(search('paper car').isNear).toBe(false);
    expect(search('blt155').isNear).toBe(true);
    expect(best('blt155')?.title).toBe('BLT150');
    expect(search('qqqqqqqq')).toEqual({ groups: [], total: 0, isNear: true });
    expect(search('?!').total).toBe(0);
  });

  it.each([
    ['破碎机', 'PE100150 颚式[破碎机]'],
    ['颚式破', 'PE100150 [颚式破]碎机'],
    ['机', 'PE100150 颚式破碎[机]'],
    ['碎颚', undefined],
    ['파쇄기', '타이어[파쇄기] 300'],
    ['เครื่อง', 'โรง[เครื่อง]บด'],
    ['ベーラー', '圧縮[ベーラー]'],
  ])('finds "%s" inside words without spaces', (question, title) => {
    const names = ['PE100150 颚式破碎机', '타이어파쇄기 300', 'โรงเครื่องบด', '圧縮ベーラー'];
    const texts = names.map((name, at) => [
      `models/unspaced-${at}.yaml`,
      `name: ${name}\ncategory: tyrescrapbaler\ndescription: ${name}\nfeatures: [A]\nsheet: sht2000\n`,
    ]);
    const made = makeSearchFile(linked(Object.fromEntries(texts)));
    const { isNear, groups } = openSearch(JSON.parse(JSON.stringify(made)) as SearchFile)(question);
    const hit = isNear ? undefined : groups[0]?.hits[0];
    const pieces = hit && markWords(hit.title, hit.words);
    expect(pieces?.map(({ text, isMatch }) => (isMatch ? `[${text}]` : text)).join('')).toBe(title);
  });

  it('is the same file at every build', () => {
    expect(JSON.stringify(makeSearchFile(linked()))).toBe(JSON.stringify(file));
  });
});

describe('marked words', () => {
  it('keep the text as it is', () => {
    const text = 'Größe & Kraft — BLT-150 ß';
    expect(
      markWords(text, ['grosse', 'blt', 'kraft'])
        .map((piece) => piece.text)
        .join(''),
    ).toBe(text);
  });
});
