/** Figures in a question (`150 HP`, `5 t/h tyre`) and the machines that have or reach them. It runs in the browser. */
import { findUnit, type UnitKind } from '../quantity/units.ts';
import type { SearchFile } from './search-file.ts';

/**
 * By kind of unit, three numbers a figure: its document, the least and the most, in the kind's base unit. Only what
 * buyers ask for, so that the file stays small.
 */
export type FigureColumns = Partial<Record<UnitKind, number[]>>;

export const askedKinds: ReadonlySet<UnitKind> = new Set(['power', 'throughput', 'mass', 'force', 'pressure']);
interface AskedFigure {
  kind: UnitKind;
  low: number;
  high: number;
}

/** A number, perhaps the second of a range, and what may be its unit. */
const figure = /(?:(\d[\d.,]*)\s*[-–]\s*)?(\d[\d.,]*)\s*(\p{L}+(?:\s*\/\s*\p{L}+|\s+per\s+\p{L}+)?[²³]?)/gu;

/** The figures of a question, and the words that are left. A number whose unit is not known is a word. */
export function readAsked(question: string, { synonyms }: Pick<SearchFile, 'synonyms'>) {
  const asked: AskedFigure[] = [];
  const rest = question.replace(figure, (text, first: string | undefined, last: string, written: string) => {
    const unit = [written, ...(synonyms[written.toLowerCase()] ?? [])].map(findUnit).find((one) => one !== undefined);
    if (!unit || !askedKinds.has(unit.kind)) return text;
    const [low, high] = [numberOf(first ?? last) * unit.factor, numberOf(last) * unit.factor];
    if (!Number.isFinite(low + high)) return text;
    asked.push({ kind: unit.kind, low, high });
    return ' ';
  });
  return { asked, rest: rest.trim() };
}

/** `1,200` are thousands, `1,5` is a decimal. */
function numberOf(text: string): number {
  return Number(/,\d{3}(?!\d)/.test(text) ? text.replaceAll(',', '') : text.replace(',', '.'));
}

/** What makers round: 132 kW are 180 HP. */
const tolerance = 0.02;

/**
 * The documents that have a figure, best first. A throughput is had by what reaches it, the smallest first; anything
 * else by what has that very value or a range around it.
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
