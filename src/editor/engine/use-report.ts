import { useEffect, useRef, useState } from 'react';
import type { Draft } from './examine.ts';
import type { EngineClient, Report } from './client.ts';

/** The engine's current answer about a draft. */
export interface Reported {
  /** Undefined before the first answer. */
  report: Report | undefined;
  /** The last preview, kept while the draft has errors. */
  preview: Report['preview'];
  choices: Report['choices'];
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
 * after a pause, for the preview.
 */
export function useReport(
  engine: EngineClient,
  { file, text, isNew, photos, wanted }: Draft & { wanted: number },
): Reported {
  const [state, setState] = useState<Reported>({
    report: undefined,
    preview: undefined,
    choices: [],
    isChecking: true,
    hasFailed: false,
  });
  const running = useRef(false);
  const next = useRef<() => void>(undefined);

  useEffect(() => {
    let previewTimer: ReturnType<typeof setTimeout> | undefined;
    let isOld = false;
    const ask = (withPreview: boolean) => {
      running.current = true;
      next.current = undefined;
      if (!withPreview) setState((old) => ({ ...old, isChecking: true }));
      engine
        .ask('examine', { file, text, isNew, photos: [...photos], wanted, withPreview })
        .then(
          (report) => {
            if (!withPreview && !isOld) previewTimer = setTimeout(() => run(true), previewRest);
            setState(({ preview, choices }) => ({
              report,
              preview: report.preview ?? preview,
              choices: report.choices.length > 0 ? report.choices : choices,
              isChecking: false,
              hasFailed: false,
            }));
          },
          () => setState((old) => ({ ...old, isChecking: false, hasFailed: true })),
        )
        .finally(() => {
          running.current = false;
          next.current?.();
        });
    };
    const run = (withPreview: boolean) => {
      if (running.current) next.current = () => ask(withPreview);
      else ask(withPreview);
    };
    const timer = setTimeout(() => run(false), rest);
    return () => {
      isOld = true;
      clearTimeout(timer);
      clearTimeout(previewTimer);
      next.current = undefined;
    };
  }, [engine, file, text, isNew, photos, wanted]);
  return state;
}
