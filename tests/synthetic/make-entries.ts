/** Synthetic categories and models from the texts of words.json. The same numbers always give the same text. */
import { chooserOf, type Chooser } from '../../src/drawing/scenes/seed.ts';
import { fieldLines, type YamlValue } from '../../src/yaml/edit/yaml-text.ts';
import vocabulary from './words.json' with { type: 'json' };

/** A category and what its models inherit. */
interface SyntheticCategory {
  id: string;
  /** Prefix of its models' names: `BAK` → BAK100, BAK110 … */
  code: string;
  material: string;
  machine: string;
  text: string;
}

/** In a smaller category, no model might have a row of that name, and the check would warn. */
const fewestWithKeyFigures = 10;

/** Category `number`, counted from 0, with `count` models. */
export function makeCategory(number: number, count: number): SyntheticCategory {
  const { materials, machines, parents, summaries, intros, keyFigures } = vocabulary;
  const code = codeOf(number);
  const chooser = chooserOf(`category ${number}`);
  const [material, machine] = [oneOf(chooser, 'material', materials), oneOf(chooser, 'machine', machines)];
  const leftOut = oneOf(chooser, 'key figures', keyFigures);
  const title = `${material} ${machine.title} ${code}`;
  const names = { count, first: modelName(code, 0), last: modelName(code, count - 1) };
  const filling = { words: { material, machine: machine.title, ...names }, chooser, scale: 1 };
  const figures = keyFigures.filter((name) => name !== leftOut);
  const lines = [
    ...fieldLines('title', title),
    ...fieldLines('parent', parents[number % parents.length] ?? ''),
    // After the company's own categories.
    ...fieldLines('order', 1000 + number),
    ...fieldLines('layout', 'models'),
    ...fieldLines('machine', machine.machine),
    ...fieldLines('summary', fillText(oneOf(chooser, 'summary', summaries), filling)),
    ...fieldLines('intro', [fillText(oneOf(chooser, 'intro', intros), filling)]),
    ...(count < fewestWithKeyFigures ? [] : fieldLines('keyFigures', figures)),
    ...fieldLines('enquiry', { option: title }),
  ];
  const id = title.toLowerCase().replace(/[^a-z]+/g, '-');
  return { id, code, material, machine: machine.title, text: `${lines.join('\n')}\n` };
}

/** Model `number` of a category, from 0: about 2 kB of text. */
export function makeModel(category: SyntheticCategory, number: number): { id: string; text: string } {
  const { openings, sentences, highlights, features, tables } = vocabulary;
  const name = modelName(category.code, number);
  const chooser = chooserOf(`model ${name}`);
  const words = { name, material: category.material, machine: category.machine.toLowerCase() };
  const filling = { words, chooser: chooserOf(category.id), scale: 1 + number / 50 };
  const fill = (text: string) => fillText(text, filling);
  // The first sentences fit into 160 characters, the length of a search result.
  const description = [`${fill(oneOf(chooser, 'opening', openings))}.`, ...some(sentences, chooser, 0.4).map(fill)];
  const filled = Object.entries(tables).map(([title, rows]) => [title, pick(rows, chooser, 0.9, fill)] as const);
  const specifications = Object.fromEntries(
    filled.filter(([title]) => title !== 'Hydraulic System' || chooser.between(title, 0, 1) < 0.6),
  );
  const lines = [
    '# yaml-language-server: $schema=../../schemas/model.schema.json',
    ...fieldLines('name', name),
    ...fieldLines('category', category.id),
    ...fieldLines('description', description.join(' ')),
    ...fieldLines('highlights', pick(highlights, chooser, 0.5, fill)),
    ...fieldLines('features', some(features, chooser, 0.4).map(fill)),
    ...fieldLines('specifications', specifications),
  ];
  return { id: name.toLowerCase(), text: `${lines.join('\n')}\n` };
}

const modelName = (code: string, number: number): string => `${code}${100 + number * 10}`;

const consonants = 'BDFGKLMNPRSTVZ';
const vowels = 'AEIOU';

/** Three pronounceable letters, enough for 49,000 models: BAB, BAD … ZUZ. */
function codeOf(number: number): string {
  const first = consonants.charAt(Math.floor(number / (vowels.length * consonants.length)));
  const vowel = vowels.charAt(Math.floor(number / consonants.length) % vowels.length);
  return first + vowel + consonants.charAt(number % consonants.length);
}

const oneOf = <Value>(chooser: Chooser, salt: string, values: readonly Value[]): Value =>
  chooser.of(salt, values as readonly [Value, ...Value[]]);

/** Roughly `share` of the texts, in order; the first one when none is chosen. */
function some(texts: readonly string[], chooser: Chooser, share: number): readonly string[] {
  const chosen = texts.filter((text) => chooser.between(text, 0, 1) < share);
  return chosen.length > 0 ? chosen : texts.slice(0, 1);
}

/** Roughly `share` of the rows, at least one, with figures filled in; counts are numbers, everything else is text. */
function pick(rows: Record<string, string>, chooser: Chooser, share: number, fill: (text: string) => string) {
  const valueOf = (figure: string): YamlValue => (/^\d+$/.test(figure) ? Number(figure) : figure);
  const names = some(Object.keys(rows), chooser, share);
  return Object.fromEntries(names.map((name) => [name, valueOf(fill(rows[name] ?? ''))]));
}

/** Values for the placeholders of a text. `scale` is the size of the machine within its category (1 to 2). */
interface Filling {
  words: Readonly<Record<string, string | number>>;
  chooser: Chooser;
  scale: number;
}

/**
 * Fills the placeholders of a text: `{material}` with the word, `{30-90}` with a figure in that range times the scale.
 * The position in the range depends only on the text's ranges, so that ranges stay ascending and texts agree with the
 * tables. Within a category, figures differ only by the scale, so that the check finds no outliers.
 */
function fillText(text: string, { words, chooser, scale }: Filling): string {
  const share = chooser.between(text.match(/\{\d+-\d+\}/g)?.join(' ') ?? '', 0, 1);
  return text
    .replace(/\{(\d+)-(\d+)\}/g, (_, least: string, most: string) =>
      String(roundFigure((Number(least) + (Number(most) - Number(least)) * share) * scale)),
    )
    .replace(/\{(\w+)\}/g, (place, name: string) => String(words[name] ?? place));
}

/** Rounds to two significant digits as on nameplates: 1530 becomes 1500. */
function roundFigure(figure: number): number {
  const step = 10 ** Math.max(0, Math.floor(Math.log10(figure)) - 1);
  return Math.round(figure / step) * step;
}
