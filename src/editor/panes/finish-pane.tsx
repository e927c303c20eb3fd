import styled from '@emotion/styled';
import { useMemo, useState } from 'react';
import type { Finding } from '../../yaml/finding.ts';
import { Hint } from '../../ui/links/control.ts';
import { ButtonAnchor } from '../../ui/links/button.ts';
import { colour, font, size, space } from '../../ui/theme.ts';
import type { Engine } from '../engine/engine.ts';
import type { Sources } from '../engine/sources.ts';
import { Buttons, More, SecondaryButton } from '../form/parts.ts';
import { repositoryAt } from '../github/github.ts';
import { SendPart } from '../github/send-part.tsx';
import { deletionAddress, saveFile, uploadAddress, zipOf } from '../github/propose.ts';
import { slugify } from '../../check/file-names.ts';
import { fill, useSettings, useEditorWords } from '../parts/words.ts';
import { titleOfProposal } from '../proposal/apply.ts';
import { takenHere } from '../proposal/taken-here.ts';
import { proposedFiles, type Proposal } from '../proposal/proposal.ts';
import type { ProposalStore } from '../proposal/proposal-store.ts';
import { PieceList, ProposalName } from '../start/proposal-part.tsx';
import { Notice } from '../workbench-layout.ts';

const Frame = styled.div`
  display: grid;
  align-content: start;
  gap: ${space.x2};
  min-width: 0;
  h3 {
    margin: ${space.x2} 0 0;
    font-size: ${size.h4};
  }
`;
const Propose = styled(ButtonAnchor)`
  flex-wrap: wrap;
  row-gap: 0;
  padding-block: ${space.x1};
`;
const StepList = styled.ol`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 200px), 1fr));
  gap: ${space.x3};
  li {
    display: grid;
    align-content: start;
    gap: ${space.x1};
  }
  strong {
    font-weight: ${font.weight.semibold};
    color: ${colour.ink};
  }
  span {
    font-size: 0.9375rem;
    line-height: 1.5;
  }
  svg {
    max-width: 220px;
    border: 1px solid ${colour.line};
    background: ${colour.paper};
  }
`;

/** The drawings of the steps, in the maker's colours. */
const pictures = new URL('steps.svg', import.meta.url).pathname;

/** GitHub's upload page takes no more files. */
const mostAtOnce = 100;

interface FinishPaneProps {
  proposal: Proposal;
  /** All findings of the proposal. */
  findings: readonly Finding[];
  /** Goes to the field of a finding. */
  onChoose: (finding: Finding) => void;
  sources: Sources;
  engine: Engine;
  store: ProposalStore;
}

/** What is in the proposal, and how to send it: to GitHub, or as a ZIP to upload. */
export function FinishPane({ proposal, findings, onChoose, sources, engine, store }: FinishPaneProps) {
  const settings = useSettings();
  const { finish, github, zipSteps } = useEditorWords();
  const [announcement, announce] = useState('');
  const files = proposedFiles(proposal, sources.media);
  const to = useMemo(() => repositoryAt(settings.repository), [settings.repository]);
  const toUpload = files.filter((file) => !('deleted' in file));
  // A ZIP would keep one of two files with one name.
  const isTaken = takenHere(proposal, sources).length > 0;
  const paths = new Set(toUpload.map(({ path }) => path));
  const toDelete = files.flatMap((file) =>
    'deleted' in file ? [file.path] : 'movedFrom' in file && !paths.has(file.movedFrom) ? [file.movedFrom] : [],
  );
  const save = () =>
    zipOf(toUpload, sources.media).then(
      (zip) => {
        const title = titleOfProposal(proposal, sources.entries);
        saveFile(`${slugify(title).slice(0, 60) || 'proposal'}.zip`, zip);
        announce(fill(finish.zipSaved, { count: toUpload.length }));
      },
      () => announce(finish.zipFailed),
    );
  return (
    <Frame>
      {files.length === 0 && <Notice>{proposal.sent?.accepted ? finish.published : finish.unchanged}</Notice>}
      {findings.some(({ severity }) => severity === 'error') && <Notice>{finish.errors}</Notice>}
      <ProposalName proposal={proposal} store={store} />
      <PieceList proposal={proposal} entries={sources.entries} store={store} />
      {files.length > 0 && <SendPart {...{ proposal, sources, engine, store, to, onChoose }} />}
      <More open={!proposal.sent}>
        <summary>{github.others}</summary>
        <Frame>
          <p>{finish.account}</p>
          {toUpload.length > 0 && (
            <>
              <h3>{finish.zip}</h3>
              <Buttons>
                <SecondaryButton disabled={isTaken} onClick={() => void save()}>
                  {finish.saveZip}
                </SecondaryButton>
                <Propose look="secondary" href={uploadAddress(settings)} target="_blank" rel="noopener">
                  {finish.upload}
                  <small>({finish.newTab})</small>
                </Propose>
              </Buttons>
              <Hint role="status">{announcement}</Hint>
              {isTaken && <Notice role="alert">{finish.taken}</Notice>}
              {toUpload.length > mostAtOnce && <Notice>{finish.many}</Notice>}
              <StepList>
                {zipSteps.map(({ title, text, picture }, index) => (
                  <li key={title}>
                    {/* Decorative: the text beside it says the same. */}
                    <svg viewBox="0 0 220 140" aria-hidden="true">
                      <use href={`${pictures}#${picture}`} />
                    </svg>
                    <strong>{`${index + 1}. ${title}`}</strong>
                    <span>{text}</span>
                  </li>
                ))}
              </StepList>
            </>
          )}
          {toDelete.length > 0 && (
            <>
              <h3>{finish.toDelete}</h3>
              <p>{finish.toDeleteHow}</p>
              <ul>
                {toDelete.map((path) => (
                  <li key={path}>
                    <a href={deletionAddress(settings, path)} target="_blank" rel="noopener">
                      {path}
                    </a>
                  </li>
                ))}
              </ul>
            </>
          )}
        </Frame>
      </More>
    </Frame>
  );
}
