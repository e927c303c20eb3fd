/** The words by which tables of many makers are understood: heads of rows and columns, units, missing values. */
import { partsOf } from '../figures/figure.ts';
import { problemOf, readingsOf, type DecimalSign } from '../figures/correct.ts';
import type { FigureReader } from '../figures/reader.ts';
import { normalizeName } from '../text/names.ts';

/** A cell of a spreadsheet, or of a pasted table. */
export interface Cell {
  text: string;
  /** A number of the program, with a point before its decimals. */
  isNumber?: boolean;
  /** The words before and the unit behind it in its number format. */
  before?: string;
  unit?: string;
  /** Its address in a file: `B7`. */
  at?: string;
  /** Why it has no value. */
  problem?: string;
}

const ending = String.raw`s?(?:\s*(?:no|nr|name|number|nummer|code)\b\.?)?$`;
export const nameWord = new RegExp(
  `^(?:model|modell|modèle|modelo|modello|type|typ|name|machine|maschine|product|produkt|(?:artikel)?bezeichnung|kurztext|désignation|denominación|型号|机型)e?${ending}`,
  'iu',
);
const parameterWord =
  /^(?:(?:main|technical) )?(?:param[eè]t(?:er|re)s?|parámetros?|propert(?:y|ies)|specifications?|particulars?|descriptions?|details?|data|item|merkmale?|eigenschaft(?:en)?|beschreibung|kenngrößen?|technische daten|caractéristiques?|características?|descripción|datos técnicos|données techniques|参数)$/iu;
export const unitWord = /^(?:units?|einheit(?:en)?|unités?|unidad(?:es)?|unità|uom|单位)$/iu;
export const valueWord = /^(?:values?|werte?|valeurs?|valor(?:es)?|figures?|值)$/iu;
export const numberWord = /^(?:#|no|nr|pos|lfd\.? ?nr|s\.? ?no|sr\.? ?no)\.?$/i;
/** Rows and columns of codes, whose digits are no number: `Part no.`, `Artikelnummer`. */
export const codeWord = /(?:^|\P{L})(?:no|nr|id|sku)\.?$|(?:number|nummer|code)$/iu;
const limitWord = /^(?:min|max)(?:imum|\.)?$/i;
export const totals =
  /^(?:grand )?(?:total|sum|summe|gesamt|average|mean|mittelwert|durchschnitt|minimum|maximum|Σ)\b/iu;
export const noValue = /^(?:[-–—./?−]+|n\.?\s?\/?a\.?|k\.\s?a\.|tb[ad])$/i;

export const empty: Cell = { text: '' };
export const flat = (cell: Cell | undefined) => (cell?.text ?? '').replace(/\s+/g, ' ').trim();
export const isFilled = (cell: Cell | undefined) => flat(cell) !== '' || cell?.problem !== undefined;
export const isHeadWord = (text: string) =>
  [nameWord, parameterWord, unitWord, valueWord].some((word) => word.test(text));

/** Whether a row starts a table: with a word for names or parameters, or with an empty corner above names. */
export function isHeader(row: readonly Cell[]): boolean {
  const [corner = '', ...texts] = row.map(flat);
  // "Type: hydraulic" is a row.
  const isRow = /^typ/i.test(corner) && !texts.some((text) => /\d/.test(text));
  return (
    texts.some(Boolean) &&
    !isRow &&
    [corner, ...texts].some((text, at) => isHeadWord(text) || (at === 0 && text === ''))
  );
}

const labelled =
  /^(.*?\S)\s*(?:\(((?:[^()]|\([^()]\)){1,12})\)|\[([^[\]]{1,12})\]|,\s*(\S{1,8})|(?:\sin|(?<=\))|\s[/|]|:)\s+(\S{1,8})|(?<![\d\s])\s+(?!(?:min|max|no|nr|in|at|id)\b)([^\s\d]{2,8}|[^\s\d]{1,7}[23]))$/iu;
/** `Force [t]`, `Weight / kg`, `Noise dB(A)`, `Weight (kg)`, `Length, mm`, `Gewicht in kg`, `Size (LxWxH) mm`: the name, and the unit if it is one. */
export function splitLabel(text: string, reader: FigureReader): { label: string; unit: string } {
  // A sign of a footnote is no name, `Pin_Width_mm` are words.
  const plain = (/\s/.test(text) ? text : text.replaceAll('_', ' ')).replace(
    /(?<!\s)\s*:$|(?<=[^\s*†‡])\s*[*†‡]+$|(?<=[)\]])[¹²³]+$/g,
    '',
  );
  // `kg / h` is one unit, `kW / HP` are two figures in a cell.
  const tight = plain.replaceAll(' / ', '/');
  const whole = tight === plain ? undefined : splitLabel(tight, reader);
  if (whole && whole.unit !== '') return whole;
  const [, label = plain, ...units] = labelled.exec(plain.replace(/(?<=\bdB)\s+(?=\(?[ABC]\)?[)\]]?$)/, '')) ?? [];
  const unit = (units.find(Boolean)?.trim() ?? '').replace(/^(?:in|approx\.|ca\.) /, '');
  const name = label.replace(/(?<=[^\s*†‡–—])\s*[*†‡–—]+$/, '');
  const isPair = (whole || plain.includes(' | ')) && splitLabel(label, reader).unit !== '';
  return unit !== '' && !isPair && isUnit(unit, reader, label) ? { label: name, unit } : { label: plain, unit: '' };
}

/**
 * Makes what names a property by its label and the group or heading above it. A unit of the group is that of its
 * properties; a unit or a limit may be the whole label: `Capacity (t/h)` above `min.` and `max.`.
 */
export function makeNamer(labels: readonly string[], knownRows: ReadonlySet<string>, reader: FigureReader) {
  // Else these are minutes.
  const hasLimits = labels.some((label) => /^max/i.test(label));
  return (label: string, group: string, heading: string): { label: string; unit: string; group: string } => {
    const above = splitLabel(group || heading, reader);
    if (group !== '' && hasLimits && limitWord.test(label))
      return { ...above, label: `${above.label} ${label}`, group: heading };
    if (group !== '' && isUnit(label, reader)) return { label: above.label, unit: label, group: heading };
    // The catalogue may call a row "Length (m)".
    const split = knownRows.has(normalizeName(label)) ? { label, unit: '' } : splitLabel(label, reader);
    return { label: split.label, unit: split.unit || above.unit, group: above.label };
  };
}

export const bareUnit = (unit: string) => unit.replace(/^[[(](.+)[\])]$/, '$1');

/** Whether a text is a unit, for the row with this name if it is given. */
export function isUnit(unit: string, reader: FigureReader, label = 'x'): boolean {
  const bare = bareUnit(unit);
  const [named] = partsOf(reader.read(`${label} (${bare})`, '1'));
  // Brackets in brackets: `dB(A)`.
  const [measured] = /^\S+\(\w\)$/.test(bare) ? partsOf(reader.read('x', `1 ${bare}`)) : [];
  return [named, measured].some((part) => part?.unit?.sign !== undefined) || reader.ownUnits.units.has(bare);
}

/** The first and the last names. */
export const sayNames = (names: readonly string[]): string =>
  (names.length > 6 ? [...names.slice(0, 3), '…', ...names.slice(-2)] : names).join(', ');

/** What cells of a property have no value for, in one line: a column of formulas may have the same error in each cell. */
export function sayProblems(label: string, cells: readonly Cell[]): string[] {
  const faulty = cells.filter(({ problem }) => problem);
  if (faulty.length === 0) return [];
  const whys = [...new Set(faulty.map(({ problem }) => problem))].join('; ');
  return [
    `${sayNames(faulty.flatMap(({ at }) => at ?? []))} (${label}) ${faulty.length > 1 ? 'were' : 'was'} left out: ${whys}.`,
  ];
}

/** Words and signs between and before numbers: `-20 to 40`, `max. 3`, `1½`, `12'500`. */
const besideNumbers =
  /(?<!\p{L})(?:up to|to|bis(?: zu)?|from|von|max|min|approx|about|ca|circa|jusqu'à|hasta|opt)(?!\p{L})|(?<=\d)['’](?=\d{3}(?!\d))|[\s\p{Nd}½¼¾.,±~≈<>=≤≥/x×*+()…Øø⌀−–-]/giu;

const fullDate = /^\d{1,4}([./-])\d{1,2}\1\d{2,4}$/;

/** A figure with the unit of its column, unless it has one or is a word: `9000 (approx.)` → `9000 kg (approx.)`. */
export const withUnit = (text: string, unit: string) =>
  unit !== '' && /[\p{Nd}½¼¾]/u.test(text) && text.replace(besideNumbers, '') === '' && !fullDate.test(text)
    ? text.replace(/(?<=[^(\s*])(?=\s*(?:\([^()]*\)|\*+)?$)/, ` ${unit}`)
    : text;

/** A number that is another one with each decimal sign, where no column shows which is meant. */
export type Unclear = { text: string } & Record<DecimalSign, string>;

/** The first number with two readings: thousands, or decimals. */
export function findUnclear(label: string, values: readonly string[], reader: FigureReader): Unclear | undefined {
  for (const value of values) {
    const { start, end } = problemOf(reader.read(label, value)) ?? {};
    const text = value.slice(start, end);
    const readings = readingsOf(text);
    if (readings) return { text, ...readings };
  }
  return undefined;
}

/** Numbers with contradicting signs: each is read by its own, and one without is kept. */
export function sayMixed(label: string, signs: ReadonlyMap<DecimalSign, string> | undefined, kept = ''): string {
  const readings = Object.values(readingsOf(kept) ?? {}).map(Number);
  const said = kept && ` \`${kept}\` was kept: it can be ${Math.max(...readings)} or ${Math.min(...readings)}.`;
  return `${label} has decimal commas (\`${signs?.get(',')}\`) and decimal points (\`${signs?.get('.')}\`).${said} Write one of them in the whole column.`;
}
