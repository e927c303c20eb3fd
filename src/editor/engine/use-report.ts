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
  isChecking: boolean;
  /** The engine failed for the current text. */
  hasFailed: boolean;
}

/** Delay after the last keystroke before the check (milliseconds). */
const rest = 150;

/** Further delay before the preview, whose drawings take a second (milliseconds). */
const previewRest = 300;

/**
 * Asks the engine after each change, one request at a time and only for the newest text: first for the findings, then,
 * after a pause, for the preview. `proposed` must be the same object while nothing changes.
 */
export function useReport(engine: Engine, proposed: Proposed, file: string, wanted = 0): Reported {
  const [state, setState] = useState<Reported>({
    report: undefined,
    of: undefined,
    preview: undefined,
    choices: [],
    isChecking: true,
    hasFailed: false,
  });
  const running = useRef<Promise<unknown>>(Promise.resolve());

  useEffect(() => {
    let isOld = false;
    const ask = async (withPreview: boolean, after: number) => {
      await new Promise((resolve) => setTimeout(resolve, after));
      await running.current;
      if (isOld) return;
      if (!withPreview) setState((old) => ({ ...old, isChecking: true }));
      const answer = engine.examine({ ...proposed, file, wanted, withPreview });
      running.current = answer.catch(() => undefined);
      const report = await answer;
      setState(({ preview, choices }) => ({
        report,
        of: proposed,
        preview: report.preview ?? preview,
        choices: report.choices.length > 0 ? report.choices : choices,
        isChecking: false,
        hasFailed: false,
      }));
    };
    ask(false, rest)
      .then(() => ask(true, previewRest))
      .catch(() => setState((old) => ({ ...old, isChecking: false, hasFailed: true })));
    return () => {
      isOld = true;
    };
  }, [engine, proposed, file, wanted]);
  return state;
}
