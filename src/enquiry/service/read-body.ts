import type { IncomingMessage } from 'node:http';

/** Bytes of a body that is too large which are still read, so that the sender gets its answer and no broken line. */
const PATIENCE = 1024 * 1024;

/**
 * Reads a request's body.
 * @param limit bytes that are taken
 * @returns undefined when there are more
 * @throws when the line breaks before the end
 */
export async function readBody(request: IncomingMessage, limit: number): Promise<Buffer | undefined> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length <= limit) chunks.push(chunk);
    if (length > PATIENCE) break;
  }
  return length > limit ? undefined : Buffer.concat(chunks);
}
