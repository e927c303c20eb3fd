import { useEffect, useRef, useState } from 'react';
import type { Draft } from './examine.ts';
import type { EngineClient, Report } from './client.ts';

/** What the engine says of the draft at present. */
export interface Reported {
  /** The newest answer; undefined before the first. */
  report: Report | undefined;
  /** The newest preview: it stays while something is to be fixed. */
  preview: Report['preview'];
  choices: Report['choices'];
  /** Set while an answer is awaited. */
  isChecking: boolean;
  /** The engine gave up at this text. */
  hasFailed: boolean;
}

/** Rest of the keyboard after which a draft is examined (milliseconds). */
const rest = 150;

/** Rest after which the preview is made, too (milliseconds): its drawings take a second. */
const previewRest = 300;

/**
 * Asks the engine after each change, one question at a time, and the newest text only: first for the findings, then, when the
 * keyboard rests, for the preview.
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
