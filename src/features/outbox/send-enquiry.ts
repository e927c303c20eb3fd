import { keyHeader, type Enquiry } from '../../enquiry/contract/enquiry.ts';
import { itemsHeader } from '../../enquiry/contract/items.ts';
import type { EnquiryWords } from '../../enquiry/contract/enquiry-form.ts';
import { fill } from '../../catalogue/words.ts';
import { secondsHeader, trapHeader, type SpamChecks } from '../../enquiry/contract/spam-checks.ts';

/** Result of sending an enquiry, with the text for the visitor. */
export interface Outcome {
  sent: boolean;
  text: string;
  /** HTTP status; undefined without an answer: then it is unknown whether the enquiry arrived. */
  status?: number;
}

export interface SentEnquiry {
  /** Absolute URL, or a path of this origin. */
  endpoint: string;
  enquiry: Enquiry;
  /** Stored with queued enquiries under this name. */
  signals: SpamChecks;
  /** What it asks for (`itemsHeader`); undefined in enquiries queued by versions before. */
  items?: string;
  /** Stays the same on retries. */
  key: string;
  /** Texts for the result. */
  outcomeWords: EnquiryWords['outcome'];
}

/**
 * Posts an enquiry; never rejects. Any 2xx that is not an HTML page is success. The message of a failure is the
 * response's text, else its status text, else the error's message. The markup of an HTML page is not shown.
 */
export async function sendEnquiry({ outcomeWords: words, ...sent }: SentEnquiry): Promise<Outcome> {
  const failure = (text: string) => ({ sent: false, text: fill(words.failed, { text }) });
  try {
    const response = await fetch(sent.endpoint, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...ownHeaders(sent) },
      body: JSON.stringify(sent.enquiry),
    });
    // The status is known: a text that breaks off does not matter.
    const text = await response.text().catch(() => '');
    const { status } = response;
    // An HTML page does not come from the service: it may be the host's, or a network's login page.
    const isPage = /^text\/html/i.test(response.headers.get('content-type') ?? '');
    if (isPage || (response.ok && response.redirected)) return { ...failure(fill(words.page, { status })), status };
    if (response.ok) return { sent: true, text: fill(words.sent, { text }), status };
    return { ...failure(text.trim() || response.statusText || `HTTP ${status}`), status };
  } catch (error) {
    return failure(error instanceof Error ? error.message : String(error));
  }
}

/** Own origin only: another service's CORS rules may reject unknown headers, and nothing would arrive. */
function ownHeaders({
  endpoint,
  signals: { trapped, seconds },
  items,
  key,
}: Omit<SentEnquiry, 'outcomeWords'>): Record<string, string> {
  if (!endpoint.startsWith('/')) return {};
  return {
    [keyHeader]: key,
    ...(items ? { [itemsHeader]: items } : {}),
    ...(trapped ? { [trapHeader]: '1' } : {}),
    ...(seconds === undefined ? {} : { [secondsHeader]: seconds.toFixed(1) }),
  };
}
