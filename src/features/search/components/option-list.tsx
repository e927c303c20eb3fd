import styled from '@emotion/styled';
import type { Hit, HitGroup } from '../open-search.ts';
import { colour, labelText, space, wrapRow } from '../../../ui/theme.ts';
import { Stack } from '../../../ui/layout/container.ts';
import { HitLine } from './hit.tsx';
import { useWords } from '../../../ui/shell.ts';

/**
 * The option that an arrow key marks by the APG combobox pattern: one after the other and around, through the field.
 * @param marked index of the marked option, undefined for the field
 */
export function moveMark(step: number, marked: number | undefined, options: number): number | undefined {
  const places = options + 1;
  const next = ((marked ?? options) + step + places) % places;
  return next === options ? undefined : next;
}

/** Maximum hits per kind and in all; the results page shows more. */
const perKind = 4;
const inAll = 9;

/** The first hits of each group that fit below the field. */
export function shortList<Group extends { hits: readonly unknown[] }>(groups: readonly Group[]): Group[] {
  let left = inAll;
  return groups.flatMap((group) => {
    const hits = group.hits.slice(0, Math.min(perKind, left));
    left -= hits.length;
    return hits.length > 0 ? [{ ...group, hits }] : [];
  });
}

const Label = styled.div`
  ${labelText}
  padding-bottom: ${space.half};
  border-bottom: 1px solid ${colour.line};
  color: ${colour.primary};
`;
const Option = styled.div`
  ${wrapRow(`0 ${space.x2}`)}
  padding: 4px ${space.x1};
  margin-inline: -${space.x1};
  line-height: 1.3;
  color: ${colour.ink};
  cursor: pointer;
  &:hover {
    background: ${colour.mist};
  }
  &[aria-selected='true'] {
    background: ${colour.primaryPale};
    box-shadow: inset 3px 0 ${colour.primary};
  }
`;

export const listId = 'search-options';
export const optionId = (option: number): string => `search-option-${option}`;

interface OptionListProps {
  groups: readonly HitGroup[];
  marked: number | undefined;
  onChoose: (hit: Hit, options: { inNewTab: boolean }) => void;
}

/** Hits by kind, as options of the combobox; the focus stays in the field. */
export function OptionList({ groups, marked, onChoose }: OptionListProps) {
  const { suggestions } = useWords().page;
  const all = groups.flatMap((group) => group.hits);
  return (
    <Stack $gap={space.x2} role="listbox" id={listId} aria-label={suggestions}>
      {groups.map(({ kind, label, hits }) => (
        <div key={kind} role="group" aria-labelledby={`search-${kind}`}>
          <Label id={`search-${kind}`} role="presentation">
            {label}
          </Label>
          {hits.map((hit) => {
            const place = all.indexOf(hit);
            return (
              <Option
                key={`${hit.to} ${hit.title}`}
                id={optionId(place)}
                role="option"
                aria-selected={place === marked}
                onMouseDown={(event) => event.preventDefault()}
                onClick={(event) => onChoose(hit, { inNewTab: event.ctrlKey || event.metaKey })}
              >
                <HitLine hit={hit} />
              </Option>
            );
          })}
        </div>
      ))}
    </Stack>
  );
}
