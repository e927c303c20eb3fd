import styled from '@emotion/styled';
import type { Hit, HitGroup } from '../../../catalogue/search/open-search.ts';
import { colour, font, labelText, space, mutedText, wrapRow } from '../../theme.ts';
import { HitLine } from './hit.tsx';
import { useWords } from '../../frame/shell.tsx';

/** State of the search combobox as pure functions: the marked option and the keys. */

/** Action of a key. */
export type KeyMeaning =
  | { type: 'mark'; option: number | undefined }
  | { type: 'choose'; option: number }
  | { type: 'clear' }
  | { type: 'close' };

/**
 * Keys of the APG combobox pattern: arrows wrap around through the field, Home and End stay in the text, Escape first
 * empties the field, then closes. Undefined for keys of the field itself.
 * @param marked index of the marked option, if any
 */
export function meaningOf(
  key: string,
  { marked, options, isEmpty }: { marked: number | undefined; options: number; isEmpty: boolean },
): KeyMeaning | undefined {
  switch (key) {
    case 'ArrowDown':
      if (options === 0) return undefined;
      return { type: 'mark', option: marked === undefined ? 0 : marked + 1 < options ? marked + 1 : undefined };
    case 'ArrowUp':
      if (options === 0) return undefined;
      return { type: 'mark', option: marked === undefined ? options - 1 : marked > 0 ? marked - 1 : undefined };
    case 'Enter':
      return marked === undefined ? undefined : { type: 'choose', option: marked };
    case 'Escape':
      return { type: isEmpty ? 'close' : 'clear' };
    default:
      return undefined;
  }
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

const List = styled.div`
  display: grid;
  gap: ${space.x2};
`;
const Label = styled.div`
  ${labelText}
  padding-bottom: ${space.half};
  border-bottom: 1px solid ${colour.line};
  color: ${colour.primary};
`;
const Option = styled.div`
  ${wrapRow}
  gap: 0 ${space.x2};
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
  strong {
    font-weight: ${font.weight.semibold};
  }
  small {
    margin-inline-start: auto;
    ${mutedText}
  }
`;

export const listId = 'search-options';
export const optionId = (option: number): string => `search-option-${option}`;

export interface OptionListProps {
  groups: readonly HitGroup[];
  marked: number | undefined;
  onChoose: (hit: Hit, inNewTab: boolean) => void;
}

/** Hits by kind, as options of the combobox; the focus stays in the field. */
export function OptionList({ groups, marked, onChoose }: OptionListProps) {
  const { suggestions } = useWords().page;
  const all = groups.flatMap((group) => group.hits);
  return (
    <List role="listbox" id={listId} aria-label={suggestions}>
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
                onClick={(event) => onChoose(hit, event.ctrlKey || event.metaKey)}
              >
                <HitLine hit={hit} />
              </Option>
            );
          })}
        </div>
      ))}
    </List>
  );
}
