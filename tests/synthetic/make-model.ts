import { chooserOf, type Chooser } from '../../src/drawing/scenes/seed.ts';
import { fieldLines, type YamlValue } from '../../src/yaml/edit/yaml-text.ts';
import { fillText, type Filling, type Vocabulary } from './vocabulary.ts';
import { modelName, type SyntheticCategory } from './make-category.ts';

/** A file of the synthetic catalogue; its name without the extension is the id. */
interface SyntheticModel {
  id: string;
  text: string;
}

/** Model `number` of a category, from 0: about 2 kB of text, always the same for the same numbers. */
export function makeModel(vocabulary: Vocabulary, category: SyntheticCategory, number: number): SyntheticModel {
  const name = modelName(category.code, number);
  const chooser = chooserOf(`model ${name}`);
  const words = { name, material: category.material, machine: category.machine.title.toLowerCase() };
  const filling: Filling = { words, chooser: chooserOf(category.id), scale: 1 + number / 50 };
  const lines = [
    '# yaml-language-server: $schema=../../schemas/model.schema.json',
    ...fieldLines('name', name),
    ...fieldLines('category', category.id),
    ...fieldLines('description', describe(vocabulary, chooser, filling)),
    ...fieldLines('highlights', pick(vocabulary.highlights, chooser, 0.5, filling)),
    ...fieldLines(
      'features',
      some(vocabulary.features, chooser, 0.4).map((feature) => fillText(feature, filling)),
    ),
    ...fieldLines('specifications', specify(vocabulary, chooser, filling)),
  ];
  return { id: name.toLowerCase(), text: `${lines.join('\n')}\n` };
}

/** The first sentences fit into 160 characters, the length of a search result. */
function describe({ openings, sentences }: Vocabulary, chooser: Chooser, filling: Filling): string {
  const opening = fillText(chooser.of('opening', openings), filling);
  const more = some(sentences, chooser, 0.4).map((sentence) => fillText(sentence, filling));
  return [`${opening}.`, ...more].join(' ');
}

function specify({ tables }: Vocabulary, chooser: Chooser, filling: Filling): Record<string, YamlValue> {
  const filled = Object.entries(tables).map(([title, rows]) => [title, pick(rows, chooser, 0.9, filling)] as const);
  return Object.fromEntries(
    filled.filter(([title]) => title !== 'Hydraulic System' || chooser.between(title, 0, 1) < 0.6),
  );
}

/** Roughly `share` of the rows, at least one, with figures filled in. */
function pick(
  rows: Readonly<Record<string, string>>,
  chooser: Chooser,
  share: number,
  filling: Filling,
): Record<string, YamlValue> {
  const names = some(Object.keys(rows), chooser, share);
  return Object.fromEntries(names.map((name) => [name, asValue(fillText(rows[name] ?? '', filling))]));
}

/** Writes counts as numbers and everything else as text. */
function asValue(figure: string): YamlValue {
  return /^\d+$/.test(figure) ? Number(figure) : figure;
}

/** Roughly `share` of the texts, in order; the first one when none is chosen. */
function some(texts: readonly string[], chooser: Chooser, share: number): readonly string[] {
  const chosen = texts.filter((text) => chooser.between(text, 0, 1) < share);
  return chosen.length > 0 ? chosen : texts.slice(0, 1);
}
