import styled from '@emotion/styled';
import { useMemo } from 'react';
import { colour, font, size, space } from '../../ui/theme.ts';
import { folderKinds } from '../../catalogue/kinds.ts';
import { copyDraft, emptyDraft } from '../drafts/new-draft.ts';
import { fieldSchemaOf } from '../../yaml/field-schema.ts';
import { schemas } from '#generated/entry-schemas.gen.js';
import { applyDrafts, idOfFile } from '../proposal/apply.ts';
import type { Draft, Proposal } from '../proposal/proposal.ts';
import { withDraft, type ProposalStore } from '../proposal/proposal-store.ts';
import type { SourceEntry, Sources } from '../engine/sources.ts';
import { Bar } from '../parts/bar.tsx';
import { Screen } from '../parts/screen.tsx';
import { fill, useSettings, useEditorWords } from '../parts/words.ts';
import { EntryList } from './entry-list.tsx';
import { ProposalPart } from './proposal-part.tsx';
import { goTo, importHash } from './use-hash.ts';

/** The sources, or whether they are still loading. */
export type Opened = Sources | 'loading' | 'failed';

const Lead = styled.p`
  max-width: 64ch;
  margin: ${space.x2} 0 0;
  font-size: ${size.lead};
  line-height: 1.5;
  color: ${colour.muted};
`;
const Kinds = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 260px), 1fr));
  gap: ${space.x2};
  button {
    display: grid;
    align-content: start;
    gap: ${space.half};
    width: 100%;
    height: 100%;
    padding: ${space.x2};
    border: 1px solid ${colour.line};
    border-top: 3px solid ${colour.primary};
    background: ${colour.paper};
    text-align: start;
    &:hover {
      border-color: ${colour.primary};
      background: ${colour.primaryPale};
    }
  }
  strong {
    font-size: ${size.h4};
    font-weight: ${font.weight.semibold};
    color: ${colour.ink};
  }
  span {
    font-size: ${size.small};
    line-height: 1.45;
    color: ${colour.muted};
  }
`;

/** Models come first: they are added most often. */
const offered = folderKinds.toSorted((a, b) => Number(b.id === 'model') - Number(a.id === 'model'));

const none: readonly SourceEntry[] = [];
const noDrafts: readonly Draft[] = [];

interface StartScreenProps {
  sources: Opened;
  proposals: readonly Proposal[];
  store: ProposalStore;
  /** A draft is being loaded. */
  isOpening: boolean;
}

/** The start screen: continue the proposal, add or change an entry. */
export function StartScreen({ sources, proposals, store, isOpening }: StartScreenProps) {
  const words = useEditorWords();
  const { start } = words;
  const copy = (entry: SourceEntry) => {
    const draft = copyDraft(entry, Date.now());
    void store.change((proposal) => withDraft(proposal, draft));
    goTo(draft.id);
  };
  const published = typeof sources === 'object' ? sources.entries : none;
  const drafts = proposals[0]?.drafts ?? noDrafts;
  const entries = useMemo(() => applyDrafts(published, drafts), [published, drafts]);
  return (
    <>
      <EditorBar />
      <Screen title={isOpening ? start.loading : start.heading} isBusy={isOpening || sources === 'loading'}>
        {!isOpening && (
          <>
            <Lead>{words.intro}</Lead>
            <ProposalPart proposals={proposals} entries={published} store={store} />
            <h2>{start.add}</h2>
            <Kinds>
              {offered.map(({ id, name }) => (
                <li key={id}>
                  <button type="button" onClick={() => goTo(emptyDraft(id, Date.now()).id)}>
                    <strong>{fill(start.newOne, { kind: name })}</strong>
                    <span>{firstSentence(fieldSchemaOf(id, schemas).description ?? '')}</span>
                  </button>
                </li>
              ))}
              <li>
                <button type="button" onClick={() => goTo(importHash)}>
                  <strong>{words.spreadsheet.button}</strong>
                  <span>{words.spreadsheet.buttonHint}</span>
                </button>
              </li>
            </Kinds>
            <h2>{start.change}</h2>
            {typeof sources === 'object' ? (
              <EntryList entries={entries} onChange={({ file }) => goTo(idOfFile(file, drafts))} onCopy={copy} />
            ) : (
              <p role="status">{sources === 'failed' ? start.failed : start.loading}</p>
            )}
          </>
        )}
      </Screen>
    </>
  );
}

function firstSentence(text: string): string {
  return /^.*?\.(?=\s|$)/.exec(text)?.[0] ?? text;
}

/** The bar at the top, with the brand. */
function EditorBar() {
  const { brand, words } = useSettings();
  return (
    <Bar>
      <a href="/">{brand.logo === undefined ? brand.name : <img src={brand.logo} alt={brand.name} />}</a>
      <p>{words.title}</p>
    </Bar>
  );
}
