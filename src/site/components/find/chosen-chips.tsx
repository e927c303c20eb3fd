import styled from '@emotion/styled';
import type { FacetGroup, FinderWords } from '../../../catalogue/page-data.ts';
import type { Choices } from '../../../catalogue/find/choices.ts';
import { colour, font, layout, motion, size, space } from '../../theme.ts';
import { TextButton } from '../links/text-button.ts';
import { VisuallyHidden } from '../layout/visually-hidden.ts';
import { ChipList } from './chip-list.ts';
import { ChoiceLabel } from './choice-label.tsx';
import { useWords } from '../../frame/shell.tsx';
import { fill } from '../../../catalogue/words.ts';

const Chip = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${space.x1};
  min-height: 36px;
  padding: 0 12px;
  border: 1px solid ${colour.primary};
  border-radius: ${layout.radius};
  background: ${colour.primaryPale};
  font-size: ${size.small};
  font-weight: ${font.weight.semibold};
  line-height: 1.2;
  color: ${colour.ink};
  cursor: pointer;
  transition: background ${motion.quick};
  &:hover {
    background: ${colour.paper};
  }
  svg {
    width: 10px;
    height: 10px;
    flex: none;
  }
`;
const ClearAll = styled(TextButton)`
  min-height: 36px;
  padding: 0 ${space.x1};
  font-size: ${size.small};
`;

export interface ChosenChipsProps {
  groups: readonly FacetGroup[];
  choices: Choices;
  words: FinderWords;
  onRemove: (group: FacetGroup, key: string) => void;
  onClear: () => void;
}

/** What is chosen; each can be taken back where it stands, or all at once. */
export function ChosenChips({ groups, choices, words, onRemove, onClear }: ChosenChipsProps) {
  const { links } = useWords();
  const chosen = groups.flatMap((group) =>
    group.choices.filter(({ key }) => choices[group.id]?.includes(key)).map((choice) => ({ group, choice })),
  );
  if (chosen.length === 0) return null;
  return (
    <ChipList aria-label={words.chosenLabel}>
      {chosen.map(({ group, choice }) => (
        <li key={`${group.id} ${choice.key}`}>
          <Chip type="button" onClick={() => onRemove(group, choice.key)}>
            <VisuallyHidden>{fill(links.remove, { name: '' })}</VisuallyHidden>
            {group.unit ? `${group.label}: ` : ''}
            <span>
              <ChoiceLabel group={group} choice={choice} words={words} />
            </span>
            <svg viewBox="0 0 10 10" fill="none" stroke="currentColor" strokeWidth="1.75" aria-hidden="true">
              <path d="M1 1l8 8M9 1l-8 8" />
            </svg>
          </Chip>
        </li>
      ))}
      <li>
        <ClearAll type="button" onClick={onClear}>
          {words.clear}
        </ClearAll>
      </li>
    </ChipList>
  );
}
