import { Agent } from 'node:http';
import { postEnquiry, sampleEnquiry } from './post-enquiry.ts';

export interface Burst {
  /** Keys of enquiries answered with 200. */
  acknowledged: string[];
  /** Count per status; 0 for a broken connection. */
  statuses: Record<number, number>;
  /** Slowest answer in milliseconds. */
  slowest: number;
}

/** Posts many enquiries at once, each on its own connection. */
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
