import styled from '@emotion/styled';
import { countLabel } from '../../../catalogue/words.ts';
import type { FacetGroup, FinderWords, FacetChoice } from '../../../catalogue/shown/lists.ts';
import { colour, countText, font, labelText, layout, media, space } from '../../../ui/theme.ts';
import { useShell } from '../../../ui/shell.ts';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.ts';
import { FigureValue } from '../../../ui/units/use-units.tsx';

/** Label of a choice; a range is shown in the visitor's units. */
export function ChoiceLabel({ choice }: { choice: FacetChoice }) {
  const { label, from, metric, imperial } = choice;
  return from === undefined ? label : <FigureValue value={label} {...{ metric, imperial }} />;
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

interface FacetGroupFieldsProps {
  group: FacetGroup;
  words: FinderWords;
  chosen: readonly string[];
  /** Number of machines for each choice. */
  counts: readonly number[];
  onToggle: (group: FacetGroup, key: string) => void;
}

/** The choices of one group; those without machines are disabled but readable. */
export function FacetGroupFields({ group, words, chosen, counts, onToggle }: FacetGroupFieldsProps) {
  const { language } = useShell();
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
              <ChoiceLabel choice={choice} />
            </span>
            <small>
              <span aria-hidden="true">{count}</span>
              <VisuallyHidden>{` ${countLabel(words, count, language)}`}</VisuallyHidden>
            </small>
          </label>
        );
      })}
    </Group>
  );
}
