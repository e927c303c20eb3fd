import type { IncomingMessage } from 'node:http';
import schema from '../../../../schemas/enquiry.schema.json' with { type: 'json' };
import { detailFields, maxNote } from '../../contract/enquiry.ts';

/** Bodies up to this size always get memory; a usual enquiry has 1–2 kB. */
export const usualBodySize = 8 * 1024;

/** Bytes of memory for the part of larger bodies beyond that, over all requests. */
const MOST_HELD = 8 * 1024 * 1024;
let held = 0;

/** First memory of a body; doubled when it is full. */
const FIRST = 1024;

/**
 * A body, or why it was not read: `too many` when there is no memory for one more large body at the moment; `broken`
 * when the connection broke or the sender was too slow, and nobody reads the answer.
 */
type RequestBody = Uint8Array | 'too large' | 'too many' | 'broken';

/** Reads a body of at most `limit` bytes. */
export type BodyReader = (limit: number) => Promise<RequestBody>;

/** Copies the pieces of a body into one growing block: pieces of a single byte cost no more than others. */
function makeBlock(limit: number, announced = limit) {
  let block = Buffer.alloc(0);
  let length = 0;
  let charged = 0;
  return {
    /** @returns why a piece was not taken */
    add(piece: Uint8Array): 'too large' | 'too many' | undefined {
      const needed = length + piece.length;
      if (needed > limit) return 'too large';
      if (needed > block.length) {
        const size = Math.max(needed, Math.min(limit, announced, Math.max(FIRST, 2 * block.length)));
        const charge = Math.max(0, size - usualBodySize);
        if (held - charged + charge > MOST_HELD) return 'too many';
        held += charge - charged;
        charged = charge;
        const larger = Buffer.allocUnsafeSlow(size);
        block.copy(larger, 0, 0, length);
        block = larger;
      }
      block.set(piece, length);
      length = needed;
      return undefined;
    },
    bytes: (): Uint8Array => block.subarray(0, length),
    release(): void {
      held -= charged;
      charged = 0;
      block = Buffer.alloc(0);
    },
  };
}

/** Bytes that are read and thrown away, so that a sender who cannot be taken reads the answer instead of an error. */
const MOST_READ = 1024 * 1024;

/** Reads the body of a request to Node's server, without the objects that a web stream has for each piece. */
export function readIncoming(incoming: IncomingMessage, limit: number): Promise<RequestBody> {
  const announced = Number(incoming.headers['content-length']);
  if (announced > MOST_READ) return Promise.resolve('too large');
  const block = makeBlock(limit, announced);
  let problem: RequestBody | undefined;
  return new Promise<RequestBody>((resolve) => {
    incoming.on('data', (piece: Buffer) => {
      problem ??= block.add(piece);
      if (problem) block.release();
    });
    incoming.once('end', () => resolve(problem ?? block.bytes()));
    incoming.once('error', () => resolve('broken'));
    incoming.once('close', () => resolve('broken'));
  }).finally(block.release);
}

/** Reads the body of a web-standard request. */
export async function readRequest(request: Request, limit: number): Promise<RequestBody> {
  const block = makeBlock(limit);
  try {
    // Not cancelled at the end: that would cut the connection before the answer.
    for await (const piece of request.body?.values({ preventCancel: true }) ?? []) {
      const problem = block.add(piece);
      if (problem) return problem;
    }
    return block.bytes();
  } catch {
    return 'broken';
  } finally {
    block.release();
  }
}

/** Maximum bytes of one character: four of UTF-8, each as `%XX` in a form; in JSON two times `\uXXXX`. */
const LARGEST_CHARACTER = 12;

/** Bytes for names, quotes, separators and the trap field. */
const AROUND = 4096;

const characters = Object.values(schema.properties).reduce((sum, { maxLength }) => sum + maxLength, 0);

/**
 * Maximum bytes of a body: what the fields' rules allow, in any script and format. Reverse proxies must allow as much
 * (deploy/).
 */
export const maxBodySize = (characters + detailFields.length * maxNote) * LARGEST_CHARACTER + AROUND;
