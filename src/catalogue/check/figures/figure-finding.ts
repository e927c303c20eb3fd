import type { Finding } from '../../finding.ts';
import { findingIn } from '../entry.ts';
import { pointerOfFigure, type WrittenFigure } from '../read-figures.ts';

/** A warning at the value of a row. */
export function figureFinding(figure: WrittenFigure, rule: string, message: string, fix: string): Finding {
  return findingIn(figure.entry, pointerOfFigure(figure), { rule, message, fix, severity: 'warning' });
}

/** The line on which a figure stands. */
export function lineOfFigure(figure: WrittenFigure): number {
  return figureFinding(figure, '', '', '').line;
}

/** A figure with another unit in the place of its own. */
export function withUnit(text: string, old: string, unit: string): string {
  const at = text.lastIndexOf(old);
  return at < 0 ? `${text} ${unit}` : `${text.slice(0, at).trimEnd()} ${unit}${text.slice(at + old.length)}`;
}
