/** Finds figures in a query (`150 HP`, `5 t/h tyre`) and the machines that match them. Runs in the browser. */
import { findUnit, type UnitKind } from './units.ts';

/**
 * By kind of unit, three numbers per figure: document, minimum, maximum, in the kind's base unit. Only kinds that
 * buyers ask for, to keep the file small.
 */
export type FigureColumns = Partial<Record<UnitKind, number[]>>;

export const askedKinds: ReadonlySet<UnitKind> = new Set(['power', 'throughput', 'mass', 'force', 'pressure']);
interface AskedFigure {
  kind: UnitKind;
  low: number;
  high: number;
}

/** A number or a range, and a possible unit. */
const number = String.raw`((?<![\p{L}\d.,]|\p{L}-)\d{1,3}(?:['’\s]\d{3})+(?!\d)(?:[.,]\d+)?|\.?\d[\d.,]*)`;
const figure = new RegExp(
  String.raw`(?:${number}\s*[-–]\s*)?${number}\s*(\p{L}+(?:\s*/\s*\p{L}+|\s+per\s+\p{L}+)?[²³]?)`,
  'gu',
);

/** Splits a query into figures and remaining words. A number with an unknown unit is a word. */
export function readAsked(question: string, synonyms: ReadonlyMap<string, readonly string[]>) {
  const asked: AskedFigure[] = [];
  const rest = question.replace(figure, (text, first: string | undefined, last: string, written: string) => {
    const unit = [written, ...(synonyms.get(written.toLowerCase()) ?? [])]
      // Visitors write `300 kn`, data sheets do not.
      .map((word) => findUnit(word) ?? findUnit(word.toUpperCase()))
      .find((one) => one !== undefined);
    if (!unit || !askedKinds.has(unit.kind)) return text;
    const [low, high] = [numberOf(first ?? last) * unit.factor, numberOf(last) * unit.factor];
    if (!Number.isFinite(low + high)) return text;
    asked.push({ kind: unit.kind, low, high });
    return ' ';
  });
  return { asked, rest: rest.trim() };
}

/** Thousands in any language, as visitors write them: `1,200`, `1.200`, `1'200`, `1 200`, `1,50,000`. */
const grouped = /^[1-9]\d{0,2}(?:[.,'’\s]\d{2,3})*[.,'’\s]\d{3}(?!\d)/;

function numberOf(text: string): number {
  const [thousands = ''] = grouped.exec(text) ?? [];
  return Number(thousands.replace(/\D/g, '') + text.slice(thousands.length).replace(',', '.'));
}

/** The documents that state a figure of this kind. */
export function documentsStating(kind: UnitKind, columns: FigureColumns): number[] {
  return (columns[kind] ?? []).filter((_, at) => at % 3 === 0);
}

/** Makers round: 132 kW is 180 HP. */
const tolerance = 0.02;

/**
 * The documents that match a figure, best first: a throughput matches from that value up, the smallest first; anything
 * else matches that value or a range around it.
 */
export function documentsWith({ kind, low, high }: AskedFigure, columns: FigureColumns): number[] {
  const column = columns[kind] ?? [];
  const reaches = kind === 'throughput';
  const found: { id: number; most: number }[] = [];
  for (let at = 0; at + 2 < column.length; at += 3) {
    const [id = 0, least = 0, most = 0] = column.slice(at, at + 3);
    const isAtMost = reaches || least <= high * (1 + tolerance);
    if (most >= low * (1 - tolerance) && isAtMost) found.push({ id, most });
  }
  if (reaches) found.sort((a, b) => a.most - b.most);
  return [...new Set(found.map(({ id }) => id))];
}
