import styled from '@emotion/styled';
import { useState } from 'react';
import { colour, font, size, space } from '../../site/theme.ts';
import type { DraftStore, StoredDraft } from '../drafts/draft-store.ts';
import { nameIn } from '../drafts/new-draft.ts';
import { Buttons, QuietButton } from '../form/parts.ts';
import { fill, useWords } from '../parts/words.tsx';
import { goTo } from './use-hash.ts';

const Rows = styled.ul`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;
  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${space.half} ${space.x2};
    padding: ${space.x1} 0;
    border-top: 1px solid ${colour.line};
  }
  strong {
    font-weight: ${font.weight.semibold};
    color: ${colour.ink};
  }
  small {
    display: block;
    font-size: ${size.small};
    color: ${colour.quiet};
  }
`;
const Note = styled.p`
  margin: 0 0 ${space.x1};
  font-size: ${size.small};
  color: ${colour.quiet};
`;

/** The drafts of this browser. Without any, there is nothing to see. */
export function DraftList({ store }: { store: DraftStore }) {
  const { drafts: words } = useWords();
  const [drafts, setDrafts] = useState(() => store.list());
  const [said, setSaid] = useState('');
  const remove = (draft: StoredDraft) => {
    if (!confirm(fill(words.confirm, { name: nameIn(draft) || draft.file }))) return;
    store.remove(draft.id);
    setDrafts(store.list());
    setSaid(words.deleted);
  };
  return (
    <section>
      {drafts.length > 0 && (
        <>
          <h2>{words.heading}</h2>
          <Note>{words.explain}</Note>
          <Rows>
            {drafts.map((draft) => (
              <li key={draft.id}>
                <span>
                  <strong>{nameIn(draft) || draft.file}</strong>
                  <small>
                    {draft.file}
                    {draft.isNew && ` (${words.new})`}, {new Date(draft.changed).toLocaleString()}
                  </small>
                </span>
                <Buttons>
                  <QuietButton type="button" onClick={() => goTo(draft.id)}>
                    {words.open}
                  </QuietButton>
                  <QuietButton type="button" onClick={() => remove(draft)}>
                    {words.delete}
                  </QuietButton>
                </Buttons>
              </li>
            ))}
          </Rows>
        </>
      )}
      <p role="status">{said}</p>
    </section>
  );
}
