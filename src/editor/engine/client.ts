import type { Finding } from '../../catalogue/finding.ts';
import type { Draft } from './examine.ts';
import type { EditorIndex } from './sources.ts';
import type { PagePreview, PreviewChoice } from './preview.ts';

/** Requests to the engine and their answers. */
export interface Calls {
  open: { ask: undefined; answer: EditorIndex };
  /** The published text of a file; undefined if there is none. */
  text: { ask: string; answer: string | undefined };
  /** Findings are quick. The preview has to make drawings, so it is separate. */
  examine: { ask: Draft & { wanted: number; withPreview: boolean }; answer: Report };
}

/** The engine's answer about a draft. Without errors it may include a preview. */
export interface Report {
  findings: Finding[];
  /** Findings in other files and in the draft's photos. */
  elsewhere: Finding[];
  choices: PreviewChoice[];
  preview: PagePreview | undefined;
}

type CallName = keyof Calls;

export type Question = { [Name in CallName]: { number: number; name: Name; ask: Calls[Name]['ask'] } }[CallName];

export type Answer = { number: number } & ({ answer: Calls[CallName]['answer'] } | { error: string });

/** Timeout of an answer (milliseconds). Ten thousand models take a few seconds. */
const patience = 60_000;

export interface EngineClient {
  /** @throws when the engine fails or times out; the next request then starts it again */
  ask: <Name extends CallName>(name: Name, ask: Calls[Name]['ask']) => Promise<Calls[Name]['answer']>;
}

interface PendingCall {
  resolve: (answer: never) => void;
  reject: (error: Error) => void;
  timer: ReturnType<typeof setTimeout>;
}

/** Starts the worker with the first request. */
export function makeEngineClient(makeWorker: () => Worker): EngineClient {
  const pending = new Map<number, PendingCall>();
  let worker: Worker | undefined;
  let last = 0;

  const takePending = (number: number) => {
    const one = pending.get(number);
    pending.delete(number);
    clearTimeout(one?.timer);
    return one;
  };
  const stop = (reason: string) => {
    worker?.terminate();
    worker = undefined;
    for (const number of pending.keys()) takePending(number)?.reject(new Error(reason));
  };
  const start = () => {
    const made = makeWorker();
    made.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
      const one = takePending(data.number);
      if ('error' in data) one?.reject(new Error(data.error));
      else one?.resolve(data.answer as never);
    });
    made.addEventListener('error', (event) => stop(event.message));
    return made;
  };

  return {
    ask: (name, ask) =>
      new Promise((resolve, reject) => {
        worker ??= start();
        const number = ++last;
        const timer = setTimeout(() => stop('it took too long'), patience);
        pending.set(number, { resolve, reject, timer });
        worker.postMessage({ number, name, ask } as Question);
      }),
  };
}
