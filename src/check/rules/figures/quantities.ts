import { ifUnit, endSentence } from '../../words.ts';
import { findingAt } from '../../../yaml/source-text.ts';
import { clearTexts } from '../../../figures/correct.ts';
import type { FigureReader } from '../../../figures/reader.ts';
import { isNumber, type Problem, type FigurePart } from '../../../figures/figure.ts';
import type { Rule } from '../../rule.ts';
import {
  figureFinding,
  pointerOfFigure,
  type CategoryRow,
  type Figures,
  type WrittenFigure,
} from '../../read-figures.ts';
import { kindsThatAre } from '../../../figures/units.ts';
import { rowKindOf } from './figure-kinds.ts';

/**
 * Unreadable figures, unknown or missing units, and impossible figures: below zero, a size without a unit, a length of
 * 60 m in cm. Plain words are allowed.
 */
export const rule: Rule = {
  names: ['quantity/negative', 'quantity/no-unit', 'quantity/scale', 'quantity/unit', 'quantity/unreadable'],
  check: ({ figures, reader }) => {
    const bare = new Map(figures.rows.flatMap(findBare));
    const named = figures.all.filter((figure) => !bare.has(figure) && needsUnit(figure));
    return [...findInTexts(figures, reader), ...[...bare].map(explainBare), ...named.map(explainNamed)];
  },
};

const findInTexts = (figures: Figures, reader: FigureReader) =>
  figures.all.flatMap((figure) =>
    figure.problem ? [explainProblem(figure, figure.problem, reader)] : explainImpossible(figure, figure.parts),
  );

const unitOf = (figure: WrittenFigure) => figure.parts[0]?.unit?.written;
const isBare = (figure: WrittenFigure) => figure.parts.length === 1 && unitOf(figure) === undefined;

/** Numbers without a unit in rows where other models of the category have one, each with such a figure. */
function findBare(row: CategoryRow): [bare: WrittenFigure, like: WrittenFigure][] {
  const bare = row.filter(isBare);
  if (bare.length === 0) return [];
  // Pieces are counted with or without a word.
  const withUnit = row.filter(({ parts }) => {
    const [part, ...more] = parts;
    return more.length === 0 && part?.unit !== undefined && part.unit.kind !== 'count';
  });
  const [like] = withUnit;
  // If most have no unit, it is a count, and the figure with a unit is the exception.
  return like && bare.length <= withUnit.length ? bare.map((figure) => [figure, like]) : [];
}

function explainBare([figure, like]: [WrittenFigure, WrittenFigure]) {
  const { entry, label, text } = figure;
  const place = like.entry.file === entry.file ? 'this model' : like.entry.file;
  const message = `\`${label}\` is ${text} without a unit; ${place} has "${like.text}".`;
  const fix = { field: label, value: `${text} ${unitOf(like) ?? ''}`, more: ifUnit };
  return figureFinding(figure, 'quantity/no-unit', message, fix);
}

/** More motors than this are not counted in a row of that name. */
const maxMotors = 4;

/** A number in a row whose name tells a quantity, though no other model has it with a unit. Plurals count pieces. */
function needsUnit(figure: WrittenFigure): boolean {
  const row = rowKindOf(figure.label);
  const [part] = figure.parts;
  if (!row || !part || !isBare(figure) || figure.problem) return false;
  return !row.isPart || (!/s$/i.test(figure.label) && leastOf(part) > maxMotors);
}

function explainNamed(figure: WrittenFigure) {
  const { label, text } = figure;
  const row = rowKindOf(label);
  const message = `\`${label}\` is ${text} without a unit.`;
  const fix = { field: label, value: `${text} ${row?.unit ?? ''}`, more: ifUnit };
  return figureFinding(figure, 'quantity/no-unit', message, fix);
}

/** Marks what the fix replaces, if the file contains the value literally: the whole value, else the invalid characters. */
function explainProblem(figure: WrittenFigure, problem: Problem, reader: FigureReader) {
  const { entry, label, text, read } = figure;
  const { reason, start, end, isUnit } = problem;
  const clear = clearTexts(read, reader);
  const [value, second] = clear;
  const fix = value === undefined ? problem.fix : { value, ...(second === undefined ? {} : { or: { value: second } }) };
  const words = {
    rule: isUnit ? 'quantity/unit' : 'quantity/unreadable',
    message: endSentence(messageOf(figure, reason, clear)),
    fix,
    severity: 'warning',
  } as const;
  const topic = isUnit ? text.slice(start, end) : label;
  const pointer = pointerOfFigure(figure);
  const place = entry.places.get(pointer);
  const at = place ? entry.source.text.indexOf(text, place.value.start) : -1;
  if (!place || at < 0 || at + text.length > place.value.end)
    return { ...figureFinding(figure, words.rule, words.message, words.fix), topic };
  const span = clear.length > 0 ? { start: 0, end: text.length } : { start, end: Math.max(end, start + 1) };
  return { ...findingAt(entry.source, { start: at + span.start, end: at + span.end }, words), pointer, topic };
}

function messageOf({ label, text, parts }: WrittenFigure, reason: string, clear: readonly string[]): string {
  const why = `${reason.charAt(0).toLowerCase()}${reason.slice(1)}`;
  if (clear.length > 1) return `The figure of \`${label}\`, "${text}", can be read in two ways: ${why}`;
  const [as] = clear;
  if (parts.length === 0 || as === undefined) return `The figure of \`${label}\`, "${text}", cannot be read: ${why}`;
  return `The figure of \`${label}\`, "${text}", is read as "${as}": ${why}`;
}

const positive = kindsThatAre('positive');
/** Smaller numbers without a unit may be counts instead of a machine's size (`2x4 doors`). */
const minSize = 20;
/** More centimetres than this are probably millimetres: such lengths are given in metres. */
const maxCentimetres = 1000;

function explainImpossible(figure: WrittenFigure, parts: readonly FigurePart[]) {
  const { label, text } = figure;
  // `+0.2/-0.1 mm`, `-5 to +5 mm`: who writes a plus means both sides of a zero.
  const hasPlus = parts.some(({ tokens }) => tokens.some((token) => isNumber(token) && token.text.startsWith('+')));
  if (!hasPlus && parts.some((part) => part.unit && positive.has(part.unit.kind) && leastOf(part) < 0)) {
    const message = `\`${label}\` is "${text}", which is below zero.`;
    return [figureFinding(figure, 'quantity/negative', message, { value: withoutMinus(text, parts) })];
  }
  const isSize = parts.length > 1 && parts.every(({ unit, join }, at) => !unit && (at === 0 || join === 'times'));
  if (isSize && parts.every((part) => leastOf(part) >= minSize)) {
    const message = `\`${label}\` is ${text} without a unit.`;
    const fix = { field: label, value: `${text} mm`, more: ifUnit };
    return [figureFinding(figure, 'quantity/no-unit', message, fix)];
  }
  const long = parts.find((part) => part.unit?.sign === 'cm' && leastOf(part) >= maxCentimetres);
  if (!long) return [];
  const metres = leastOf(long) / 100;
  const message = `\`${label}\` is "${text}", which is ${metres} m: cm instead of mm?`;
  const value = text.replaceAll(long.unit?.written ?? '', 'mm');
  const fix = { value, or: { value: `${metres} m`, more: ' if it is as long as that' } };
  return [figureFinding(figure, 'quantity/scale', message, fix)];
}

function withoutMinus(text: string, parts: readonly FigurePart[]): string {
  const numbers = parts.flatMap(({ tokens }) => tokens.filter(isNumber)).filter(({ value }) => value < 0);
  return numbers.reduce((rest, { text: number }) => rest.replace(number, number.slice(1)), text);
}

function leastOf({ value, min, max }: FigurePart): number {
  return value ?? min ?? max ?? 0;
}
