import schema from '../../../../schemas/enquiry.schema.json' with { type: 'json' };
import { detailFields, maxDetailLength } from '../../contract/enquiry.ts';

/** Bodies up to this size skip the memory limit; a usual enquiry has 1–2 kB. */
const SMALL = 8 * 1024;

/** Bytes of larger bodies held at the same time, over all requests. */
const MOST_HELD = 32 * 1024 * 1024;
let held = 0;

/**
 * Reads a request's body.
 * @param limit maximum bytes
 * @returns `too many` when there is no memory for one more large body at the moment; `broken` when the connection
 *   broke or the sender was too slow, and nobody reads the answer
 */
export async function readBody(
  request: Request,
  limit: number,
): Promise<Uint8Array | 'too large' | 'too many' | 'broken'> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  let own = 0;
  try {
    // With a Content-Length the server itself refuses more bytes.
    const announced = request.headers.get('content-length');
    if (announced !== null && Number(announced) <= SMALL) return new Uint8Array(await request.arrayBuffer());
    // Not cancelled at the end: that would cut the connection before the answer.
    for await (const chunk of request.body?.values({ preventCancel: true }) ?? []) {
      length += chunk.length;
      if (length > limit) return 'too large';
      if (held + chunk.length > MOST_HELD) return 'too many';
      chunks.push(chunk);
      own += chunk.length;
      held += chunk.length;
    }
    return Buffer.concat(chunks);
  } catch {
    return 'broken';
  } finally {
    held -= own;
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
export const maxBodySize = (characters + detailFields.length * maxDetailLength) * LARGEST_CHARACTER + AROUND;
