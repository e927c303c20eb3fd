import styled from '@emotion/styled';
import { useEffect, useRef, type Ref } from 'react';
import { countLabel, fill } from '../../../catalogue/words.ts';
import type { FindPageData } from '../find-page.ts';
import { colour, font, size, space, layout, motion, wrapRow, hidden } from '../../../ui/theme.ts';
import { Button, ButtonLink, TextButton } from '../../../ui/links/button.ts';
import { CardGrid } from '../../category/card-grid.tsx';
import { UnitsSwitch } from '../../../ui/units/units-switch.tsx';
import type { Finder } from './use-finder.ts';
import type { FacetGroup, FinderWords } from '../../../catalogue/shown/lists.ts';
import type { Choices } from '../choices.ts';
import { Icon } from '../../../ui/pictures/icon.tsx';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.ts';
import { ChoiceLabel } from './facet-group.tsx';
import { useShell, useWords } from '../../../ui/shell.ts';

const Chips = styled.ul`
  ${wrapRow(space.x1)}
  button {
    min-height: 36px;
    font-size: ${size.small};
  }
  li:last-child button {
    padding: 0 ${space.x1};
  }
`;
const Chip = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${space.x1};
  padding: 0 12px;
  border: 1px solid ${colour.primary};
  border-radius: ${layout.radius};
  background: ${colour.primaryPale};
  font-weight: ${font.weight.semibold};
  line-height: 1.2;
  color: ${colour.ink};
  transition: background ${motion.quick};
  &:hover {
    background: ${colour.paper};
  }
  svg {
    flex: none;
  }
`;

interface ChosenChipsProps {
  groups: readonly FacetGroup[];
  choices: Choices;
  words: FinderWords;
  onRemove: (group: FacetGroup, key: string) => void;
  onClear: () => void;
}

/** The current choices, removable one by one or all at once. */
function ChosenChips({ groups, choices, words, onRemove, onClear }: ChosenChipsProps) {
  const { links } = useWords();
  const chosen = groups.flatMap((group) =>
    group.choices.filter(({ key }) => choices.get(group.id)?.includes(key)).map((choice) => ({ group, choice })),
  );
  if (chosen.length === 0) return null;
  return (
    <Chips aria-label={words.chosenLabel}>
      {chosen.map(({ group, choice }) => (
        <li key={`${group.id} ${choice.key}`}>
          <Chip type="button" onClick={() => onRemove(group, choice.key)}>
            <VisuallyHidden>{fill(links.remove, { name: '' })}</VisuallyHidden>
            {group.unit ? `${group.label}: ` : ''}
            <span>
              <ChoiceLabel choice={choice} />
            </span>
            <Icon size={10} strokeWidth="1.75" d="M1 1l8 8M9 1l-8 8" />
          </Chip>
        </li>
      ))}
      <li>
        <TextButton type="button" onClick={onClear}>
          {words.clear}
        </TextButton>
      </li>
    </Chips>
  );
}

const Column = styled.div`
  display: grid;
  gap: ${space.x3};
  align-content: start;
  min-width: 0;
`;
const Top = styled.div`
  ${wrapRow(`${space.x1} ${space.x2}`)}
  justify-content: space-between;
  h2 {
    font-size: ${size.h3};
    font-variant-numeric: tabular-nums;
    line-height: 1.2;
  }
  h2:focus-visible {
    outline-offset: 6px;
  }
`;
const Maybe = styled.p`
  padding-top: ${space.x3};
  border-top: 1px dashed ${colour.lineStrong};
  color: ${colour.muted};
`;
const Nothing = styled.div`
  display: grid;
  gap: ${space.x2};
  justify-items: start;
  padding: ${space.x4};
  border: 1px dashed ${colour.lineStrong};
  p {
    max-width: 29.8em;
  }
`;
const More = styled.p`
  margin-top: ${space.x2};
  small {
    font-weight: ${font.weight.regular};
    font-variant-numeric: tabular-nums;
  }
  ${hidden.noScript}
`;

interface FinderResultsProps {
  page: FindPageData;
  finder: Finder;
  /** Receives the focus when the focused element is removed. */
  headingRef: Ref<HTMLHeadingElement>;
  onRemove: (remove: () => void) => void;
}

/** The matching machines, the current choices, and behind them the machines that may match, as they do not state a figure. */
export function FinderResults({ page, finder, headingRef, onRemove }: FinderResultsProps) {
  const { total, cards, maybe, choices } = finder;
  const { language } = useShell();
  const { words, groups, enquiry } = page;
  const shown = cards.length + maybe.cards.length;
  const left = (total ?? 0) + maybe.count - shown;
  const column = useRef<HTMLDivElement>(null);
  const awaited = useRef<number>(undefined);
  const showMore = () => {
    awaited.current = shown;
    finder.showMore();
  };
  // "Show more" may disappear: the focus moves to the first machine added.
  useEffect(() => {
    const first = awaited.current;
    if (first === undefined || shown <= first) return;
    awaited.current = undefined;
    column.current?.querySelectorAll<HTMLElement>('h3 a')[first]?.focus();
  }, [shown]);
  const isFailed = finder.hasFailed && finder.chosen > 0;
  return (
    <Column ref={column} aria-busy={total === undefined && !isFailed}>
      <Top>
        <h2 ref={headingRef} tabIndex={-1}>
          <span aria-live="polite" aria-atomic="true">
            {total === undefined ? (isFailed ? '' : words.loading) : countLabel(words, total, language)}
          </span>
        </h2>
        <UnitsSwitch
          figures={[...groups.flatMap((group) => group.choices), ...page.cards.flatMap(({ figures = [] }) => figures)]}
        />
      </Top>
      <ChosenChips
        groups={groups}
        choices={choices}
        words={words}
        onRemove={(group, key) => onRemove(() => finder.toggle(group, key))}
        onClear={() => onRemove(finder.clear)}
      />
      {isFailed && <p role="alert">{words.failed}</p>}
      {total === 0 && maybe.count === 0 && (
        <Nothing>
          <p>{words.none}</p>
          <ButtonLink to={enquiry.to} search={enquiry.search}>
            {enquiry.label}
          </ButtonLink>
        </Nothing>
      )}
      {cards.length > 0 && <CardGrid isCompact cards={cards} eager={1} level={3} />}
      {maybe.cards.length > 0 && (
        <>
          <Maybe>{fill(words.unstated, { count: maybe.count, figure: maybe.figures.join(', ').toLowerCase() })}</Maybe>
          <CardGrid isCompact cards={maybe.cards} level={3} />
        </>
      )}
      {total !== undefined && left > 0 && (
        <More>
          <Button type="button" onClick={showMore}>
            {words.showMore}
            <small>{fill(words.left, { count: left })}</small>
          </Button>
        </More>
      )}
    </Column>
  );
}
