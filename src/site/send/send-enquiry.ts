import type { Enquiry } from '../../enquiry/contract/enquiry.ts';
import { failure, type Outcome } from './enquiry-outcome.ts';
import { dayHeader, keyHeader, secondsHeader, trapHeader, type Signals } from '../../enquiry/contract/signals.ts';

/** This device's day, in UTC. */
export const today = (): string => new Date().toISOString().slice(0, 10);

/**
 * Posts an enquiry. Any 2xx that is no page is success. The message of a failure is the response's text, else its status text, else the
 * fault's own message. It never rejects.
 * @param endpoint absolute URL, or a path of this origin
 * @param day of the first try
 * @param key which stays the same when it is sent again
 */
export async function sendEnquiry(
  endpoint: string,
  enquiry: Enquiry,
  signals: Signals,
  day: string = today(),
  key?: string,
): Promise<Outcome> {
  try {
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...ownHeaders(endpoint, signals, day, key) },
      body: JSON.stringify(enquiry),
    });
    // The status has come: a text that breaks off changes nothing of it.
    const text = await response.text().catch(() => '');
    const { status } = response;
    // A page is the answer of something else than the service: a host's own, or that of a network that asks to log in first.
    const isPage = response.redirected || /^text\/html/i.test(response.headers.get('content-type') ?? '');
    if (response.ok && isPage) return { ...failure(`the answer was a web page (HTTP ${status})`), status };
    if (response.ok) return { sent: true, text: `Email sent: ${text}`, status };
    return { ...failure(text.trim() || response.statusText || `HTTP ${status}`), status };
  } catch (error) {
    return failure(error instanceof Error ? error.message : String(error));
  }
}

/**
 * Only for the page's own origin: another service may not allow header fields that it does not know, and would get
 * nothing.
 */
function ownHeaders(
  endpoint: string,
  { trapped, seconds }: Signals,
  day: string,
  key: string | undefined,
): Record<string, string> {
  if (!endpoint.startsWith('/')) return {};
  return {
    [dayHeader]: day,
    ...(key === undefined ? {} : { [keyHeader]: key }),
    ...(trapped ? { [trapHeader]: '1' } : {}),
    ...(seconds === undefined ? {} : { [secondsHeader]: seconds.toFixed(1) }),
  };
}
