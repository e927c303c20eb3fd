import { useEffect, useRef, useState } from 'react';
import type { Finding } from '../../yaml/finding.ts';
import type { Draft, Proposal } from '../proposal/proposal.ts';
import type { Engine } from './engine.ts';
import type { Proposed } from './examine.ts';
import type { EngineAnswer } from './worker.ts';

/** The engine's current answer about a proposal. */
export interface LatestAnswer {
  /** Undefined before the first answer. */
  answer: EngineAnswer | undefined;
  /** What the answer is about: an older state while a check runs. */
  of: Proposed | undefined;
  /** The last preview, kept while the file has errors. */
  preview: EngineAnswer['preview'];
  choices: EngineAnswer['choices'];
  /** The current proposal has no answer yet, from the first keystroke after the last answer. */
  isChecking: boolean;
  /** The engine failed for the current proposal. */
  hasFailed: boolean;
}

type Answered = Omit<LatestAnswer, 'isChecking' | 'hasFailed'> & { failedFor: Proposed | undefined };

/** Delay after the last keystroke before the check (milliseconds). */
const rest = 150;

/** Further delay before the preview, whose drawings take a second (milliseconds). */
const previewRest = 300;

/**
 * Asks the engine after each change, one request at a time and only for the newest text: first for the findings, then,
 * after a pause, for the preview. `proposed` must be the same object while nothing changes.
 */
export function useAnswer(engine: Engine, proposed: Proposed, file: string, wanted = 0): LatestAnswer {
  const [state, setState] = useState<Answered>({
    answer: undefined,
    of: undefined,
    preview: undefined,
    choices: [],
    failedFor: undefined,
  });
  const running = useRef<Promise<unknown>>(Promise.resolve());

  useEffect(() => {
    let isOld = false;
    const ask = async (withPreview: boolean, after: number) => {
      await new Promise((resolve) => setTimeout(resolve, after));
      await running.current;
      if (isOld) return;
      const asked = engine.examine({ ...proposed, file, wanted, withPreview });
      running.current = asked.catch(() => undefined);
      const answer = await asked;
      setState(({ preview, choices }) => ({
        answer,
        of: proposed,
        preview: answer.preview ?? preview,
        choices: answer.choices.length > 0 ? answer.choices : choices,
        failedFor: undefined,
      }));
    };
    ask(false, rest)
      .then(() => ask(true, previewRest))
      .catch(() => setState((old) => ({ ...old, failedFor: proposed })));
    return () => {
      isOld = true;
    };
  }, [engine, proposed, file, wanted]);
  const { failedFor, ...answered } = state;
  const hasFailed = failedFor === proposed;
  return { ...answered, hasFailed, isChecking: state.of !== proposed && !hasFailed };
}

/** Findings with those of the checks on GitHub, while the draft is still as it was sent. */
export function withNoted(findings: readonly Finding[], { sent }: Proposal, draft: Draft): readonly Finding[] {
  const isKnown = (finding: Finding) =>
    findings.some(({ rule, message }) => rule === finding.rule && message === finding.message);
  const noted = sent && draft.text === draft.sent ? sent.findings : [];
  return [...findings, ...noted.filter((finding) => finding.file === draft.file && !isKnown(finding))];
}
