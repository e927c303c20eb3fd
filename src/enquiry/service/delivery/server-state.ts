/** Milliseconds between two tries while a mail server is away: at first, and at the most. */
const FIRST = 1000;
const LONGEST = 60_000;

/** Failures after which a server was really away, and not just hung up once. */
const AN_OUTAGE = 3;

/** What is known of the mail server to which everything goes. */
export interface ServerState {
  isAway(): boolean;
  /** Whether it is time to try it again. */
  mayProbe(): boolean;
  /** It could not be reached, or broke off. */
  failed(): void;
  /** It has answered. @returns whether that ends an outage */
  answered(): boolean;
}

/** @param schedule seconds before the next attempts of one mail, of which the first is an upper bound here */
export function makeServerState([first = 0]: readonly number[]): ServerState {
  let failures = 0;
  let probeAt = 0;
  return {
    isAway: () => failures > 0,
    mayProbe: () => performance.now() >= probeAt,
    failed() {
      // Several that were under way fail together: that is one failure.
      if (performance.now() < probeAt) return;
      failures += 1;
      const bound = Math.min(LONGEST, first * 1000);
      probeAt = performance.now() + Math.min(FIRST * 2 ** (failures - 1), bound);
    },
    answered() {
      const wasAway = failures >= AN_OUTAGE;
      failures = 0;
      return wasAway;
    },
  };
}
