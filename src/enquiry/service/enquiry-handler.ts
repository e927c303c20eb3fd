import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Shell } from '../../catalogue/page-data.ts';
import { checkEnquiry, type EnquiryErrors } from '../contract/check-enquiry.ts';
import { trimEnquiry, type Enquiry } from '../contract/enquiry.ts';
import { answerPage } from './answer-page.ts';
import { makeEnquiryStore } from './enquiry-store.ts';
import { mediumOf, parseEnquiry } from './parse-enquiry.ts';
import { readBody } from './read-body.ts';

/** Bytes of an enquiry that are taken: some twice of what all its fields may hold. */
const LIMIT = 16 * 1024;

/** The words of the answers, and what an answer that is a page shows of the site. */
export interface EnquirySite extends Pick<Shell, 'brand' | 'contact' | 'enquiry'> {
  /** Rules of the pages that answer a form sent without scripts. */
  style: string;
}

export interface EnquiryHandlerOptions {
  /** Folder of `enquiries.jsonl`; it is made when it is missing. */
  storeDir: string;
  /** Sent with every answer. */
  headers: Record<string, string>;
  /** Asked at each request: in development the words change. */
  site: () => EnquirySite;
}

interface Answer {
  status: number;
  text: string;
  errors?: EnquiryErrors;
  typed?: Record<string, unknown>;
  headers?: Record<string, string>;
}

/**
 * Takes enquiries, as JSON from the form's program or as a form without scripts, and answers when they are on the disk.
 * Every answer is a sentence fit for a visitor: a text, or a page for a form. 200 taken; 400 not readable; 405 not a post;
 * 413 over 16 kB; 415 neither JSON nor a form; 422 the fields' messages, one a line; 503 not stored.
 */
export function enquiryHandler(
  options: EnquiryHandlerOptions,
): (request: IncomingMessage, response: ServerResponse) => void {
  const store = makeEnquiryStore(options.storeDir);

  const take = async (request: IncomingMessage): Promise<Answer> => {
    const { answers } = options.site().enquiry;
    if (request.method !== 'POST') return { status: 405, text: answers.unreadable, headers: { Allow: 'POST' } };
    const medium = mediumOf(request.headers['content-type']);
    if (!medium || request.headers['content-encoding']) return { status: 415, text: answers.unreadable };
    const body = await readBody(request, LIMIT);
    if (!body) return { status: 413, text: answers.tooLarge, headers: { Connection: 'close' } };
    const values = parseEnquiry(medium, body);
    if (!values) return { status: 400, text: answers.unreadable };
    const enquiry = trimEnquiry(values);
    const typed = { ...enquiry };
    const errors = checkEnquiry(enquiry);
    if (Object.keys(errors).length > 0) return { status: 422, text: answers.invalid, errors, typed };
    try {
      await store.append(enquiry as Enquiry);
    } catch (error) {
      console.error('An enquiry could not be stored:', error instanceof Error ? error.message : error);
      return { status: 503, text: answers.unavailable, typed, headers: { 'Retry-After': '120' } };
    }
    return { status: 200, text: answers.thanks };
  };

  return (request, response) => {
    take(request).then(
      (answer) => send(request, response, answer, options),
      () => response.destroy(),
    );
  };
}

/** A visitor without scripts gets a page; a program gets the sentence, or the fields' messages, as a text. */
function send(
  request: IncomingMessage,
  response: ServerResponse,
  answer: Answer,
  options: EnquiryHandlerOptions,
): void {
  const wantsPage =
    mediumOf(request.headers['content-type']) === 'form' || request.headers.accept?.includes('text/html');
  const messages = Object.values(answer.errors ?? {});
  const body = wantsPage ? answerPage(options.site(), answer) : messages.join('\n') || answer.text;
  response.writeHead(answer.status, {
    ...options.headers,
    ...answer.headers,
    'Content-Type': `text/${wantsPage ? 'html' : 'plain'}; charset=utf-8`,
    'Cache-Control': 'no-store',
  });
  response.end(request.method === 'HEAD' ? undefined : body);
}
