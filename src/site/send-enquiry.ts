import type { Enquiry } from '../enquiry/contract/enquiry.ts';

/** What became of an enquiry, and the text that the visitor reads about it. */
export interface Outcome {
  sent: boolean;
  text: string;
}

/**
 * Posts an enquiry. Any 2xx is success. The message of a failure is the response's text, else its status text, else the
 * fault's own message. It never rejects.
 * @param endpoint absolute URL, or a path of this origin
 */
export async function sendEnquiry(endpoint: string, enquiry: Enquiry): Promise<Outcome> {
  try {
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(enquiry),
    });
    // The status has come: a text that breaks off changes nothing of it.
    const text = await response.text().catch(() => '');
    if (response.ok) return { sent: true, text: `Email sent: ${text}` };
    return failure(text.trim() || response.statusText || `HTTP ${response.status}`);
  } catch (error) {
    return failure(error instanceof Error ? error.message : String(error));
  }
}

function failure(message: string): Outcome {
  return { sent: false, text: `Failed to send email: ${message}` };
}
