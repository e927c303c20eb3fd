import type { PlannedEdit } from './plan-change.ts';
import type { Sources } from './sources.ts';
import type { PlanQuestion, EngineAnswer, Question } from './worker.ts';

export interface Engine {
  /** @throws when the worker fails or takes too long; the next request starts another one */
  examine: (question: Question) => Promise<EngineAnswer>;
  /** The edits that go with a change; throws like `examine`. */
  plan: (question: PlanQuestion) => Promise<PlannedEdit[]>;
}

/** Ends a check that hangs (milliseconds). Ten thousand models take seconds, on a slow and busy machine a minute. */
const patience = 600_000;

/** Checks and previews proposals in a worker, which starts with the first request. */
export function makeEngine(sources: Sources): Engine {
  let worker: Worker | undefined;
  const start = () => {
    const made = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    made.postMessage(sources);
    return made;
  };
  const ask = <Answer>(question: Question | PlanQuestion) =>
    new Promise<Answer>((resolve, reject) => {
      const asked = (worker ??= start());
      const { port1, port2 } = new MessageChannel();
      const fail = () => {
        asked.terminate();
        if (worker === asked) worker = undefined;
        reject(new Error('the check stopped'));
      };
      const timer = setTimeout(fail, patience);
      asked.addEventListener('error', fail);
      port1.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
        clearTimeout(timer);
        asked.removeEventListener('error', fail);
        port1.close();
        resolve(data);
      });
      port1.start();
      asked.postMessage(question, [port2]);
    });
  return { examine: ask<EngineAnswer>, plan: ask<PlannedEdit[]> };
}
