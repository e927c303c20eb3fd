import type { UnitKind } from '../../../../figures/units.ts';
import type { Finding } from '../../../finding.ts';
import { readNumber } from '../../../../figures/reading/read-number.ts';
import { textAt, type Entry, findingAtWords, textsOf, type TextIn } from '../../entry.ts';
import { categoriesAbove, entriesOf, entryNamed, type Rule } from '../../rule.ts';
import { figuresInText, isNear, rowsNamed, rowsOf, sentenceAround, type FigureRow } from '../../text-figures.ts';
import { joinWords } from '../../words.ts';

const numbers = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ');
const count = new RegExp(String.raw`\b(${numbers.slice(1).join('|')}|\d{1,2}) models\b`, 'i');
const prose = /^\/(?:summary|intro|body|features|applications|benefits)\b/;

/**
 * Category texts that no longer match the models: an unknown model name, a wrong number of models, or a wrong range of
 * figures.
 */
export const rule: Rule = (input) => {
  const models = entriesOf(input, 'model');
  const categories = entriesOf(input, 'category');
  const places = models.flatMap((model) => categoriesAbove(input, model).map((category) => ({ model, category })));
  // A model of an unknown category, such as one that cannot be read, may belong to any of them.
  if (models.some((model) => !entryNamed(input, 'category', textAt(model, '/category')))) return [];
  const below = Map.groupBy(places, ({ category }) => category);
  const names = new Set(models.map((entry) => (textAt(entry, '/name') ?? '').toUpperCase()));
  return categories.flatMap((entry) => {
    const own = (below.get(entry) ?? []).map(({ model }) => model);
    if (own.length === 0 || own.some(({ valid }) => !valid)) return [];
    const direct = own.filter((model) => textAt(model, '/category') === entry.id).length;
    const rowsOfKind = (kind: UnitKind) => own.flatMap((model) => rowsOf(input.figures.ofEntry.get(model) ?? [], kind));
    return textsOf(entry).flatMap((text) =>
      prose.test(text.pointer)
        ? [
            ...unknownNames(entry, text, own, names),
            ...otherCounts(entry, text, [direct, own.length]),
            ...otherRanges(entry, text, own, rowsOfKind),
          ]
        : [],
    );
  });
};

const warn = (entry: Entry, { pointer }: TextIn, written: string, message: string, fix: string): Finding =>
  findingAtWords(entry, pointer, written, { rule: 'category/outdated', message, fix, severity: 'warning' });

function unknownNames(entry: Entry, text: TextIn, own: readonly Entry[], names: ReadonlySet<string>): Finding[] {
  const written = text.text.match(/\b[A-Z]{2,}\d+[A-Z]?\b/g) ?? [];
  const unknown = written.filter((name) => !names.has(name));
  if (unknown.length === 0) return [];
  const ownNames = own.map((model) => textAt(model, '/name') ?? '');
  const letters = new Set(ownNames.flatMap((name) => /^[A-Z]{2,}(?=\d)/i.exec(name)?.[0].toUpperCase() ?? []));
  return unknown.flatMap((name) => {
    if (!letters.has(/^[A-Z]+/.exec(name)?.[0] ?? '')) return [];
    const unnamed = ownNames.filter((other) => !text.text.includes(other));
    const [only] = unnamed;
    const fix =
      only !== undefined && unnamed.length === 1
        ? `write \`${only}\`, or leave the name out`
        : `leave the name out, or write one of ${joinWords(ownNames.slice(0, 6))}`;
    return [warn(entry, text, name, `The text mentions ${name}, but no model has this name.`, fix)];
  });
}

function otherCounts(entry: Entry, text: TextIn, counts: readonly number[]): Finding[] {
  const [written, word = ''] = count.exec(text.text) ?? [];
  if (written === undefined) return [];
  const stated = numbers.includes(word.toLowerCase()) ? numbers.indexOf(word.toLowerCase()) : Number(word);
  const [direct = 0, all = 0] = counts;
  const wanted = direct > 0 ? direct : all;
  if (stated === direct || stated === all) return [];
  const name = numbers[wanted] ?? String(wanted);
  const isCapital = /^[A-Z]/.test(word);
  const fixed = isCapital ? name.charAt(0).toUpperCase() + name.slice(1) : name;
  const message = `The text mentions ${stated} models, but the category has ${wanted}.`;
  const replacement = written.replace(word, fixed).replace(/s$/, wanted === 1 ? '' : 's');
  return [warn(entry, text, written, message, `write \`${replacement}\``)];
}

function otherRanges(
  entry: Entry,
  text: TextIn,
  own: readonly Entry[],
  rowsOfKind: (kind: UnitKind) => readonly FigureRow[],
): Finding[] {
  return figuresInText(text.text).flatMap((figure) => {
    const sentence = sentenceAround(text.text, figure.start);
    // Skips single figures and limits.
    if (figure.least === figure.most || figure.limit) return [];
    const small = sentence.toLowerCase();
    if (own.filter(({ id }) => small.includes(id)).length === 1) return [];
    const alike = rowsOfKind(figure.kind).filter(({ measure }) => measure.sign === figure.sign);
    const row = rowsNamed(sentence, alike);
    const [least, most] = [
      Math.min(...row.map(({ measure }) => measure.least)),
      Math.max(...row.map(({ measure }) => measure.most)),
    ];
    const label = row[0]?.figure.label;
    if (label === undefined || !Number.isFinite(most)) return [];
    if (isNear(least, figure.least) && isNear(most, figure.most)) return [];
    const number = readNumber(figure.text);
    const factor = number && 'value' in number ? figure.least / number.value : 1;
    const unit = /[^\d.,\s]+$/.exec(figure.text)?.[0] ?? '';
    const shown = (amount: number) => String(Math.round((amount / factor) * 100) / 100);
    const wanted = least === most ? `${shown(least)} ${unit}` : `${shown(least)} to ${shown(most)} ${unit}`;
    const message = `The text says "${figure.text}", but the models of the category have \`${label}\` of ${wanted}.`;
    return [warn(entry, text, figure.text, message, `write \`${wanted}\``)];
  });
}
