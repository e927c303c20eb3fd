import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { ClaimedEnquiry, EnquiryStore, Settlement } from '../store/store.ts';
import { settleDelivery, settleFailure, type RetryRules, problemCode, isAboutServer } from './attempt.ts';
import type { Delivery } from './mail.ts';
import { MOST_IN_FLIGHT } from './smtp-transport.ts';

/** Longest and shortest pause, in milliseconds, between polls of the store for due enquiries. */
const POLL = 1000;
const FASTEST_POLL = 20;

/** Longest pause, in milliseconds, between polls while the store does not answer. */
const SLOWEST_POLL = 10_000;

/** Milliseconds between checks for enquiries that a wrong clock has postponed. */
const RECLAIM = 30_000;

/** Attempts to store the result of a delivery before the lease is left to expire. */
const INSIST = 20;

export interface SenderOptions {
  store: EnquiryStore;
  /** Delivers one enquiry; rejects when nobody got it. */
  deliver: (claimed: ClaimedEnquiry, signal: AbortSignal) => Promise<Delivery>;
  /** Called after the result is stored. */
  delivered: (claimed: ClaimedEnquiry, signal: AbortSignal) => Promise<void>;
  /** Receives the result of each attempt. */
  attempted?: (result: Settlement['state']) => void;
  rules: RetryRules;
  leaseSeconds: number;
  log: Logger;
}

export interface Sender {
  start(): void;
  /** Announces a new enquiry. */
  wake(): void;
  /** Stops; mails in flight get `patience` milliseconds, then they are aborted and queued again. */
  stop(patience: number): Promise<void>;
}

/** Delivers due enquiries from the store until it is stopped. */
export function makeSender({ store, deliver, delivered, attempted, rules, leaseSeconds, log }: SenderOptions): Sender {
  const active = new Set<Promise<void>>();
  const callOff = new AbortController();
  const end = new AbortController();
  let waking = new AbortController();
  let loop: Promise<void> | undefined;

  const wake = () => waking.abort();

  const server = makeServerState(rules.schedule);
  /** The mail server answers again: retries at once what failed during the outage. */
  const isBack = async () => {
    if (!server.answered()) return;
    const count = await store.hasten().catch(() => 0);
    if (count > 0) log.info({ count }, 'the mail server is back: what waited for it is sent now');
    wake();
  };

  const attempt = async (claimed: ClaimedEnquiry): Promise<Settlement> => {
    const { id, attempts } = claimed;
    try {
      const delivery = await deliver(claimed, callOff.signal);
      await isBack();
      const settlement = settleDelivery(claimed, delivery, rules);
      if (settlement.state === 'sent') log.info({ id, attempts }, 'delivered');
      else log.warn({ id, attempts, state: settlement.state }, 'delivered to some of the recipients only');
      return settlement;
    } catch (error) {
      if (callOff.signal.aborted) return { state: 'queued', calledOff: true, error: claimed.lastError };
      if (isAboutServer(error)) server.failed();
      else await isBack();
      const settlement = settleFailure(claimed, error, rules);
      const facts = { id, attempts, ...problemCode(error) };
      if (settlement.state === 'dead') log.error(facts, 'given up: a dead letter');
      else log.warn({ ...facts, nextIn: Math.round((settlement.delay ?? 0) / 1000) }, 'not delivered');
      return settlement;
    }
  };

  /** Stores the result, retrying while the store is away: otherwise the mail would be sent twice. */
  const settle = async (claimed: ClaimedEnquiry, settlement: Settlement): Promise<boolean> => {
    for (let tried = 1; ; tried++) {
      try {
        const owned = await store.settle(claimed, settlement);
        if (!owned) log.warn({ id: claimed.id }, 'the lease had run out before the end of the delivery');
        return owned;
      } catch (error) {
        if (tried >= INSIST || callOff.signal.aborted) throw error;
        await sleep(Math.min(100 * 2 ** tried, 5000));
      }
    }
  };

  const handle = async (claimed: ClaimedEnquiry): Promise<void> => {
    try {
      const settlement = await attempt(claimed);
      if (!settlement.calledOff) attempted?.(settlement.state);
      if ((await settle(claimed, settlement)) && settlement.state === 'sent') await delivered(claimed, callOff.signal);
    } catch (error) {
      log.error({ id: claimed.id, reason: String(error) }, 'the end of a delivery could not be written down');
    }
  };

  const poll = Math.max(FASTEST_POLL, Math.min(POLL, ...rules.schedule.map((seconds) => seconds * 1000)));

  let reclaimedAt = -Infinity;
  const reclaim = async () => {
    if (performance.now() - reclaimedAt < RECLAIM) return;
    reclaimedAt = performance.now();
    const count = await store.reclaim(leaseSeconds, Math.max(...rules.schedule));
    if (count > 0) log.warn({ count }, 'taken up again: a clock that was wrong had put them off');
  };

  const run = async () => {
    let pause = poll;
    while (!end.signal.aborted) {
      waking = new AbortController();
      // While the mail server is away, one mail at a time probes it.
      const free = server.isAway() ? (active.size === 0 && server.mayProbe() ? 1 : 0) : MOST_IN_FLIGHT - active.size;
      try {
        const claims = free > 0 ? await store.claim(free, leaseSeconds) : [];
        pause = poll;
        // Not with mails in flight: their own leases might be reclaimed.
        if (claims.length === 0 && active.size === 0) await reclaim();
        for (const claimed of claims) {
          const task = handle(claimed).then(() => {
            active.delete(task);
            wake();
          });
          active.add(task);
        }
      } catch (error) {
        pause = Math.min(Math.max(pause, POLL) * 2, SLOWEST_POLL);
        log.error({ reason: String(error) }, 'the store can not be asked for due enquiries');
      }
      // Rejected when a new enquiry or the end of a delivery wakes it.
      if (!end.signal.aborted) await sleep(pause, undefined, { signal: waking.signal }).catch(() => undefined);
    }
  };

  return {
    start() {
      loop ??= run();
    },
    wake,
    async stop(patience) {
      end.abort();
      wake();
      await loop;
      const calling = setTimeout(() => callOff.abort(), patience);
      await Promise.all(active);
      clearTimeout(calling);
    },
  };
}

/** First and longest pause, in milliseconds, between probes while a mail server is away. */
const FIRST = 1000;
const LONGEST = 60_000;

/** Failures that make an outage; fewer may be a single dropped connection. */
const AN_OUTAGE = 3;

interface ServerState {
  isAway(): boolean;
  mayProbe(): boolean;
  /** The server could not be reached, or the connection broke. */
  failed(): void;
  /** The server has answered. @returns whether that ends an outage */
  answered(): boolean;
}

/** Takes the retry delays of one mail in seconds; the first is the upper limit here. */
function makeServerState([first = 0]: readonly number[]): ServerState {
  let failures = 0;
  let probeAt = 0;
  return {
    isAway: () => failures > 0,
    mayProbe: () => performance.now() >= probeAt,
    failed() {
      // Mails in flight fail together: that counts as one failure.
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
