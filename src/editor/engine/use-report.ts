import { useEffect, useRef, useState } from 'react';
import type { Engine } from './engine.ts';
import type { Proposed } from './examine.ts';
import type { DraftReport } from './worker.ts';

/** The engine's current answer about a proposal. */
export interface Reported {
  /** Undefined before the first answer. */
  report: DraftReport | undefined;
  /** What the report is about: an older state while a check runs. */
  of: Proposed | undefined;
  /** The last preview, kept while the file has errors. */
  preview: DraftReport['preview'];
  choices: DraftReport['choices'];
  /** The current proposal has no answer yet, from the first keystroke after the last answer. */
  isChecking: boolean;
  /** The engine failed for the current proposal. */
  hasFailed: boolean;
}

type Answered = Omit<Reported, 'isChecking' | 'hasFailed'> & { failedFor: Proposed | undefined };

/** Delay after the last keystroke before the check (milliseconds). */
const rest = 150;

/** Further delay before the preview, whose drawings take a second (milliseconds). */
const previewRest = 300;

/**
 * Asks the engine after each change, one request at a time and only for the newest text: first for the findings, then,
 * after a pause, for the preview. `proposed` must be the same object while nothing changes.
 */
export function useReport(engine: Engine, proposed: Proposed, file: string, wanted = 0): Reported {
  const [state, setState] = useState<Answered>({
    report: undefined,
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
      const answer = engine.examine({ ...proposed, file, wanted, withPreview });
      running.current = answer.catch(() => undefined);
      const report = await answer;
      setState(({ preview, choices }) => ({
        report,
        of: proposed,
        preview: report.preview ?? preview,
        choices: report.choices.length > 0 ? report.choices : choices,
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
