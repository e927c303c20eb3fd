import { unstatedKey } from '../../../catalogue/find/choices.ts';
import type { FacetChoice, FacetGroup, FinderWords } from '../../../catalogue/page-data.ts';
import { FigureValue } from '../units/figure-value.tsx';
import { fill } from '../../../catalogue/words.ts';

export interface ChoiceLabelProps {
  group: FacetGroup;
  choice: FacetChoice;
  words: FinderWords;
}

/** A choice in words; a step in the units that the visitor has chosen. */
export function ChoiceLabel({ group, choice, words }: ChoiceLabelProps) {
  const text = textOf(group, choice, words);
  return choice.from === undefined ? text : <FigureValue label={group.label} value={text} />;
}

/** A material's name; `15–30 kW`, `up to 15 kW`, `30 kW and more`; those that state nothing. */
function textOf({ unit = '', isBefore }: FacetGroup, choice: FacetChoice, words: FinderWords): string {
  const { key, label = '', from, to } = choice;
  if (key === unstatedKey) return fill(words.notStated, { unit });
  if (from === undefined) return label;
  const value = (figure: number) => (isBefore ? `${unit} ${figure}` : `${figure} ${unit}`);
  if (to === undefined) return fill(words.over, { from: value(from) });
  if (from === 0) return fill(words.upTo, { to: value(to) });
  return fill(words.between, isBefore ? { from: value(from), to } : { from, to: value(to) });
}
