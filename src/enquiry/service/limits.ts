import { createHash } from 'node:crypto';
import { domainToASCII } from 'node:url';
import {
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
  type RateLimiterAbstract,
} from 'rate-limiter-flexible';
import { networksOf } from './http/client-address.ts';
import type { Database, Value } from './store/database.ts';

const MINUTE = 60;
const DAY = 86_400;

/** Posts that the /48 of an IPv6 address may send for each one of its /64. */
const WIDE = 10;

/** Acknowledgements a day for one mailbox, and for all together, so that nobody can send mass mail through the form. */
const TO_ONE = 1;
const TO_ALL = 300;

/** Counts by a key. @returns seconds to wait, 0 within the limit */
export type Limit = (key: string) => Promise<number>;

export interface Limits {
  /** By the client's address. */
  posts: Limit;
  /** By the visitor's e-mail address. */
  acknowledgements: Limit;
}

/** Mail hosts that ignore dots in the local part. */
const dotless = new Set(['gmail.com', 'proton.me', 'protonmail.com', 'pm.me']);

/** One spelling of a mailbox: without `+tag`, dots that its host ignores, capitals and quotes, its domain in ASCII. */
export function mailboxOf(email: string): string {
  const at = email.lastIndexOf('@');
  const local = email.slice(0, at).normalize('NFKC').toLowerCase().replaceAll('"', '').replace(/\+.*$/s, '');
  const typed = email.slice(at + 1).replace(/\.$/, '');
  const domain = (domainToASCII(typed) || typed.toLowerCase()).replace(/^googlemail\.com$/, 'gmail.com');
  return `${dotless.has(domain) ? local.replaceAll('.', '') : local}@${domain}`;
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
  const limit = (keyPrefix: string, points: number, duration: number): Limit => {
    const memory = new RateLimiterMemory({ keyPrefix, points, duration });
    if (!shared) return limitBy(memory);
    const limiter = new RateLimiterPostgres({
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
    return limitBy(limiter);
  };
  const [near, wide] = [limit('post', posts, MINUTE), limit('post48', posts * WIDE, MINUTE)];
  const [toOne, toAll] = [limit('acknowledge', TO_ONE, DAY), limit('acknowledgements', TO_ALL, DAY)];
  return {
    async posts(address) {
      if (posts === 0) return 0;
      const networks = networksOf(address);
      return (await near(networks.near)) || (networks.wide === undefined ? 0 : wide(networks.wide));
    },
    acknowledgements: async (email) => (await toOne(mailboxOf(email))) || toAll(''),
  };
}
