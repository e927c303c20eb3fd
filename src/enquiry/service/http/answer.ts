import type { EnquirySite } from '../../../catalogue/enquiry/enquiry-site.ts';
import type { EnquiryErrors } from '../../contract/check-enquiry.ts';
import { answerPage } from './answer-page.ts';
import { mediumOf } from './parse-enquiry.ts';

export interface Answer {
  status: number;
  /** A sentence for the visitor. */
  text: string;
  /** What else there is to know, after it. */
  note?: string;
  errors?: EnquiryErrors;
  /** What was typed, for the form that is shown again. */
  typed?: Record<string, unknown> | undefined;
  headers?: Record<string, string>;
}

export interface AnswerSurroundings {
  site: EnquirySite;
  style: string;
  /** Where visitors reach the site. */
  origin: string;
}

/** A visitor without scripts gets a page; a program gets the sentence, or the fields' messages, as a text. */
export function answer(request: Request, parts: Answer, { site, style, origin }: AnswerSurroundings): Response {
  const { status, text, note, errors = {}, headers } = parts;
  const isForm = mediumOf(request.headers.get('content-type') ?? undefined) === 'form';
  const wantsPage = isForm || request.headers.get('accept')?.includes('text/html');
  const body = wantsPage
    ? answerPage(site, style, origin, parts)
    : Object.values(errors).join('\n') || [text, note].filter(Boolean).join(' ');
  return new Response(request.method === 'HEAD' ? null : body, {
    status,
    headers: {
      ...headers,
      'Content-Type': `text/${wantsPage ? 'html' : 'plain'}; charset=utf-8`,
      'Cache-Control': 'no-store',
    },
  });
}
