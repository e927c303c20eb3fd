import { chooserOf, type Chooser } from '../../src/drawing/pictures/seed.ts';
import { fieldLines, type YamlValue } from '../../src/catalogue/fields/yaml-text.ts';
import { fillText, type Filling, type Vocabulary } from './vocabulary.ts';
import { modelName, type SyntheticCategory } from './make-category.ts';

/** A file of the synthetic catalogue; its name without the extension is the id. */
export interface SyntheticModel {
  id: string;
  text: string;
}

/** Model `number` of a category, from 0: about 2 kB of text, always the same for the same seed and numbers. */
export function makeModel(
  vocabulary: Vocabulary,
  seed: number,
  category: SyntheticCategory,
  number: number,
): SyntheticModel {
  const name = modelName(category.code, number);
  const id = name.toLowerCase();
  const chooser = chooserOf(`${seed} model ${name}`);
  const own = { name, material: category.material, machine: category.machine.title.toLowerCase() };
  const filling: Filling = { words: own, chooser: chooserOf(`${seed} ${category.id}`), scale: 1 + number / 50 };
  const happens = (what: string, share: number) => chooser.between(what, 0, 1) < share;
  const fields: [string, YamlValue][] = [
    ['name', name],
    ['category', category.id],
    ...(happens('order', 0.3) ? [['order', 10 + number * 10] as [string, YamlValue]] : []),
    ...(happens('heading', 0.2)
      ? [['heading', `${name} ${category.material} ${category.machine.title}`] as [string, YamlValue]]
      : []),
    ...(happens('path', 0.1)
      ? [['path', `/${name}-${category.material.replaceAll(/[^A-Za-z]/g, '')}`] as [string, YamlValue]]
      : []),
    ['description', describe(vocabulary, chooser, filling)],
    ['highlights', pick(vocabulary.highlights, chooser, 0.5, filling)],
    ['features', some(vocabulary.features, chooser, 0.38).map((feature) => fillText(feature, filling))],
    ['specifications', specify(vocabulary, chooser, filling)],
    ...(happens('view', 0.1)
      ? [['initialView', chooser.of('view', ['front', 'side', 'plan'])] as [string, YamlValue]]
      : []),
    ...(happens('option', 0.02) ? [['enquiry', { option: name }] as [string, YamlValue]] : []),
  ];
  const lines = [
    '# yaml-language-server: $schema=../../schemas/model.schema.json',
    ...fields.flatMap(([field, value]) => fieldLines(field, value)),
    ...(happens('remark', 0.1) ? [vocabulary.remark] : []),
  ];
  return { id, text: `${lines.join('\n')}\n` };
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
