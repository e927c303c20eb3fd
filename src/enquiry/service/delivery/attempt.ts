import type { ClaimedEnquiry, Settlement } from '../store/store.ts';
import { isPermanent } from './classify.ts';
import type { Delivery } from './mail.ts';

/**
 * Attempts after which a refusal for good is believed: at our own address it mostly is a filter or a slip in a setting.
 */
const PERMANENT_AFTER = 4;

export interface RetryRules {
  /** Seconds before each next attempt; the last holds for all others. */
  schedule: readonly number[];
  /** Seconds after the first failure after which nothing is tried any more. */
  giveUpAfter: number;
}

/** How an enquiry goes on after a delivery, which may have reached only some. */
export function settleDelivery(
  claimed: ClaimedEnquiry,
  { response, refused }: Delivery,
  rules: RetryRules,
): Settlement {
  if (refused.length === 0) return { state: 'sent', response };
  return {
    ...afterFailure(
      claimed,
      refused.every(({ permanent }) => permanent),
      rules,
    ),
    error: refused.map(({ address, error }) => `${address}: ${error}`).join('; '),
    response,
    outstanding: refused.map(({ address }) => address),
  };
}

/** How an enquiry goes on after a failure. */
export function settleFailure(claimed: ClaimedEnquiry, error: unknown, rules: RetryRules): Settlement {
  return {
    ...afterFailure(claimed, isPermanent(error), rules),
    error: error instanceof Error ? error.message : String(error),
    outstanding: claimed.outstanding,
  };
}

function afterFailure(
  { attempts, failingFor }: ClaimedEnquiry,
  permanent: boolean,
  { schedule, giveUpAfter }: RetryRules,
): Settlement {
  if ((permanent && attempts >= PERMANENT_AFTER) || failingFor > giveUpAfter * 1000) return { state: 'dead' };
  const seconds = schedule[Math.min(attempts, schedule.length) - 1] ?? 0;
  // A fifth more or less: what failed together is not tried again all together.
  return { state: 'queued', delay: seconds * 1000 * (0.8 + Math.random() * 0.4) };
}
