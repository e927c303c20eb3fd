import styled from '@emotion/styled';
import { useDeferredValue, useMemo, useState, type ReactNode } from 'react';
import { FieldBox, Hint, Input, Select } from '../../ui/links/control.ts';
import { font, media, mutedText, space, colour } from '../../ui/theme.ts';
import { folderKinds, kindOf } from '../../catalogue/kinds.ts';
import { compareTexts } from '../../yaml/finding.ts';
import { normalizeName } from '../../text/names.ts';
import type { SourceEntry } from '../engine/sources.ts';
import { fieldsOfKind, labelOf } from '../form/field-model.ts';
import { Buttons, SecondaryButton } from '../form/parts.ts';
import { fill, useEditorWords } from '../parts/words.ts';

/** A list of entries: name and file, with buttons at the right. */
export const Rows = styled.ul`
  display: grid;
  margin-top: ${space.x1};
  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${space.half} ${space.x2};
    padding: ${space.x1} 0;
    border-top: 1px solid ${colour.line};
  }
  li > :first-child {
    flex: 1 1 160px;
    min-width: 0;
  }
  strong {
    font-weight: ${font.weight.semibold};
    color: ${colour.ink};
  }
  small {
    ${mutedText}
    display: block;
    overflow-wrap: anywhere;
  }
`;

/** An entry of such a list, with its buttons. */
export function Row({ title, note, children }: { title: string; note: string; children: ReactNode }) {
  return (
    <li>
      <span>
        <strong>{title}</strong>
        <small>{note}</small>
      </span>
      <Buttons>{children}</Buttons>
    </li>
  );
}

/** A button in a list, whose full name says of which entry: "Change: BLT150". */
export function RowButton({ action, of, onClick }: { action: string; of: string; onClick: () => void }) {
  return (
    <SecondaryButton aria-label={`${action}: ${of}`} onClick={onClick}>
      {action}
    </SecondaryButton>
  );
}

const Search = styled.div`
  display: grid;
  gap: ${space.x2};
  margin-bottom: ${space.x2};
  label {
    font-weight: ${font.weight.semibold};
  }
  ${media.tablet} {
    grid-template-columns: minmax(0, 2fr) minmax(0, 1fr);
    align-items: end;
  }
`;

/** Maximum entries shown; more need a search. */
const maxShown = 24;

interface EntryListProps {
  entries: readonly SourceEntry[];
  onChange: (entry: SourceEntry) => void;
  onCopy: (entry: SourceEntry) => void;
}

/** Models first, with the text that the search matches. */
function listAll(entries: readonly SourceEntry[]) {
  return entries
    .map((entry) => ({ ...entry, words: `${normalizeName(entry.name)} ${normalizeName(entry.file)}` }))
    .toSorted((a, b) => Number(b.kind === 'model') - Number(a.kind === 'model') || compareTexts(a.words, b.words));
}

/** All published entries, to change or copy. */
export function EntryList({ entries, onChange, onCopy }: EntryListProps) {
  const { start } = useEditorWords();
  const all = useMemo(() => listAll(entries), [entries]);
  const [typed, setTyped] = useState('');
  const [kind, setKind] = useState('');
  const text = useDeferredValue(typed);
  const matching = useMemo(() => {
    const wanted = normalizeName(text);
    const inText = text.trim().toLowerCase();
    const ofKind = all.filter((entry) => kind === '' || entry.kind.startsWith(kind));
    // Names come first, then texts, then fields that are not filled in yet.
    const ranks = Map.groupBy(ofKind, (entry): number => {
      if (entry.words.includes(wanted)) return 0;
      if (entry.text.toLowerCase().includes(inText)) return 1;
      return fieldsOfKind(entry.kind).some(({ name }) => name.toLowerCase().startsWith(inText)) ? 2 : 3;
    });
    return [0, 1, 2].flatMap((rank) => ranks.get(rank) ?? []);
  }, [all, text, kind]);
  return (
    <>
      <Search>
        <FieldBox>
          <label htmlFor="search">{start.search}</label>
          <Hint id="search-hint">{start.searchHint}</Hint>
          <Input
            id="search"
            type="search"
            aria-describedby="search-hint"
            autoComplete="off"
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        </FieldBox>
        <FieldBox>
          <label htmlFor="search-kind">{start.kind}</label>
          <Select id="search-kind" value={kind} onChange={({ target }) => setKind(target.value)}>
            <option value="">{start.all}</option>
            {folderKinds.map(({ id, many }) => (
              <option key={id} value={id}>
                {labelOf(many)}
              </option>
            ))}
            <option value="page-">{labelOf(kindOf('page-home').many)}</option>
          </Select>
        </FieldBox>
      </Search>
      <Hint role="status">{matching.length > 0 ? fill(start.found, { count: matching.length }) : start.nothing}</Hint>
      <Rows>
        {matching.slice(0, maxShown).map((entry) => (
          <Row key={entry.file} title={entry.name} note={entry.file}>
            <RowButton action={start.edit} of={entry.name} onClick={() => onChange(entry)} />
            {folderKinds.some(({ id }) => id === entry.kind) && (
              <RowButton action={start.copy} of={entry.name} onClick={() => onCopy(entry)} />
            )}
          </Row>
        ))}
      </Rows>
      {matching.length > maxShown && <Hint>{fill(start.more, { count: matching.length - maxShown })}</Hint>}
    </>
  );
}
