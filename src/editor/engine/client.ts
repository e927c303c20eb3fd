import type { Finding } from '../../catalogue/finding.ts';
import type { Draft } from './examine.ts';
import type { EditorIndex } from './sources.ts';
import type { PagePreview, PreviewChoice } from './preview.ts';

/** What the engine can be asked, and what it answers. */
export interface Calls {
  open: { ask: undefined; answer: EditorIndex };
  /** The published text of a file; undefined when there is none. */
  text: { ask: string; answer: string | undefined };
  /** Findings come at once; a preview, with its drawings, only where it is asked for. */
  examine: { ask: Draft & { wanted: number; withPreview: boolean }; answer: Report };
}

/** What the engine says of a draft. Without a preview, something is to be fixed first. */
export interface Report {
  findings: Finding[];
  /** Of other files, and of the draft's photos. */
  elsewhere: Finding[];
  choices: PreviewChoice[];
  preview: PagePreview | undefined;
}

type CallName = keyof Calls;

/** A question on its way to the worker. */
export type Question = { [Name in CallName]: { number: number; name: Name; ask: Calls[Name]['ask'] } }[CallName];

/** The answer to the question of the same number. */
export type Answer = { number: number } & ({ answer: Calls[CallName]['answer'] } | { error: string });

/** Longest time that an answer may take (milliseconds): of ten thousand models it is a few seconds. */
const patience = 60_000;

/** The engine as the page sees it. */
export interface EngineClient {
  /** @throws when the engine fails, or does not answer in time; it is started again then */
  ask: <Name extends CallName>(name: Name, ask: Calls[Name]['ask']) => Promise<Calls[Name]['answer']>;
}

interface Waiting {
  resolve: (answer: never) => void;
  reject: (error: Error) => void;
  timer: ReturnType<typeof setTimeout>;
}

/** Starts the engine with the first question. */
export function makeEngineClient(makeWorker: () => Worker): EngineClient {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | undefined;
  let last = 0;

  const settle = (number: number) => {
    const one = waiting.get(number);
    waiting.delete(number);
    clearTimeout(one?.timer);
    return one;
  };
  const stop = (reason: string) => {
    worker?.terminate();
    worker = undefined;
    for (const number of waiting.keys()) settle(number)?.reject(new Error(reason));
  };
  const start = () => {
    const made = makeWorker();
    made.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
      const one = settle(data.number);
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
        waiting.set(number, { resolve, reject, timer });
        worker.postMessage({ number, name, ask } as Question);
      }),
  };
}
