import { forcePower } from '../../../figures/reader.ts';
import { kindsThatAre, type UnitKind } from '../../../figures/units.ts';
import { figureFinding, isRating, type CategoryRow, type Measure, type WrittenFigure } from '../../read-figures.ts';
import type { Rule } from '../../rule.ts';
import { endSentence } from '../../words.ts';

/**
 * Units of the wrong kind for their row: by its name (a weight in millimetres, a force in kilowatts), else compared
 * with all other models of the category.
 */
export const rule: Rule = {
  names: ['quantity/kind'],
  check: ({ figures }) => [
    ...figures.all.flatMap((figure) => explainByName(figure, figures.ofEntry.get(figure.entry) ?? [])),
    ...figures.rows
      .filter(hasTwoKinds)
      .flatMap((row) => row.filter(hasUnit).flatMap((figure, _, measured) => explainBySiblings(figure, measured))),
  ],
};

const ifNumber = ', if the number is right';

/** @param ofEntry the figures of the same entry */
function explainByName(figure: WrittenFigure, ofEntry: readonly WrittenFigure[]) {
  const { label, text } = figure;
  const row = rowKindOf(label);
  const [first] = unitsOf(figure);
  if (!row || !first || !isWrong(figure)) return [];
  const message = endSentence(`\`${label}\` is ${row.words}, but "${text}" is given in ${first.written}`);
  const swapped = ofEntry.find(
    (candidate) => isWrong(candidate) && isOfKind(candidate, row) && isOfKind(figure, rowKindOf(candidate.label)),
  );
  // Of `Power: 300 Ton`, the name may be wrong as well.
  const name =
    row === power && forces.includes(first.kind) ? 'Force' : row === force && first.kind === 'power' && 'Power';
  const fix = swapped
    ? `write \`${swapped.text}\`, which stands at \`${swapped.label}\`: the two are swapped`
    : name
      ? `write it in ${row.unit}; or name the row \`${name}\`, if it is one`
      : { value: withUnit(text, first.written, row.unit), more: ifNumber };
  return [figureFinding(figure, 'quantity/kind', message, fix)];
}

const isOfKind = (figure: WrittenFigure, row: RowKind | undefined): boolean =>
  unitsOf(figure).some(({ kind }) => row?.kinds.includes(kind));

/** Whether the row's name tells another kind. `Motor` in a table of weights is a weight. */
function isWrong(figure: WrittenFigure): boolean {
  const row = rowKindOf(figure.label);
  const units = unitsOf(figure);
  if (!row || units.length === 0 || isOfKind(figure, row)) return false;
  return !row.isPart || (units.every(({ kind }) => ofParts.has(kind)) && !partsTable.test(figure.table));
}

const ofParts = kindsThatAre('ofParts');
const counted = kindsThatAre('counted');
/** Titles of tables in which the name of a part may stand beside its weight or size. */
const partsTable = /weight|mass|dimension|size|packing|shipping|spare/i;

/** Only rows whose name does not tell their kind. */
function hasTwoKinds(row: CategoryRow): boolean {
  const label = row[0]?.label ?? '';
  if (rowKindOf(label) || isRating(label)) return false;
  return new Set(row.flatMap(({ measures }) => measures.find(isMeasured)?.kind ?? [])).size === 2;
}

/** What makers give per hour: `6000-7000 kg` among figures in kg/h lacks the hour. */
const perTime: Readonly<Partial<Record<UnitKind, UnitKind>>> = { mass: 'throughput', volume: 'flow' };
const ofTime = /\b(?:capacity|throughput|output|flow|rate)\b|durchsatz|leistung|débit|portata|caudal/i;

/** Needs at least two other models: of two figures, either may be wrong, unless one lacks the hour. */
function explainBySiblings(figure: WrittenFigure, row: readonly WrittenFigure[]) {
  const units = unitsOf(figure);
  const isOther = ({ entry }: WrittenFigure) => entry !== figure.entry;
  const hasKind = (sibling: WrittenFigure) => units.some(({ kind }) => kind === unitsOf(sibling)[0]?.kind);
  if (row.some((sibling) => isOther(sibling) && hasKind(sibling))) return [];
  const others = row.filter(isOther);
  const [sibling] = others;
  const [unit] = units;
  if (!sibling || !unit) return [];
  const lacksTime = ofTime.test(figure.label) && perTime[unit.kind] === unitsOf(sibling)[0]?.kind;
  if (!lacksTime && new Set(others.map(({ entry }) => entry)).size < 2) return [];
  const wanted = unitsOf(sibling)[0]?.written ?? '';
  const message = `\`${figure.label}\` is "${figure.text}"; the other models of the category have it in ${wanted}, like "${sibling.text}".`;
  const fix = { value: withUnit(figure.text, unit.written, wanted), more: ifNumber };
  return [figureFinding(figure, 'quantity/kind', message, fix)];
}

/** The units that tell what is measured, unlike counted words such as `tyres`. */
const unitsOf = ({ measures }: WrittenFigure): Measure[] => measures.filter(isMeasured);
const isMeasured = ({ kind }: Measure): boolean =>
  !counted.has(kind) && (!kind.startsWith('own ') || kind === nanometres);
/** No torque, and hardly a length of a machine. */
const nanometres: UnitKind = 'own nm';
const hasUnit = ({ measures }: WrittenFigure): boolean => measures.some(isMeasured);

function withUnit(text: string, old: string, unit: string): string {
  const at = text.lastIndexOf(old);
  return at < 0 ? `${text} ${unit}` : `${text.slice(0, at).trimEnd()} ${unit}${text.slice(at + old.length)}`;
}

/** The kinds of units that a row may have by its name, the usual one first, and the usual unit. */
interface RowKind {
  kinds: readonly UnitKind[];
  unit: string;
  /** For messages. */
  words: string;
  /** The name of a part of the machine, rather than of a quantity. */
  isPart?: true;
}

/** What is said of a motor, its power first. */
const motor: RowKind = {
  kinds: ['power', 'voltage', 'current', 'frequency', 'turning', 'torque'],
  unit: 'kW',
  words: 'a motor',
  isPart: true,
};

const forces: readonly UnitKind[] = ['force', 'mass'];
/** A baler's force is given in tons. */
const force: RowKind = { kinds: forces, unit: 'Ton', words: 'a force' };
const power: RowKind = { kinds: ['power', 'voltage', 'level'], unit: 'HP', words: 'a power' };
const lengths: RowKind = { kinds: ['length'], unit: 'mm', words: 'a length' };

/** Of coatings and fibres. */
const fineLengths: RowKind = { ...lengths, kinds: [...lengths.kinds, nanometres] };

const both = [...forces, ...power.kinds];
/** Rows that are something else than their last word, or of two kinds; undefined for those of many. */
const byName: readonly (readonly [name: RegExp, row: RowKind | undefined])[] = [
  [forcePower, { ...force, kinds: both }],
  [/\b(?:motor|drive|driving|engine|shaft|horse|installed) force$/i, { ...power, kinds: both }],
  [/\bhydraulic power$/i, { ...power, kinds: [...both, 'pressure'] }],
  [
    /\b(?:(?:suction|static|head) (?:power|pressure)|(?:magnetic|impact|wind) force|(?:bulk|specific|basis) weight)$/i,
    undefined,
  ],
];

/** By the last word of the row's name. */
const byWord: Readonly<Partial<Record<string, RowKind>>> = {
  weight: { kinds: ['mass', 'force'], unit: 'kg', words: 'a weight' },
  mass: { kinds: ['mass'], unit: 'kg', words: 'a weight' },
  force,
  power,
  pressure: { kinds: ['pressure', 'level', ...forces], unit: 'bar', words: 'a pressure' },
  motor,
  motors: motor,
  voltage: { kinds: ['voltage'], unit: 'V', words: 'a voltage' },
  frequency: { kinds: ['frequency', 'turning'], unit: 'Hz', words: 'a frequency' },
  torque: { kinds: ['torque', 'ratio'], unit: 'Nm', words: 'a torque' },
  temperature: { kinds: ['temperature', 'angle'], unit: '°C', words: 'a temperature' },
  length: lengths,
  width: lengths,
  height: lengths,
  depth: lengths,
  diameter: fineLengths,
  thickness: fineLengths,
};

/** The kind of a row, if its name tells it. */
export function rowKindOf(label: string): RowKind | undefined {
  const named = byName.find(([name]) => name.test(label));
  if (named) return named[1];
  const word = label.slice(label.lastIndexOf(' ') + 1).toLowerCase();
  return Object.hasOwn(byWord, word) ? byWord[word] : undefined;
}
