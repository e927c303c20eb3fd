import { findingAt } from '../../../read/source-text.ts';
import type { QuantityFault } from '../../../quantity.ts';
import type { Rule } from '../../rule.ts';
import { figureFinding, pointerOfFigure, type WrittenFigure } from '../../read-figures.ts';

/** Figures that cannot be read as quantities, and units that are not known. Plain words are neither. */
export const rule: Rule = ({ figures }) =>
  figures.all.flatMap((figure) => (figure.read.kind === 'faulty' ? explain(figure, figure.read.fault) : []));

/** Points to the faulty characters themselves where the value stands in the file as it is. */
function explain(figure: WrittenFigure, { reason, fix, start, end, isUnit }: QuantityFault) {
  const { entry, label, text } = figure;
  const words = {
    rule: isUnit ? 'quantity/unit' : 'quantity/unreadable',
    message: `The figure of \`${label}\`, "${text}", cannot be read: ${reason.charAt(0).toLowerCase()}${reason.slice(1)}.`,
    fix,
    severity: 'warning',
  } as const;
  const topic = isUnit ? text.slice(start, end) : label;
  const place = entry.places.get(pointerOfFigure(figure));
  const at = place ? entry.source.text.indexOf(text, place.value.start) : -1;
  if (!place || at < 0 || at + text.length > place.value.end)
    return { ...figureFinding(figure, words.rule, words.message, fix), topic };
  return { ...findingAt(entry.source, { start: at + start, end: at + Math.max(end, start + 1) }, words), topic };
}
