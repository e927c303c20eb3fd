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

/** Acknowledgements that one address gets in a day. */
const ACKNOWLEDGEMENTS = 3;

/** Counts something by a key. @returns the seconds to wait, 0 when there is still room */
export type Limit = (key: string) => Promise<number>;

export interface Limits {
  /** Posts of a client. */
  posts: Limit;
  /** Acknowledgements to an address. */
  acknowledgements: Limit;
}

function limitBy(limiter: RateLimiterAbstract): Limit {
  return async (key) => {
    try {
      // What is counted by is an address: only its fingerprint is kept.
      await limiter.consume(createHash('sha256').update(key).digest('base64url'));
      return 0;
    } catch (result) {
      if (result instanceof RateLimiterRes) return Math.max(1, Math.ceil(result.msBeforeNext / 1000));
      throw result;
    }
  };
}

/**
 * The limits: in memory, or in the database that several instances share (in memory while that is away).
 * @param posts of a client in a minute; 0 sets no limit
 */
export function makeLimits(posts: number, shared: Database | undefined): Limits {
  const limiter = (keyPrefix: string, points: number, duration: number): RateLimiterAbstract => {
    const memory = new RateLimiterMemory({ keyPrefix, points, duration });
    if (!shared) return memory;
    return new RateLimiterPostgres({
      // Through the store's own connections, which set up the tables first.
      storeClient: {
        query: async ({ text, values }: { text: string; values: Value[] }) => ({
          rows: await shared.query(text, values),
        }),
      },
      storeType: 'client',
      tableName: 'rate_limit',
      // Made by the store's migrations.
      tableCreated: true,
      clearExpiredByTimeout: true,
      keyPrefix,
      points,
      duration,
      insuranceLimiter: memory,
      // A client that is far beyond its limit costs no statement any more.
      inMemoryBlockOnConsumed: points + 1,
    });
  };
  return {
    posts: posts === 0 ? () => Promise.resolve(0) : limitBy(limiter('post', posts, MINUTE)),
    acknowledgements: limitBy(limiter('acknowledge', ACKNOWLEDGEMENTS, DAY)),
  };
}
