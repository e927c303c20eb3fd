import { createHash } from 'node:crypto';
import {
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
  type RateLimiterAbstract,
} from 'rate-limiter-flexible';
import type { Database, Value } from './store/database.ts';

const MINUTE = 60;
const DAY = 86_400;

/** Acknowledgements per address and day. */
const ACKNOWLEDGEMENTS = 3;

/** Counts by a key. @returns seconds to wait, 0 within the limit */
export type Limit = (key: string) => Promise<number>;

export interface Limits {
  posts: Limit;
  acknowledgements: Limit;
}

function limitBy(limiter: RateLimiterAbstract): Limit {
  return async (key) => {
    try {
      // Keys are addresses: store only their hashes.
      await limiter.consume(createHash('sha256').update(key).digest('base64url'));
      return 0;
    } catch (result) {
      if (result instanceof RateLimiterRes) return Math.max(1, Math.ceil(result.msBeforeNext / 1000));
      throw result;
    }
  };
}

/**
 * Rate limits: in memory, or in the shared database (in memory while that is away).
 * @param posts per client and minute; 0 means no limit
 */
export function makeLimits(posts: number, shared: Database | undefined): Limits {
  const limiter = (keyPrefix: string, points: number, duration: number): RateLimiterAbstract => {
    const memory = new RateLimiterMemory({ keyPrefix, points, duration });
    if (!shared) return memory;
    return new RateLimiterPostgres({
      // Uses the store's connections, which migrate first.
      storeClient: {
        query: async ({ text, values }: { text: string; values: Value[] }) => ({
          rows: await shared.query(text, values),
        }),
      },
      storeType: 'client',
      tableName: 'rate_limit',
      // Created by the store's migrations.
      tableCreated: true,
      clearExpiredByTimeout: true,
      keyPrefix,
      points,
      duration,
      insuranceLimiter: memory,
      // Blocks a client far beyond its limit without a query.
      inMemoryBlockOnConsumed: points + 1,
    });
  };
  return {
    posts: posts === 0 ? () => Promise.resolve(0) : limitBy(limiter('post', posts, MINUTE)),
    acknowledgements: limitBy(limiter('acknowledge', ACKNOWLEDGEMENTS, DAY)),
  };
}
