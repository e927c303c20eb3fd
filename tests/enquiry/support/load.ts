import { setTimeout as sleep } from 'node:timers/promises';
import { postEnquiry, sampleEnquiry } from './post-enquiry.ts';

export interface LoadOptions {
  /** Where to post next; undefined while there is no service. */
  url: () => string | undefined;
  clients: number;
  /** Milliseconds between two posts of a client. */
  pause: number;
}

export interface Load {
  /** Keys of the enquiries that were answered 200. */
  acknowledged: Set<string>;
  /** How often each status was answered; 0 for a broken line. */
  statuses: Map<number, number>;
  /** Ends it when the posts under way are answered. */
  stop(): Promise<void>;
}

/** Visitors who send one enquiry after the other, and one that failed again until it is taken. */
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
  return {
    acknowledged,
    statuses,
    async stop() {
      end.abort();
      await visits;
    },
  };
}
