import { expect, it } from 'vitest';
import { otherLanguage } from '../../src/text/guess-language.ts';

it.each([
  ['de', 'Der Motor wird mit dem Getriebe geliefert und ist für den Betrieb im Freien geeignet.'],
  ['fr', 'La presse est livrée avec les couteaux et une trémie pour le chargement par chariot.'],
  ['es', 'La trituradora se entrega con los cuchillos y es para el uso en el exterior.'],
  ['it', 'La pressa è consegnata con una tramoggia per il carico della carta e dei cartoni, senza nastro.'],
  ['pt', 'A prensa não é vendida sem os cabos, que são para uma ligação na rede.'],
  ['nl', 'De pers wordt geleverd met een trechter en is ook voor het karton van de winkel.'],
])('a text in %s is told on an English site, and not on its own', (language, text) => {
  expect(otherLanguage(text, 'en')).toBe(language);
  expect(otherLanguage(text, language)).toBeUndefined();
});

it.each([
  'The die set of the press is of the best steel, and the knives are ground at our works.',
  'Presse à balles BLT150',
  'De La Salle Recycling, Rio de Janeiro',
  'In der Mitte: 415 V, 50 Hz',
  'SHT6000, SHT8000, SHT12000',
  'Supplied to Los Angeles, La Paz, El Paso, Las Vegas, Santa Cruz de la Sierra and La Serena.',
  'Le Mans, La Rochelle, Les Sables, Aix-en-Provence, Châlons-sur-Marne, Saint-Denis de la Réunion',
  'Buyers: Van der Valk en De Haan, De Vries en Van de Velde, Van den Berg en De Boer',
  'Capacity per hour, power per ton, cost per ton, wear per ton, output per shift',
  'Die set: upper die, lower die, die cushion, die holder, die block',
  'Plus points: plus 20 % output, plus 10 % life, plus size hopper',
  'Al, Cu, Fe; Al scrap, Al cans, Al profiles, Al foil, Al wire',
])('silent about: %s', (text) => {
  expect(otherLanguage(text, 'en')).toBeUndefined();
});

it('is silent on sites in languages that it does not know', () => {
  expect(otherLanguage('The press is delivered with the knives and a hopper for the loader.', 'fi')).toBeUndefined();
});

it.each([
  ['hi', 'बंद कक्ष और दो दरवाज़े जो गठरी बंधने तक बंद रहते हैं'],
  ['ru', 'Дверь закрыта, пока кипа не перевязана'],
  ['zh', '门在打包完成之前保持关闭'],
])('a text in the script of %s is told on an English site', (language, text) => {
  expect(otherLanguage(text, 'en')).toBe(language);
});

it('a few letters of another script are a name or a sign', () => {
  expect(otherLanguage('Bearings of 200 Ω and μ-filters, approved as ГОСТ 12.2.003', 'en')).toBeUndefined();
});
