import { Agent } from 'node:http';
import { postEnquiry, sampleEnquiry } from './post-enquiry.ts';

export interface Burst {
  /** Keys of the enquiries that were answered 200. */
  acknowledged: string[];
  /** How often each status was answered; 0 for a broken line. */
  statuses: Record<number, number>;
  /** Milliseconds of the slowest answer. */
  slowest: number;
}

/** Posts many enquiries at the same moment, each on a connection of its own. */
export async function postBurst(url: string, count: number): Promise<Burst> {
  const agent = new Agent({ keepAlive: false, maxSockets: count });
  const keys = Array.from({ length: count }, (_, number) => `burst${number}`);
  const answers = await Promise.all(
    keys.map((key) => postEnquiry(url, sampleEnquiry(key), { agent, timeout: 120_000 })),
  );
  agent.destroy();
  const groups = Map.groupBy(answers, ({ status }) => status);
  return {
    acknowledged: keys.filter((_, index) => answers[index]?.status === 200),
    statuses: Object.fromEntries([...groups].map(([status, group]) => [status, group.length])),
    slowest: Math.max(...answers.map(({ took }) => took)),
  };
}
