import type { ClaimedEnquiry, Settlement } from '../store/store.ts';
import type { Delivery } from './mail.ts';

/**
 * Attempts before a permanent refusal is accepted: at our own address it is usually a filter or a configuration
 * mistake.
 */
const PERMANENT_AFTER = 4;

export interface RetryRules {
  /** Seconds before each next attempt; the last value repeats. */
  schedule: readonly number[];
  /** Seconds from the first failure until delivery is given up. */
  giveUpAfter: number;
}

/** The next state after a delivery, which may have reached only some recipients. */
export function settleDelivery(
  claimed: ClaimedEnquiry,
  { response, refused }: Delivery,
  rules: RetryRules,
): Settlement {
  if (refused.length === 0) return { state: 'sent', response };
  return {
    ...afterFailure(claimed, { isPermanent: refused.every(({ permanent }) => permanent) }, rules),
    error: refused.map(({ address, error }) => `${address}: ${error}`).join('; '),
    response,
    outstanding: refused.map(({ address }) => address),
  };
}

/** The next state after a failed attempt. */
export function settleFailure(claimed: ClaimedEnquiry, error: unknown, rules: RetryRules): Settlement {
  return {
    ...afterFailure(claimed, { isPermanent: isPermanent(error) }, rules),
    error: error instanceof Error ? error.message : String(error),
    outstanding: claimed.outstanding,
  };
}

function afterFailure(
  { attempts, failingFor }: ClaimedEnquiry,
  { isPermanent: isFinal }: { isPermanent: boolean },
  { schedule, giveUpAfter }: RetryRules,
): Settlement {
  if ((isFinal && attempts >= PERMANENT_AFTER) || failingFor > giveUpAfter * 1000) return { state: 'dead' };
  const seconds = schedule[Math.min(attempts, schedule.length) - 1] ?? 0;
  // ±20 %, so that mails that failed together are not all retried together.
  return { state: 'queued', delay: seconds * 1000 * (0.8 + Math.random() * 0.4) };
}

/** Phases in which the server judges this very mail (nodemailer's `code` names the phase only). */
const aboutTheMail = new Set(['EENVELOPE', 'EMESSAGE']);

/** Answers that ask for a login (RFC 4954): a configuration problem that someone will fix. */
const aboutTheLogin = new Set([530, 534, 535, 538]);

/** What nodemailer's errors say beside the message. */
interface SmtpProblem {
  code?: string;
  responseCode?: number;
}

/**
 * Whether a server refused this mail permanently (5xx, RFC 5321). Connection, TLS, DNS and login errors never count
 * as permanent, whatever their number.
 */
export function isPermanent(error: unknown): boolean {
  const { code = '', responseCode = 0 } = error as SmtpProblem;
  return aboutTheMail.has(code) && responseCode >= 500 && responseCode < 600 && !aboutTheLogin.has(responseCode);
}

/** Whether an error concerns the server or the connection and so would affect every mail. */
export function isAboutServer(error: unknown): boolean {
  return !aboutTheMail.has((error as SmtpProblem).code ?? '');
}

/** An error for the log, without the server's text, which may contain addresses. */
export function problemCode(error: unknown): { code: string | undefined; response: number | undefined } {
  const { code, responseCode } = error as SmtpProblem;
  return { code, response: responseCode };
}
