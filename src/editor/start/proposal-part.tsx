import { useState } from 'react';
import { ButtonAnchor } from '../../ui/links/button.ts';
import { FieldBox, Hint, Input, LabelRow } from '../../ui/links/control.ts';
import type { SourceEntry } from '../engine/sources.ts';
import { Buttons, Group, SecondaryButton } from '../form/parts.ts';
import { fill, useEditorWords } from '../parts/words.ts';
import { editedSince, titleOfDraft, titleOfProposal, withoutPiece, withoutRemoval } from '../proposal/apply.ts';
import { effectOf, emptyProposal, hasPieces, type Draft, type Proposal, type Sent } from '../proposal/proposal.ts';
import type { ProposalStore } from '../proposal/proposal-store.ts';
import { Notice } from '../workbench-layout.ts';
import { Row, RowButton, Rows } from './entry-list.tsx';
import { goTo, sendHash } from './use-hash.ts';

interface ProposalPartProps {
  proposals: readonly Proposal[];
  entries: readonly SourceEntry[];
  store: ProposalStore;
}

/** What a button takes back. `name` stands in its question, `edited` are drafts that stay as they were edited since. */
interface Undo {
  isDeletion: boolean;
  change: (now: Proposal) => Proposal;
  name?: string;
  edited?: readonly Draft[];
}

/** The proposal being worked on, and those put aside; renders nothing without any. */
export function ProposalPart({ proposals, entries, store }: ProposalPartProps) {
  const { drafts: words } = useEditorWords();
  const [announcement, announce] = useState('');
  const [thrown, setThrown] = useState<Sent>();
  const [active, ...others] = proposals;
  const title = (proposal: Proposal) => titleOfProposal(proposal, entries) || words.unnamed;
  // Said once it is written: a reload before that would bring it back.
  const remove = async (proposal: Proposal) => {
    const pieces = titleOfProposal({ ...proposal, name: '' }, entries);
    if (!confirm(fill(words.confirm, { name: `${title(proposal)}: ${pieces}` }))) return;
    await store.remove(proposal.id);
    setThrown(proposal.sent);
    announce(fill(words.deleted, { name: title(proposal) }));
  };
  return (
    <Group as="section">
      {active && hasPieces(active) && (
        <>
          <h2>{words.heading}</h2>
          <Hint>{words.explain}</Hint>
          {store.isKept() === false && <Notice role="alert">{words.full}</Notice>}
          <ProposalName proposal={active} store={store} />
        </>
      )}
      {active && <PieceList proposal={active} entries={entries} store={store} />}
      {active && hasPieces(active) && (
        <Buttons>
          <ButtonAnchor look="primary" href={`#${sendHash}`}>
            {words.send}
          </ButtonAnchor>
          <SecondaryButton onClick={() => void store.open(emptyProposal(Date.now()))}>{words.another}</SecondaryButton>
        </Buttons>
      )}
      {others.length > 0 && (
        <>
          <h2>{words.aside}</h2>
          <Rows>
            {others.map((proposal) => (
              <Row
                key={proposal.id}
                title={title(proposal)}
                note={`${fill(words.pieces, { count: proposal.drafts.length })}, ${new Date(proposal.opened).toLocaleString()}`}
              >
                <RowButton action={words.open} of={title(proposal)} onClick={() => void store.open(proposal)} />
                <RowButton action={words.delete} of={title(proposal)} onClick={() => void remove(proposal)} />
              </Row>
            ))}
          </Rows>
        </>
      )}
      <p role="status">{announcement}</p>
      <StillOpen sent={thrown} />
    </Group>
  );
}

/** What was sent stays on GitHub when all of it is thrown away here. */
function StillOpen({ sent }: { sent: Sent | undefined }) {
  const { drafts: words } = useEditorWords();
  if (!sent) return null;
  return (
    <Notice role="status">
      <span>{words.stillOpen}</span>{' '}
      <a href={sent.address} target="_blank" rel="noopener">
        {sent.address}
      </a>
    </Notice>
  );
}

/** The proposal's name, which becomes that of the pull request. */
export function ProposalName({ proposal, store }: { proposal: Proposal; store: ProposalStore }) {
  const { drafts: words } = useEditorWords();
  return (
    <FieldBox>
      <LabelRow>
        <label htmlFor="proposal-name">{words.name}</label>
      </LabelRow>
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

interface PieceListProps {
  proposal: Proposal;
  entries: readonly SourceEntry[];
  store: ProposalStore;
}

/** What is in a proposal; each piece can be opened and thrown away. */
export function PieceList({ proposal, entries, store }: PieceListProps) {
  const { drafts: words } = useEditorWords();
  const [announcement, announce] = useState('');
  const [thrown, setThrown] = useState<Sent>();
  /** The button that throws a piece away, with a question, or takes a deletion back. */
  const undoButton = (title: string, { isDeletion, change, name = title, edited = [] }: Undo) => {
    const undo = async () => {
      const left = hasPieces(change(proposal)) ? undefined : proposal.sent;
      const asked = [fill(words.confirm, { name }), ...(left ? [words.stillOpen, left.address] : [])];
      if (!isDeletion && !confirm(asked.join('\n'))) return;
      // What is written next has nothing to do with that request.
      const written = [store.change(change), ...(left ? [store.open(emptyProposal(Date.now()))] : [])];
      await Promise.all(written);
      setThrown(left);
      const files = edited.map(({ file }) => file).join(', ');
      const said = fill(isDeletion ? words.takenBack : words.deleted, { name });
      announce(files === '' ? said : `${said} ${fill(words.editedSince, { name, files })}`);
    };
    return <RowButton action={isDeletion ? words.takeBack : words.delete} of={title} onClick={() => void undo()} />;
  };
  const photosOf = (id: string) => {
    const names = proposal.photos.flatMap(({ owner, name }) => (owner === id ? [name] : []));
    return names.length > 0 ? `${fill(words.photoCount, { count: names.length })}: ${names.join(', ')}` : '';
  };
  return (
    <>
      <Rows>
        {proposal.drafts.map((draft) => {
          const title = titleOfDraft(draft, entries);
          const effect = effectOf(draft);
          const what = effect && fill(words[effect === 'deleted' ? 'gone' : effect], { file: draft.id });
          const photos = draft.isDeleted ? '' : photosOf(draft.id);
          return (
            <Row
              key={draft.id}
              title={title}
              note={[what ? `${draft.file} (${what})` : draft.file, photos].filter(Boolean).join(', ')}
            >
              {!draft.isDeleted && <RowButton action={words.open} of={title} onClick={() => goTo(draft.id)} />}
              {undoButton(title, {
                isDeletion: draft.isDeleted === true,
                change: (now) => withoutPiece(now, draft.id, Date.now()),
                name: [title, photos].filter(Boolean).join(', '),
                edited: editedSince(proposal.drafts, draft),
              })}
            </Row>
          );
        })}
        {proposal.removedPhotos.map((file) => (
          <Row key={file} title={file} note={words.deletedPhoto}>
            {undoButton(file, { isDeletion: true, change: (now) => withoutRemoval(now, file, Date.now()) })}
          </Row>
        ))}
      </Rows>
      <Hint role="status">{announcement}</Hint>
      <StillOpen sent={thrown} />
    </>
  );
}
