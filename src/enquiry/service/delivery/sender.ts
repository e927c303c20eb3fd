import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { EnquiryStore } from '../store/make-store.ts';
import type { ClaimedEnquiry, Settlement } from '../store/store.ts';
import { settleDelivery, settleFailure, type RetryRules, problemCode, isAboutServer } from './attempt.ts';
import type { Delivery } from './mail.ts';
import { MOST_IN_FLIGHT } from './smtp-transport.ts';

/** Longest and shortest pause, in milliseconds, between polls of the store for due enquiries. */
const POLL = 1000;
const FASTEST_POLL = 20;

/** Longest pause, in milliseconds, between polls while the store does not answer. */
const SLOWEST_POLL = 10_000;

/** First and longest pause, in milliseconds, between probes while the mail server is away. */
const FIRST_PROBE = 1000;
const SLOWEST_PROBE = 60_000;

/** Failures that make an outage; fewer may be a single dropped connection. */
const AN_OUTAGE = 3;

/** Attempts to store the result of a delivery before the lease is left to expire. */
const INSIST = 20;

interface SenderOptions {
  store: EnquiryStore;
  /** Delivers one enquiry; rejects when nobody got it. */
  deliver: (claimed: ClaimedEnquiry, signal: AbortSignal) => Promise<Delivery>;
  /** Called after the result is stored. */
  delivered: (claimed: ClaimedEnquiry, signal: AbortSignal) => Promise<void>;
  /** Receives the result of each attempt. */
  attempted: (result: Settlement['state']) => void;
  rules: RetryRules;
  leaseSeconds: number;
  log: Logger;
}

/** Delivers due enquiries from the store until it is stopped. */
export function makeSender({ store, deliver, delivered, attempted, rules, leaseSeconds, log }: SenderOptions) {
  const active = new Set<Promise<void>>();
  const callOff = new AbortController();
  const end = new AbortController();
  let waking = new AbortController();
  let loop: Promise<void> | undefined;

  const wake = () => waking.abort();

  const [firstDelay = 0] = rules.schedule;
  /** Failures to reach the mail server since it last answered. While there are any, one mail at a time probes it. */
  let failures = 0;
  let probeAt = 0;
  const noteFailure = () => {
    // Mails in flight fail together: that counts as one failure.
    if (performance.now() < probeAt) return;
    failures += 1;
    const pause = Math.min(FIRST_PROBE * 2 ** (failures - 1), SLOWEST_PROBE, firstDelay * 1000);
    probeAt = performance.now() + pause;
  };
  /** After an outage, retries at once what failed during it. */
  const noteAnswer = async () => {
    const wasAway = failures >= AN_OUTAGE;
    failures = 0;
    if (!wasAway) return;
    const count = await store.hasten().catch(() => 0);
    if (count > 0) log.info({ count }, 'the mail server is back: what waited for it is sent now');
    wake();
  };

  const attempt = async (claimed: ClaimedEnquiry): Promise<Settlement> => {
    const { id, attempts } = claimed;
    try {
      const delivery = await deliver(claimed, callOff.signal);
      await noteAnswer();
      const settlement = settleDelivery(claimed, delivery, rules);
      if (settlement.state === 'sent') log.info({ id, attempts }, 'delivered');
      else log.warn({ id, attempts, state: settlement.state }, 'delivered to some of the recipients only');
      return settlement;
    } catch (error) {
      if (callOff.signal.aborted) return { state: 'queued', calledOff: true, error: claimed.lastError };
      if (isAboutServer(error)) noteFailure();
      else await noteAnswer();
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
      if (!settlement.calledOff) attempted(settlement.state);
      if ((await settle(claimed, settlement)) && settlement.state === 'sent') await delivered(claimed, callOff.signal);
    } catch (error) {
      log.error({ id: claimed.id, reason: String(error) }, 'the end of a delivery could not be written down');
    }
  };

  const poll = Math.max(FASTEST_POLL, Math.min(POLL, ...rules.schedule.map((seconds) => seconds * 1000)));

  const freeSlots = () => {
    if (failures === 0) return MOST_IN_FLIGHT - active.size;
    return active.size === 0 && performance.now() >= probeAt ? 1 : 0;
  };
  const claim = async () => {
    const free = freeSlots();
    return free > 0 ? store.claim(free, leaseSeconds) : [];
  };

  const run = async () => {
    let pause = poll;
    while (!end.signal.aborted) {
      waking = new AbortController();
      try {
        const claims = await claim();
        pause = poll;
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
    /** Announces a new enquiry. */
    wake,
    /** Stops; mails in flight get `patience` milliseconds, then they are aborted and queued again. */
    async stop(patience: number) {
      end.abort();
      wake();
      await loop;
      const calling = setTimeout(() => callOff.abort(), patience);
      await Promise.all(active);
      clearTimeout(calling);
    },
  };
}
