import styled from '@emotion/styled';
import { countLabel, fill } from '../../../catalogue/words.ts';
import type { FacetGroup, FinderWords, FacetChoice } from '../../../catalogue/page-data.ts';
import { colour, countText, font, labelText, layout, media, space } from '../../theme.ts';
import { VisuallyHidden } from '../layout/visually-hidden.ts';
import { unstatedKey } from '../../../catalogue/find/choices.ts';
import { FigureValue } from '../units/use-units.tsx';

interface ChoiceLabelProps {
  group: FacetGroup;
  choice: FacetChoice;
  words: FinderWords;
}

/** Label of a choice; a range is shown in the visitor's units. */
export function ChoiceLabel({ group, choice, words }: ChoiceLabelProps) {
  const text = textOf(group, choice, words);
  return choice.from === undefined ? text : <FigureValue label={group.label} value={text} />;
}

/** A material's name, `15–30 kW`, `up to 15 kW`, `30 kW and more`, or the label for machines without the figure. */
function textOf({ unit = '', isBefore }: FacetGroup, choice: FacetChoice, words: FinderWords): string {
  const { key, label = '', from, to } = choice;
  if (key === unstatedKey) return fill(words.notStated, { unit });
  if (from === undefined) return label;
  const value = (figure: number) => (isBefore ? `${unit} ${figure}` : `${figure} ${unit}`);
  if (to === undefined) return fill(words.over, { from: value(from) });
  if (from === 0) return fill(words.upTo, { to: value(to) });
  return fill(words.between, isBefore ? { from: value(from), to } : { from, to: value(to) });
}

const Group = styled.fieldset`
  legend {
    ${labelText}
    width: 100%;
    padding: 0 0 ${space.x1};
    border-bottom: 1px solid ${colour.lineStrong};
    color: ${colour.primary};
  }
  label {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    align-items: center;
    gap: 12px;
    min-height: 36px;
    padding: 4px ${space.x1};
    margin-inline: -${space.x1};
    border-radius: ${layout.radius};
    line-height: 1.25;
    color: ${colour.ink};
    cursor: pointer;
    &:hover {
      background: ${colour.primaryPale};
    }
    &:has(:checked) {
      font-weight: ${font.weight.semibold};
    }
    &:has(:disabled) {
      background: none;
      color: ${colour.muted};
      cursor: default;
    }
    ${media.belowDesk} {
      min-height: 44px;
    }
  }
  small {
    ${countText}
  }
`;

export interface FacetGroupFieldsProps {
  group: FacetGroup;
  words: FinderWords;
  chosen: readonly string[];
  /** Number of machines for each choice. */
  counts: readonly number[];
  onToggle: (group: FacetGroup, key: string) => void;
}

/** The choices of one group; those without machines are disabled but readable. */
export function FacetGroupFields({ group, words, chosen, counts, onToggle }: FacetGroupFieldsProps) {
  return (
    <Group>
      <legend>{group.label}</legend>
      {group.choices.map((choice, index) => {
        const { key } = choice;
        const count = counts[index] ?? 0;
        const isChosen = chosen.includes(key);
        return (
          <label key={key}>
            <input
              type="checkbox"
              name={group.id}
              value={key}
              checked={isChosen}
              disabled={count === 0 && !isChosen}
              onChange={() => onToggle(group, key)}
            />
            <span>
              <ChoiceLabel group={group} choice={choice} words={words} />
            </span>
            <small>
              <span aria-hidden="true">{count}</span>
              <VisuallyHidden>{` ${countLabel(words, count)}`}</VisuallyHidden>
            </small>
          </label>
        );
      })}
    </Group>
  );
}
