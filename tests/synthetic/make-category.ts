import { chooserOf } from '../../src/drawing/scenes/seed.ts';
import { fieldLines } from '../../src/yaml/edit/yaml-text.ts';
import { fillText, type Machine, type Vocabulary } from './vocabulary.ts';

/** Models per category; the last category takes the rest. */
export const modelsPerCategory = 50;

/** In a smaller category, no model might have a row of that name, and the check would warn. */
const fewestWithKeyFigures = 10;

/** A category of the synthetic catalogue and what its models inherit. */
export interface SyntheticCategory {
  id: string;
  /** Prefix of its models' names: `BAK` → BAK100, BAK110 … */
  code: string;
  material: string;
  machine: Machine;
  text: string;
}

/** Category `number`, counted from 0. The same number always gives the same text. */
export function makeCategory(vocabulary: Vocabulary, number: number, count: number): SyntheticCategory {
  const { materials, machines, parents, summaries, intros, keyFigures } = vocabulary;
  const code = codeOf(number);
  const chooser = chooserOf(`category ${number}`);
  const material = chooser.of('material', materials);
  const machine = chooser.of('machine', machines);
  const leftOut = chooser.of('key figures', keyFigures);
  const title = `${material} ${machine.title} ${code}`;
  const words = {
    material,
    machine: machine.title,
    count,
    first: modelName(code, 0),
    last: modelName(code, count - 1),
  };
  const fill = (text: string) => fillText(text, { words, chooser, scale: 1 });
  const text = [
    ...fieldLines('title', title),
    ...fieldLines('parent', parents[number % parents.length] ?? parents[0]),
    // After the company's own categories.
    ...fieldLines('order', 1000 + number),
    ...fieldLines('layout', 'models'),
    ...fieldLines('machine', machine.machine),
    ...fieldLines('summary', fill(chooser.of('summary', summaries))),
    ...fieldLines('intro', [fill(chooser.of('intro', intros))]),
    ...(count < fewestWithKeyFigures
      ? []
      : fieldLines(
          'keyFigures',
          keyFigures.filter((name) => name !== leftOut),
        )),
    ...fieldLines('enquiry', { option: title }),
  ];
  const id = `${title.toLowerCase().replace(/[^a-z]+/g, '-')}`;
  return { id, code, material, machine, text: `${text.join('\n')}\n` };
}

/** The name of model `number` of a category, counted from 0. */
export function modelName(code: string, number: number): string {
  return `${code}${100 + number * 10}`;
}

const consonants = 'BDFGKLMNPRSTVZ';
const vowels = 'AEIOU';

/** Three pronounceable letters, enough for 49,000 models: BAB, BAD … ZUZ. */
function codeOf(number: number): string {
  const first = consonants.charAt(Math.floor(number / (vowels.length * consonants.length)));
  const vowel = vowels.charAt(Math.floor(number / consonants.length) % vowels.length);
  return first + vowel + consonants.charAt(number % consonants.length);
}
