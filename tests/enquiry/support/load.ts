import { setTimeout as sleep } from 'node:timers/promises';
import { postEnquiry, sampleEnquiry } from './post-enquiry.ts';

export interface LoadOptions {
  /** URL for the next post; undefined while no service runs. */
  url: () => string | undefined;
  clients: number;
  /** Milliseconds between two posts of a client. */
  pause: number;
}

/** `await using` stops it. */
export interface Load extends AsyncDisposable {
  /** Keys of enquiries answered with 200. */
  acknowledged: Set<string>;
  /** Count per status; 0 for a broken connection. */
  statuses: Map<number, number>;
  /** Stops when the pending posts are answered. */
  stop(): Promise<void>;
}

/** Clients that post one enquiry after the other and retry failed ones. */
export function startLoad({ url, clients, pause }: LoadOptions): Load {
  const acknowledged = new Set<string>();
  const statuses = new Map<number, number>();
  const failed: string[] = [];
  const end = new AbortController();
  let count = 0;

  const visit = async () => {
    while (!end.signal.aborted) {
      const address = url();
      if (address !== undefined) {
        const key = failed.pop() ?? `k${(count += 1)}`;
        const { status } = await postEnquiry(address, sampleEnquiry(key), { timeout: 8000 });
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
        if (status === 200) acknowledged.add(key);
        else failed.push(key);
      }
      await sleep(pause);
    }
  };
  const visits = Promise.all(Array.from({ length: clients }, visit));
  const stop = async () => {
    end.abort();
    await visits;
  };
  return { acknowledged, statuses, stop, [Symbol.asyncDispose]: stop };
}
