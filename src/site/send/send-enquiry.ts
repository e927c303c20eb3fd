import type { Enquiry } from '../../enquiry/contract/enquiry.ts';
import type { OutcomeWords } from '../../catalogue/page-data.ts';
import { fill } from '../../catalogue/words.ts';
import { dayHeader, keyHeader, secondsHeader, trapHeader, type Signals } from '../../enquiry/contract/signals.ts';

/** What became of an enquiry, and the text that the visitor reads about it. */
export interface Outcome {
  sent: boolean;
  text: string;
  /** Of the answer; undefined when there was none: then nobody knows whether the enquiry arrived. */
  status?: number;
}

/** This device's day, in UTC. */
export const today = (): string => new Date().toISOString().slice(0, 10);

/** What is sent, and how. */
export interface SentEnquiry {
  /** Absolute URL, or a path of this origin. */
  endpoint: string;
  enquiry: Enquiry;
  signals: Signals;
  /** The day of the first try, which makes a repetition known as one. */
  day: string;
  /** Stays the same when it is sent again. */
  key?: string;
  /** What is said of it; without them the service's own text. */
  outcomeWords?: OutcomeWords;
}

/**
 * Posts an enquiry. Any 2xx that is no page is success. The message of a failure is the response's text, else its status text, else the
 * problem's own message. It never rejects.
 */
export async function sendEnquiry({ outcomeWords: words, ...sent }: SentEnquiry): Promise<Outcome> {
  const failure = (text: string) => ({ sent: false, text: fill(words?.failed ?? '{text}', { text }) });
  try {
    const response = await fetch(sent.endpoint, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...ownHeaders(sent) },
      body: JSON.stringify(sent.enquiry),
    });
    // The status has come: a text that breaks off changes nothing of it.
    const text = await response.text().catch(() => '');
    const { status } = response;
    // A page is the answer of something else than the service: a host's own, or that of a network that asks to log in first.
    const isPage = response.redirected || /^text\/html/i.test(response.headers.get('content-type') ?? '');
    if (response.ok && isPage) return { ...failure(fill(words?.page ?? 'HTTP {status}', { status })), status };
    if (response.ok) return { sent: true, text: fill(words?.sent ?? '{text}', { text }), status };
    return { ...failure(text.trim() || response.statusText || `HTTP ${status}`), status };
  } catch (error) {
    return failure(error instanceof Error ? error.message : String(error));
  }
}

/**
 * Only for the page's own origin: another service may not allow header fields that it does not know, and would get
 * nothing.
 */
function ownHeaders({ endpoint, signals: { trapped, seconds }, day, key }: SentEnquiry): Record<string, string> {
  if (!endpoint.startsWith('/')) return {};
  return {
    [dayHeader]: day,
    ...(key === undefined ? {} : { [keyHeader]: key }),
    ...(trapped ? { [trapHeader]: '1' } : {}),
    ...(seconds === undefined ? {} : { [secondsHeader]: seconds.toFixed(1) }),
  };
}
