import { useMemo } from 'react';
import type { Engine } from '../engine/engine.ts';
import { proposedOf } from '../engine/examine.ts';
import type { Sources } from '../engine/sources.ts';
import { useAnswer } from '../engine/use-answer.ts';
import { FindingsPanel } from '../panes/findings-panel.tsx';
import { FinishPane } from '../panes/finish-pane.tsx';
import type { Finding } from '../../yaml/finding.ts';
import type { Proposal } from '../proposal/proposal.ts';
import type { ProposalStore } from '../proposal/proposal-store.ts';
import { Bar, BackButton } from '../parts/bar.tsx';
import { Screen } from '../parts/screen.tsx';
import { useEditorWords } from '../parts/words.ts';
import { goToFinding } from './use-hash.ts';

interface SendScreenProps {
  proposal: Proposal;
  sources: Sources;
  engine: Engine;
  store: ProposalStore;
}

const nothing = { findings: [], isBlank: false };

/** The whole proposal with its findings, and how to send it. */
export function SendScreen({ proposal, sources, engine, store }: SendScreenProps) {
  const proposed = useMemo(() => proposedOf(proposal, sources.media), [proposal, sources.media]);
  const latest = useAnswer(engine, proposed, '');
  const { drafts, finish } = useEditorWords();
  const findings = latest.answer?.elsewhere ?? [];
  const choose = (finding: Finding) => goToFinding(finding, proposal.drafts);
  return (
    <>
      <Bar>
        <BackButton />
      </Bar>
      <Screen title={drafts.heading}>
        <FindingsPanel {...nothing} {...latest} elsewhere={findings} onChoose={choose} />
        <h2>{finish.heading}</h2>
        <FinishPane {...{ proposal, sources, engine, store, findings }} onChoose={choose} />
      </Screen>
    </>
  );
}
