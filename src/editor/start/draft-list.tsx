import { useState } from 'react';
import { Hint } from '../../ui/links/control.ts';
import type { DraftStore, StoredDraft } from '../drafts/draft-store.ts';
import { nameIn } from '../drafts/new-draft.ts';
import { Buttons, SecondaryButton } from '../form/parts.ts';
import { fill, useEditorWords } from '../parts/words.tsx';
import { Rows } from './entry-list.tsx';
import { goTo } from './use-hash.ts';

/** The drafts in this browser; renders nothing without drafts. */
export function DraftList({ store }: { store: DraftStore }) {
  const { drafts: words } = useEditorWords();
  const [drafts, setDrafts] = useState(() => store.list());
  const [announcement, announce] = useState('');
  const remove = (draft: StoredDraft) => {
    if (!confirm(fill(words.confirm, { name: nameIn(draft) || draft.file }))) return;
    store.remove(draft.id);
    setDrafts(store.list());
    announce(words.deleted);
  };
  return (
    <section>
      {drafts.length > 0 && (
        <>
          <h2>{words.heading}</h2>
          <Hint>{words.explain}</Hint>
          <Rows>
            {drafts.map((draft) => (
              <li key={draft.id}>
                <span>
                  <strong>{nameIn(draft) || draft.file}</strong>
                  <small>
                    {`${draft.file}${draft.isNew ? ` (${words.new})` : ''}, ${new Date(draft.changed).toLocaleString()}`}
                  </small>
                </span>
                <Buttons>
                  <SecondaryButton type="button" onClick={() => goTo(draft.id)}>
                    {words.open}
                  </SecondaryButton>
                  <SecondaryButton type="button" onClick={() => remove(draft)}>
                    {words.delete}
                  </SecondaryButton>
                </Buttons>
              </li>
            ))}
          </Rows>
        </>
      )}
      <p role="status">{announcement}</p>
    </section>
  );
}
