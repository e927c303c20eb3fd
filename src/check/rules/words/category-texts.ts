import type { UnitKind } from '../../../figures/units.ts';
import type { Finding, Fix } from '../../../yaml/finding.ts';
import { textAt, type Entry, findingAtWords, type TextIn } from '../../../catalogue/entry.ts';
import { textsShown } from '../../../catalogue/texts.ts';
import { categoriesAbove, entriesOf, entryNamed, type Rule, type RuleInput } from '../../rule.ts';
import { isComparable, isNear, rowsMeant, rowsOf, sentenceAt, type FigureRow } from '../../rows-of-sentences.ts';
import { figuresInText, type TextAmount } from '../../../figures/text-figures.ts';
import type { FigureReader } from '../../../figures/reader.ts';
import { capitalise } from '../../../text/names.ts';
import { editDistance } from '../../../text/nearest.ts';
import { joinWords, endSentence } from '../../words.ts';

const numbers = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ');
const count = new RegExp(String.raw`\b(${numbers.slice(1).join('|')}|\d{1,2}) models\b`, 'i');

/**
 * Texts of categories and shared sheets that no longer match the models: an unknown model name, a wrong number of models,
 * or a wrong range of figures.
 */
export const rule: Rule = { names: ['category/outdated'], check };

function check(input: RuleInput): Finding[] {
  const models = entriesOf(input, 'model');
  const categories = entriesOf(input, 'category');
  const places = models.flatMap((model) => categoriesAbove(input, model).map((category) => ({ model, category })));
  // A model of an unknown category, such as one that cannot be read, may belong to any of them.
  if (models.some((model) => !entryNamed(input, 'category', textAt(model, '/category')))) return [];
  const below = Map.groupBy(places, ({ category }) => category);
  const names = new Set(models.map((entry) => (textAt(entry, '/name') ?? '').toUpperCase()));
  const bySheet = Map.groupBy(models, (model) => textAt(model, '/sheet'));
  const inSheets = entriesOf(input, 'sheet').flatMap((entry) =>
    runningText(entry).flatMap((text) => unknownNames(entry, text, bySheet.get(entry.id) ?? [], names)),
  );
  const inCategories = categories.flatMap((entry) => {
    const ownModels = (below.get(entry) ?? []).map(({ model }) => model);
    if (ownModels.length === 0 || ownModels.some(({ valid }) => !valid)) return [];
    const direct = ownModels.filter((model) => textAt(model, '/category') === entry.id).length;
    const figures = ownModels.flatMap((model) => input.figures.ofEntry.get(model) ?? []);
    const rowsOfKind: RowsOfKind = (kind, of) => rowsOf(figures, kind, of);
    return runningText(entry).flatMap((text) => [
      ...unknownNames(entry, text, ownModels, names),
      ...otherCounts(entry, text, [direct, ownModels.length]),
      ...otherRanges(entry, text, ownModels, rowsOfKind, input.reader),
    ]);
  });
  return [...inSheets, ...inCategories];
}

const runningText = (entry: Entry) => textsShown(entry).filter(({ role }) => role === true);

const warn = (entry: Entry, { pointer }: TextIn, written: string, message: string, fix: Fix): Finding =>
  findingAtWords(entry, pointer, written, { rule: 'category/outdated', message, fix, severity: 'warning' });

/** How many letters of a machine's name may differ from its sister's. */
const maxOther = 2;

function unknownNames(entry: Entry, text: TextIn, models: readonly Entry[], names: ReadonlySet<string>): Finding[] {
  const written = text.text.match(/\b[A-Z]{2,}\d+[A-Z]?\b/g) ?? [];
  const unknown = written.filter((name) => !names.has(name));
  if (unknown.length === 0) return [];
  const ownNames = models.map((model) => textAt(model, '/name') ?? '');
  const letters = new Set(ownNames.flatMap((name) => /^[A-Z]{2,}(?=\d)/i.exec(name)?.[0].toUpperCase() ?? []));
  return unknown.flatMap((name) => {
    // `TFPCR100` beside `TFTBR100`: the name of a machine that was deleted, not of a standard.
    const isAlike = (known: string) =>
      known.length === name.length && names.has(known) && editDistance(known, name) <= maxOther;
    if (!letters.has(/^[A-Z]+/.exec(name)?.[0] ?? '') && !written.some(isAlike)) return [];
    const unnamed = ownNames.filter((ownName) => !text.text.includes(ownName));
    const [only] = unnamed;
    const fix =
      only !== undefined && unnamed.length === 1
        ? { value: only, more: ', or leave the name out' }
        : [
            'leave the name out',
            ...(only === undefined ? [] : [`write one of ${joinWords(unnamed.slice(0, 6))}`]),
          ].join(', or ');
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
  const fixed = isCapital ? capitalise(name) : name;
  const message = `The text mentions ${stated} models, but the category has ${wanted}.`;
  const replacement = written.replace(word, fixed).replace(/s$/, wanted === 1 ? '' : 's');
  return [warn(entry, text, written, message, { value: replacement })];
}

type RowsOfKind = (kind: UnitKind, of: 'parts' | 'totals') => readonly FigureRow[];

function otherRanges(
  entry: Entry,
  text: TextIn,
  models: readonly Entry[],
  rowsOfKind: RowsOfKind,
  reader: FigureReader,
): Finding[] {
  return figuresInText(text.text, reader).flatMap((figure) => {
    // Skips single figures and limits.
    if (figure.amounts.every(({ least, most }) => least === most) || figure.limit) return [];
    const { start, end } = sentenceAt(text.text, figure.start);
    const small = text.text.slice(start, end).toLowerCase();
    if (models.filter(({ id }) => small.includes(id)).length === 1) return [];
    const contradictions = figure.amounts.flatMap((amount) => {
      const meant = (of: 'parts' | 'totals') => {
        const rows = rowsOfKind(amount.kind, of).filter((row) => isComparable(amount, row));
        return rowsMeant(text.text, figure, rows);
      };
      const parts = meant('parts');
      const label = parts[0]?.figure.label;
      const range = rangeOf(parts);
      if (label === undefined || !range || isSame(range, amount, parts)) return [];
      const totals = meant('totals');
      const whole = rangeOf(totals);
      return whole && !isSame(whole, amount, totals) ? [{ label, amount, range: whole }] : [];
    });
    return contradictions.slice(0, 1).map(({ label, amount, range: { least, most } }) => {
      const { factor, written } = amount;
      const shown = (base: number) => String(Number((base / factor).toPrecision(4)));
      const wanted = least === most ? `${shown(least)} ${written}` : `${shown(least)} to ${shown(most)} ${written}`;
      const message = endSentence(
        `The text says "${figure.text}", but the models of the category have \`${label}\` of ${wanted}`,
      );
      return warn(entry, text, figure.text, message, { value: wanted });
    });
  });
}

type Range = Pick<TextAmount, 'least' | 'most'>;

/** From the smallest to the largest figure; undefined without an upper end. */
function rangeOf(rows: readonly FigureRow[]): Range | undefined {
  const least = Math.min(...rows.map(({ measure }) => measure.least));
  const most = Math.max(...rows.map(({ measure }) => measure.most));
  return Number.isFinite(least) && Number.isFinite(most) ? { least, most } : undefined;
}

function isSame(range: Range, { sign, least, most }: TextAmount, rows: readonly FigureRow[]): boolean {
  const inOneUnit = rows.every(({ measure }) => measure.sign === sign);
  return isNear(range.least, least, inOneUnit) && isNear(range.most, most, inOneUnit);
}
