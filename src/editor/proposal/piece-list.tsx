import { useState } from 'react';
import { Hint } from '../../ui/links/control.ts';
import type { SourceEntry } from '../engine/sources.ts';
import { Buttons, SecondaryButton } from '../form/parts.ts';
import { fill, useEditorWords } from '../parts/words.tsx';
import { Rows } from '../start/entry-list.tsx';
import { goTo } from '../start/use-hash.ts';
import { titleOfDraft } from './apply.ts';
import { effectOf, type Proposal } from './proposal.ts';
import { withoutDraft, type ProposalStore } from './proposal-store.ts';

interface PieceListProps {
  proposal: Proposal;
  entries: readonly SourceEntry[];
  store: ProposalStore;
}

/** What is in a proposal; each piece can be opened and thrown away. */
export function PieceList({ proposal, entries, store }: PieceListProps) {
  const { drafts: words } = useEditorWords();
  const [announcement, announce] = useState('');
  const discard = (name: string, change: (proposal: Proposal) => Proposal) => {
    if (!confirm(fill(words.confirm, { name }))) return;
    void store.change(change);
    announce(fill(words.deleted, { name }));
  };
  const photosOf = (id: string) => {
    const names = proposal.photos.flatMap(({ owner, name }) => (owner === id ? [name] : []));
    return names.length > 0 ? `${fill(words.photos, { count: names.length })}: ${names.join(', ')}` : '';
  };
  return (
    <>
      <Rows>
        {proposal.drafts.map((draft) => {
          const title = titleOfDraft(draft, entries);
          const effect = effectOf(draft);
          const what = effect && fill(words[effect === 'deleted' ? 'gone' : effect], { file: draft.id });
          const photos = photosOf(draft.id);
          return (
            <li key={draft.id}>
              <span>
                <strong>{title}</strong>
                <small>{[what ? `${draft.file} (${what})` : draft.file, photos].filter(Boolean).join(', ')}</small>
              </span>
              <Buttons>
                {!draft.isDeleted && (
                  <SecondaryButton type="button" aria-label={`${words.open}: ${title}`} onClick={() => goTo(draft.id)}>
                    {words.open}
                  </SecondaryButton>
                )}
                <SecondaryButton
                  type="button"
                  aria-label={`${words.delete}: ${title}`}
                  onClick={() =>
                    discard([title, photos].filter(Boolean).join(', '), (now) => withoutDraft(now, draft.id))
                  }
                >
                  {words.delete}
                </SecondaryButton>
              </Buttons>
            </li>
          );
        })}
        {proposal.removedPhotos.map((file) => (
          <li key={file}>
            <span>
              <strong>{file}</strong>
              <small>{words.deletedPhoto}</small>
            </span>
            <SecondaryButton
              type="button"
              aria-label={`${words.delete}: ${file}`}
              onClick={() =>
                discard(file, (now) => ({ ...now, removedPhotos: now.removedPhotos.filter((one) => one !== file) }))
              }
            >
              {words.delete}
            </SecondaryButton>
          </li>
        ))}
      </Rows>
      <Hint role="status">{announcement}</Hint>
    </>
  );
}
