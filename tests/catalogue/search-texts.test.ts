import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { makeSearchFile } from '../../src/features/search/make-search-file.ts';
import { markWords, type SearchFile } from '../../src/features/search/search-file.ts';
import { openSearch } from '../../src/features/search/open-search.ts';
import { loadFrozen } from '../frozen-catalogue.ts';
import { linked, type Changes } from './support.ts';

const sent = (file: SearchFile) => JSON.parse(JSON.stringify(file)) as SearchFile;
const file = sent(makeSearchFile(await loadFrozen()));
const search = openSearch(file);
const hits = (question: string, kind?: string) =>
  search(question)
    .groups.filter((group) => kind === undefined || group.kind === kind)
    .flatMap((group) => group.hits);
const titles = (question: string, kind?: string) => hits(question, kind).map(({ title }) => title);

describe('the search of texts', () => {
  it.each([
    ['an office by its city', 'Muscat', 'Oman'],
    ['an office by a word of its address', 'maharashtra', 'India'],
    ['the offices with a contact word', 'WhatsApp', 'United Arab Emirates'],
    ['an office by its hours', 'open hours', 'Oman'],
    ['the contact page by the same word', 'whatsapp', 'Contact Us'],
    ['the pictures of a fair by a caption', 'aisle', 'Ecosustain Expo 2025'],
    ['the fairs with videos', 'video', 'IFAT India 2024'],
    ['a fair by its booth', '4N01', 'Ecosustain Expo 2024'],
    ['equipment by an application', 'truck', 'Beadwire Remover'],
    ['equipment by its material', 'truck tyre', 'Beadwire Remover'],
    ['a category by its introduction', 'merchant', 'Metal Balers'],
    ['a text category by its body', 'furnace', 'Metal Balers'],
    ['a model by its description', 'granulating', 'Rasper'],
    ['a model by a row of its tables', 'gearbox', 'Rasper'],
    ['a page by a paragraph', 'manufacturer', 'About Us'],
    ['a text by the start of its last word', 'musca', 'Oman'],
    ['a fair by the word for its stand', 'booth', 'IFAT India 2025'],
    ['a whole question', 'a shredder for the tyres of trucks', 'Primary Shredders'],
    ['a line by the title of their list', 'production line', 'Tyre Chip Line'],
    ['a buyer', 'Saudi Arabia', 'Home'],
  ])('finds %s: "%s"', (_, question, title) => {
    expect(search(question).isNear).toBe(false);
    expect(titles(question)).toContain(title);
  });

  it('offers a text in spite of a typo', () => {
    expect(search('muskat').isNear).toBe(true);
    expect(titles('muskat')).toContain('Oman');
  });

  it('leads from a city to its office, with the name of the page beside it', () => {
    expect(hits('Muscat')[0]).toMatchObject({ title: 'Oman', to: '/contact', note: 'Contact Us' });
  });

  it.each(['phone', 'hours', 'opening hours'])('shows the offices before texts that only say "%s"', (question) => {
    const [first, ...more] = hits(question);
    expect(first?.to).toBe('/contact');
    expect(more.length).toBeGreaterThan(0);
  });

  it('shows hits by name before hits by text', () => {
    expect(titles('rasper', 'model')).toEqual(['Rasper']);
    expect(titles('steel', 'equipment')[0]).toBe('Overband Magnetic Steel Separators');
    // A number in a text is no name: the summary of the category names the BLT150.
    expect(titles('blt 150')).toEqual(['BLT150']);
  });

  it.each([
    ['service', 'series'],
    ['pricing', 'printing'],
    ['gear', 'rear'],
    ['pet', 'per'],
    ['training', 'draining'],
    ['finance', 'final'],
  ])('takes "%s" for no misspelt "%s"', (asked, other) => {
    const made = openSearch(sent(makeSearchFile(named(other))));
    expect(made(other).groups[0]?.hits[0]?.title).toBe(`${other} X`);
    const answer = made(asked);
    expect(answer.groups.flatMap((group) => group.hits.map(({ title }) => title))).not.toContain(`${other} X`);
  });

  it.each([
    ['shreder', 'shredder'],
    ['sheredder', 'shredder'],
    ['granualtor', 'granulator'],
    ['seperater', 'separator'],
    ['hydrualic', 'hydraulic'],
    ['machinary', 'machinery'],
    ['cuter', 'cutter'],
    // A word of its own, too.
    ['medal', 'metal'],
  ])('offers for "%s", which may be a misspelt word, what has "%s"', (asked, meant) => {
    const made = openSearch(sent(makeSearchFile(named(meant))));
    expect(made(asked).isNear).toBe(true);
    expect(made(asked).groups.flatMap((group) => group.hits.map(({ title }) => title))).toContain(`${meant} X`);
  });

  it('corrects no word that some text has', () => {
    // "tread" is a word of the texts, "thread" of a name.
    const made = openSearch(sent(makeSearchFile(named('thread', 'The tread of a tyre.'))));
    const found = made('tread').groups.flatMap((group) => group.hits);
    expect(found.map(({ title, words }) => [title, words])).toContainEqual(['thread X', ['tread']]);
  });

  it.each([
    ['kirici', 'Lastik [Kırıcı]'],
    ['KIRICI', 'Lastik [Kırıcı]'],
    ['kırıcı', 'Lastik [Kırıcı]'],
    ['istif', '[İstif] Preşi'],
    ['ISTIF', '[İstif] Preşi'],
    ['presi', 'İstif [Preşi]'],
    ['dograyici', 'Ağaç [Doğrayıcı]'],
    ['strassenfrase', '[Straßenfräse]'],
    ['strass', '[Straß]enfräse'],
    ['straßenfräse', '[Straßenfräse]'],
    ['mollekvern', '[Møllekvern]'],
    ['lodz', '[Łódź]'],
    // Hindi without the dot of a borrowed consonant, and with the other nasal sign; vowels count.
    ['तोडने', 'टायर [तोड़ने] वाली'],
    ['गांठ', '[गाँठ] प्रेस'],
    ['दाब', '[दाब] यंत्र'],
    ['दूब', undefined],
    // Arabic without hamza and vowels, and with the other form of the last letter.
    ['الإطارات', 'مكبس [اطارات]'],
    ['آله', '[آلة] القَطع'],
    ['القطع', 'آلة [القَطع]'],
  ])('finds "%s" whatever its letters look like', (question, title) => {
    const latin = ['Lastik Kırıcı', 'İstif Preşi', 'Ağaç Doğrayıcı', 'Straßenfräse', 'Møllekvern', 'Łódź'];
    const hindi = ['टायर तोड़ने वाली', 'गाँठ प्रेस', 'दाब यंत्र'];
    const names = [...latin, ...hindi, 'مكبس اطارات', 'آلة القَطع'];
    const made = openSearch(
      sent(makeSearchFile(linked(Object.assign({}, ...names.map((name, at) => model(name, at))) as Changes))),
    );
    const [hit] = made(question).isNear ? [] : (made(question).groups[0]?.hits ?? []);
    const pieces = hit && markWords(hit.title, hit.words);
    expect(pieces?.map(({ text, isMatch }) => (isMatch ? `[${text}]` : text)).join('')).toBe(title);
  });

  it('finds a word inside a compound, in languages that write it together', () => {
    const changes = { ...model('Ballenpresse', 0), ...model('Reifenschneider', 1) };
    const titlesIn = (language: string, question: string) => {
      const site = (text: string) => `${text}language: ${language}\n`;
      const { groups, isNear } = openSearch(sent(makeSearchFile(linked({ ...changes, 'site.yaml': site }))))(question);
      return isNear ? [] : groups.flatMap(({ hits: found }) => found.map(({ title }) => title));
    };
    expect(titlesIn('de', 'Schneider')).toEqual(['Reifenschneider']);
    expect(titlesIn('de-AT', 'reifen schneider')).toContain('Reifenschneider');
    expect(titlesIn('de', 'presse')).toContain('Ballenpresse');
    expect(titlesIn('en', 'Schneider')).toEqual([]);
    expect(sent(makeSearchFile(linked(changes)))).not.toHaveProperty('hasCompounds');
  });

  it('stays a small file: a word of many texts is kept for some of them', async () => {
    expect(gzipSync(JSON.stringify(file)).length).toBeLessThan(25_000);
    const texts = Array.from({ length: 200 }, (_, at) => model(`M${at}`, at, 'A rare, a frequent word.'));
    const many = sent(makeSearchFile(linked(Object.assign({}, ...texts) as Changes)));
    const made = openSearch(many);
    const found = made('frequent').total;
    expect(found).toBeGreaterThan(10);
    expect(found).toBeLessThan(50);
    // Such a word does not hide what the other words find.
    expect(made('frequent M150').groups[0]?.hits[0]?.title).toBe('M150');
  });
});

function model(name: string, at: number, description = 'A machine.'): Changes {
  const text = `name: ${name}\ncategory: tyrescrapbaler\ndescription: ${description}\nfeatures: [A]\nsheet: sht2000\n`;
  return { [`models/made-${at}.yaml`]: text };
}

/** The fixture with a model whose name has this word. */
function named(word: string, description?: string) {
  return linked(model(`${word} X`, 0, description));
}
