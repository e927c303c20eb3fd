import { type Agent, request, type IncomingHttpHeaders } from 'node:http';
import type { Enquiry } from '../../../src/enquiry/contract/enquiry.ts';
import { validEnquiry } from './sample-enquiry.ts';

/** A valid enquiry; its key identifies its mail. */
export function sampleEnquiry(key: string, more: Partial<Enquiry> = {}): Enquiry {
  return { ...validEnquiry, company: `Company ${key}`, website: '', machinery: '', model: '', ...more };
}

export interface PostAnswer {
  /** 0 for a broken connection or a time-out. */
  status: number;
  text: string;
  headers: IncomingHttpHeaders;
  /** Milliseconds. */
  took: number;
}

export interface PostOptions {
  headers?: Record<string, string>;
  method?: string;
  agent?: Agent;
  /** Milliseconds. */
  timeout?: number;
}

/** Posts a body unchanged to `/send-email`. */
export function postBody(url: string, body: string | Buffer, options: PostOptions = {}): Promise<PostAnswer> {
  const { headers = {}, method = 'POST', agent, timeout = 20_000 } = options;
  const began = performance.now();
  return new Promise((resolve) => {
    const broken = () => resolve({ status: 0, text: '', headers: {}, took: performance.now() - began });
    const asked = request(
      `${url}/send-email`,
      {
        method,
        agent: agent ?? false,
        headers: { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body), ...headers },
        signal: AbortSignal.timeout(timeout),
      },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.once('error', broken);
        response.once('end', () => {
          const text = Buffer.concat(chunks).toString();
          resolve({
            status: response.statusCode ?? 0,
            text,
            headers: response.headers,
            took: performance.now() - began,
          });
        });
      },
    );
    asked.once('error', broken);
    asked.end(body);
  });
}

/** Posts an enquiry as the form's script does. */
export function postEnquiry(url: string, enquiry: Enquiry, options?: PostOptions): Promise<PostAnswer> {
  return postBody(url, JSON.stringify(enquiry), options);
}
