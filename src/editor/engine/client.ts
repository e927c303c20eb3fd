import type { Answer, CallName, Calls, Question } from './messages.ts';

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
