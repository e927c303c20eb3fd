import { useState } from 'react';
import { FieldBox, Hint, Input } from '../../ui/links/control.ts';
import type { SourceEntry } from '../engine/sources.ts';
import { Buttons, SecondaryButton } from '../form/parts.ts';
import { fill, useEditorWords } from '../parts/words.tsx';
import { titleOfProposal } from '../proposal/apply.ts';
import { PieceList } from '../proposal/piece-list.tsx';
import { emptyProposal, hasPieces, type Proposal } from '../proposal/proposal.ts';
import type { ProposalStore } from '../proposal/proposal-store.ts';
import { Rows } from './entry-list.tsx';
import { goTo, sendHash } from './use-hash.ts';

interface ProposalPartProps {
  proposals: readonly Proposal[];
  entries: readonly SourceEntry[];
  store: ProposalStore;
}

/** The proposal being worked on, and those put aside; renders nothing without any. */
export function ProposalPart({ proposals, entries, store }: ProposalPartProps) {
  const { drafts: words } = useEditorWords();
  const [announcement, announce] = useState('');
  const [active, ...others] = proposals;
  const title = (proposal: Proposal) => titleOfProposal(proposal, entries) || words.unnamed;
  const remove = (proposal: Proposal) => {
    const pieces = titleOfProposal({ ...proposal, name: '' }, entries);
    if (!confirm(fill(words.confirm, { name: `${title(proposal)}: ${pieces}` }))) return;
    void store.remove(proposal.id);
    announce(fill(words.deleted, { name: title(proposal) }));
  };
  return (
    <section>
      {active && hasPieces(active) && (
        <>
          <h2>{words.heading}</h2>
          <Hint>{words.explain}</Hint>
          <ProposalName proposal={active} store={store} />
          <PieceList proposal={active} entries={entries} store={store} />
          <Buttons>
            <SecondaryButton type="button" onClick={() => goTo(sendHash)}>
              {words.send}
            </SecondaryButton>
            <SecondaryButton type="button" onClick={() => void store.open(emptyProposal(Date.now()))}>
              {words.another}
            </SecondaryButton>
          </Buttons>
        </>
      )}
      {others.length > 0 && (
        <>
          <h2>{words.aside}</h2>
          <Rows>
            {others.map((proposal) => (
              <li key={proposal.id}>
                <span>
                  <strong>{title(proposal)}</strong>
                  <small>{`${fill(words.pieces, { count: proposal.drafts.length })}, ${new Date(proposal.opened).toLocaleString()}`}</small>
                </span>
                <Buttons>
                  <SecondaryButton
                    type="button"
                    aria-label={`${words.open}: ${title(proposal)}`}
                    onClick={() => void store.open(proposal)}
                  >
                    {words.open}
                  </SecondaryButton>
                  <SecondaryButton
                    type="button"
                    aria-label={`${words.delete}: ${title(proposal)}`}
                    onClick={() => remove(proposal)}
                  >
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

/** The proposal's name, which becomes that of the pull request. */
export function ProposalName({ proposal, store }: { proposal: Proposal; store: ProposalStore }) {
  const { drafts: words } = useEditorWords();
  return (
    <FieldBox>
      <label htmlFor="proposal-name">{words.name}</label>
      <Hint id="proposal-name-hint">{words.nameHint}</Hint>
      <Input
        key={proposal.id}
        id="proposal-name"
        aria-describedby="proposal-name-hint"
        autoComplete="off"
        defaultValue={proposal.name}
        onChange={({ target }) => void store.change((now) => ({ ...now, name: target.value.trim() }))}
      />
    </FieldBox>
  );
}
