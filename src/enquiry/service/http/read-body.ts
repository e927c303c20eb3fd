import schema from '../../../../schemas/enquiry.schema.json' with { type: 'json' };
import { detailFields, maxDetailLength } from '../../contract/enquiry.ts';

/** Bodies up to this size skip the memory limit; a usual enquiry has 1–2 kB. */
const SMALL = 8 * 1024;

/** Bytes of larger bodies held at the same time, over all requests. */
const MOST_HELD = 32 * 1024 * 1024;
let held = 0;

/** No memory for one more large body at the moment. */
export class TooBusy extends Error {
  override name = 'TooBusy';
}

/**
 * Reads a request's body.
 * @param limit maximum bytes
 * @returns undefined when the body is larger
 * @throws when the connection breaks, and TooBusy
 */
export async function readBody(request: Request, limit: number): Promise<Uint8Array | undefined> {
  // With a Content-Length the server itself refuses more bytes.
  const announced = request.headers.get('content-length');
  if (announced !== null && Number(announced) <= SMALL) return new Uint8Array(await request.arrayBuffer());
  const chunks: Uint8Array[] = [];
  let length = 0;
  let own = 0;
  try {
    // Not cancelled at the end: that would cut the connection before the answer.
    for await (const chunk of request.body?.values({ preventCancel: true }) ?? []) {
      length += chunk.length;
      if (length > limit) return undefined;
      if (held + chunk.length > MOST_HELD) throw new TooBusy('too many large bodies at once');
      chunks.push(chunk);
      own += chunk.length;
      held += chunk.length;
    }
    return Buffer.concat(chunks);
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
