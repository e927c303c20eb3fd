import type { ClaimedEnquiry, Settlement } from '../store/store.ts';
import type { Delivery } from './mail.ts';

/**
 * Attempts after which a refusal for good is believed: at our own address it mostly is a filter or a mistake in a setting.
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

/**
 * The phases of a delivery in which the server speaks about this very mail (nodemailer's `code` names the phase only).
 */
const aboutTheMail = new Set(['EENVELOPE', 'EMESSAGE']);

/** Answers that ask for a login (RFC 4954): a problem of the configuration, which someone will fix. */
const aboutTheLogin = new Set([530, 534, 535, 538]);

interface SmtpProblem {
  code?: unknown;
  responseCode?: unknown;
}

const isProblem = (error: unknown): error is SmtpProblem => typeof error === 'object' && error !== null;

/**
 * Whether a server has refused this mail for good (5xx, RFC 5321). Problems of connection, TLS, DNS and login are never
 * permanent, whatever the number in them.
 */
export function isPermanent(error: unknown): boolean {
  if (!isProblem(error) || typeof error.code !== 'string' || typeof error.responseCode !== 'number') return false;
  const { code, responseCode } = error;
  return aboutTheMail.has(code) && responseCode >= 500 && responseCode < 600 && !aboutTheLogin.has(responseCode);
}

/** Whether a problem is the server's, or of the way to it, and would meet every other mail as well. */
export function isAboutServer(error: unknown): boolean {
  return !(isProblem(error) && typeof error.code === 'string' && aboutTheMail.has(error.code));
}

/** A problem without the server's words, which may hold addresses: for the log. */
export function problemCode(error: unknown): { code?: string; response?: number } {
  if (!isProblem(error)) return {};
  const { code, responseCode } = error;
  return {
    ...(typeof code === 'string' ? { code } : {}),
    ...(typeof responseCode === 'number' ? { response: responseCode } : {}),
  };
}
