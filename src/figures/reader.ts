/** Reads all figures of a catalogue, each text once. */
import { defaults } from '#generated/defaults.gen.ts';
import type { Units } from '#generated/entries.gen.ts';
import { normalizeName } from '../text/names.ts';
import { once } from '../text/once.ts';
import type { Figure, Reading, RowContext, RowRole, WrittenUnit } from './figure.ts';
import { makeOwnUnits } from './own-units.ts';
import { scanFigure } from './reading/read-figure.ts';
import { decimalSignOf, type DecimalSign } from './reading/read-number.ts';
import { forceUnit } from './reading/take-number.ts';
import {
  ambiguousInSizes,
  ambiguousSigns,
  differenceRow,
  liquidRow,
  plainRow,
  pluralRow,
  seriesRow,
  symbol,
} from './reading/vocabulary.ts';
import { showFigure, type ShownFigure } from './show.ts';
import { findUnit, type OwnUnits } from './units.ts';
import { valueKey } from './value-key.ts';

/** Real figures have up to about 100 characters. Parsing longer texts would be slow. */
const maxLength = 500;

/** Rows whose name says that they hold codes, in any catalogue. */
const namesCode =
  /^(?:(?:part|article|item|order|serial|catalogue|drawing|reference|material|stock|product)[\s-]*(?:no\b\.?|nos\b\.?|nr\b\.?|number|numbers|code|codes)|(?:artikel|bestell|teile|serien|material|zolltarif)[\s-]?(?:nr\b\.?|nummer)|référence|referencia|referência|hs[\s-]?code|customs tariff.*|ean|gtin|sku|ral(?: colou?r)?)$/i;

/** `60-1250-3`, `1250-300`: digits joined by hyphens, which do not rise as a range does. */
function isPartNumber(text: string): boolean {
  const [first = 0, second = 0, ...more] = /^\d+(?:-\d+)+$/.test(text) ? text.split('-').map(Number) : [];
  return more.length > 0 || second < first;
}

/** Rows whose numbers are names: tyres of `23.5-25`, a bearing `22220`, a steel `1.2379`. Few digits count them. */
const namesThings =
  /(?:tyres?|tires?|wheels?|reifen|räder|pneus?|neum[aá]ticos?|bearings?|lager|roulements?|rodamientos?|materials?|werkstoff|colou?r|farbe)(?: sizes?|größe)?$/i;
const isNamed = (label: string, text: string): boolean =>
  namesThings.test(label) && /^(?:up to|max\.?|from|bis)?(?=(?:\D*\d){4})[\d\s.,/x×()R-]+$/i.test(text);

/** What a catalogue's figures are read and shown with: its language, and data/units.yaml. */
export interface FigureReader {
  language: string;
  /** Before the decimals in this language. */
  decimal: DecimalSign;
  hasCommas: boolean;
  ownUnits: OwnUnits;
  /** Whether a row holds codes, which are no figures. */
  isCode: (label: string) => boolean;
  /** Reads the value of a row. */
  read: (label: string, text: string, pointer?: string) => Figure;
  /** `showFigure` and `valueKey`, each made once for rows with the same name and text. */
  show: (figure: Figure) => ShownFigure;
  /** What the name of a row or table, or a value in words, is called in the language of the pages. */
  say: (name: string) => string;
  keyOf: (figure: Figure) => string;
}

/** What is known of a row by its name. */
interface Row {
  key: string;
  isCode: boolean;
  role: RowRole | undefined;
  context: RowContext;
  /** The readings of rows with this context, by text: thousands of files repeat the same figures. */
  readings: Map<string, Reading>;
}

/** English as in countries where a comma parts thousands, and a point stands before decimals. */
const hasCommasIn = /^en-[A-Z]{2}$/;

/** @param thousands that of site.yaml */
export function makeReader({ units, codes, drawn }: Units, language: string, thousands?: ','): FigureReader {
  const ownUnits = makeOwnUnits(units);
  const codeKeys = new Set(codes.map(normalizeName));
  const { drawn: usual } = defaults['units'] as Units;
  const roles = new Map([...usual, ...drawn].map(({ row, as }) => [normalizeName(row), as]));
  const decimal = decimalSignOf(language);
  const hasCommas = decimal === '.' && (thousands === ',' || hasCommasIn.test(language));
  const notation = { ownUnits, decimal, hasCommas };
  const rows = new Map<string, Row>();
  const readings = new Map<string, Map<string, Reading>>();
  const rowOf = (label: string): Row => {
    const known = rows.get(label);
    if (known) return known;
    const key = normalizeName(label);
    const role = roles.get(key);
    const context = contextOf(label, role);
    const kind = JSON.stringify(context);
    const shared = readings.get(kind) ?? new Map<string, Reading>();
    readings.set(kind, shared);
    const row = { key, isCode: codeKeys.has(key) || namesCode.test(label), role, context, readings: shared };
    rows.set(label, row);
    return row;
  };
  const read: FigureReader['read'] = (label, text, pointer) => {
    const { key, isCode, role, context, readings: known } = rowOf(label);
    let reading: Reading | undefined = isCode || isNamed(label, text) ? { kind: 'words' } : known.get(text);
    if (!reading) known.set(text, (reading = readText(text, context)));
    return {
      label,
      key,
      text,
      reading,
      ...(role === undefined ? {} : { role }),
      ...(pointer === undefined ? {} : { pointer }),
    };
  };
  const readText = (text: string, context: RowContext): Reading =>
    text.length <= maxLength && /\p{Nd}|[¼-¾⅓-⅞]/u.test(text) && !isPartNumber(text)
      ? scanFigure(text, notation, context)
      : { kind: 'words' };
  const show = oncePerRow((figure) => showFigure(figure, language));
  return {
    language,
    ...notation,
    isCode: (label) => rowOf(label).isCode,
    read,
    show,
    say: String,
    keyOf: oncePerRow(valueKey),
  };
}

/**
 * The same figures, shown in another language than that of the files.
 * @param terms names of rows and tables, and values in words, in that language, by their normalized names
 */
export function showIn(reader: FigureReader, language: string, terms: ReadonlyMap<string, string>): FigureReader {
  const say = (name: string) => terms.get(normalizeName(name)) ?? name;
  const show = oncePerRow((figure) => {
    const { label, value, ...shown } = showFigure(figure, language);
    return { ...shown, label: say(label), value: figure.reading.kind === 'words' ? say(value) : value };
  });
  return { ...reader, show, say };
}

/** Makes something of a row's name and quantity once: many machines and pages have the same row. */
export function oncePerRow<Made>(make: (figure: Figure) => Made): (figure: Figure) => Made {
  const known = once((_reading: Reading) => new Map<string, Made>());
  return (figure) => {
    const { label, reading } = figure;
    if (reading.kind !== 'quantity') return make(figure);
    const rows = known(reading);
    const made = rows.get(label) ?? make(figure);
    rows.set(label, made);
    return made;
  };
}

/** Names that call a force a power: `Pressing power: 300 Ton`. */
export const forcePower =
  /\b(?:press|pull|clamp|grip|lift|breakout|compaction|compression|ejection|traction|tractive|tensile|(?:bal|bend|break|clamp|clos|compact|compress|crush|cutt|eject|gripp|hold|lift|press|pull|punch|push|shear|squeez|tear)ing) power\b/i;

/** What a row's name says: a force, a difference of temperatures, a kind of figure, the unit (`Length (m)`). */
function contextOf(label: string, role: RowRole | undefined): RowContext {
  const [, written = ''] = /[([]\s*([^\s()[\]]{1,8})\s*[)\]]\s*$/.exec(label) ?? [];
  const ambiguous = [...(plainRow.test(label) ? [] : ambiguousSigns), ...ambiguousInSizes]
    .filter(([rows]) => rows.test(label))
    .flatMap(([, signs]) => signs.split(' '));
  const isKnown = !ambiguous.includes(written) && !symbol.test(label);
  const isForce = role === 'Force' || /\bforce\b/i.test(label) || forcePower.test(label);
  const known = isKnown ? findUnit(written) : undefined;
  const named: WrittenUnit | undefined = known && { written, ...known };
  const unit = named && isForce ? forceUnit(named) : named;
  return {
    ...(isForce ? { isForce: true } : {}),
    ...(differenceRow.test(label) ? { isDifference: true } : {}),
    ...(role === 'Overall size' || role === 'Chamber' ? { isSize: true } : {}),
    ...(liquidRow.test(label) ? { isLiquid: true } : {}),
    ...(pluralRow.test(label) ? { isPlural: true } : {}),
    ...(seriesRow.test(label) ? { isSeries: true } : {}),
    ...(ambiguous.length > 0 ? { ambiguous } : {}),
    ...(unit ? { unit } : {}),
  };
}
