import schema from '../../../../schemas/enquiry.schema.json' with { type: 'json' };
import { detailFields, longestDetail } from '../../contract/enquiry.ts';

/** Bytes of a body that is too large which are still read, so that the sender gets its answer and no broken line. */
const PATIENCE = 1024 * 1024;

/** A body of this many bytes is read as it comes: a usual enquiry has one or two thousand. */
const SMALL = 8 * 1024;

/** Bytes of larger bodies that are held at the same time, those of all requests together. */
const MOST_HELD = 32 * 1024 * 1024;
let held = 0;

/** There is no room for one more large body at the moment. */
export class TooBusy extends Error {
  override name = 'TooBusy';
}

/**
 * Reads a request's body.
 * @param limit bytes that are taken
 * @returns undefined when there are more
 * @throws when the line breaks before the end, and TooBusy
 */
export async function readBody(request: Request, limit: number): Promise<Uint8Array | undefined> {
  // With an announced length the server itself sees to it that no more comes.
  const announced = request.headers.get('content-length');
  if (announced !== null && Number(announced) <= SMALL) return new Uint8Array(await request.arrayBuffer());
  const reader = request.body?.getReader();
  if (!reader) return new Uint8Array();
  const chunks: Uint8Array[] = [];
  let length = 0;
  let own = 0;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      length += value.length;
      if (length <= limit) {
        if (held + value.length > MOST_HELD) throw new TooBusy('too many large bodies at once');
        chunks.push(value);
        own += value.length;
        held += value.length;
      }
      if (length > PATIENCE) {
        void reader.cancel().catch(() => undefined);
        break;
      }
    }
    return length > limit ? undefined : Buffer.concat(chunks);
  } finally {
    held -= own;
  }
}

/** Bytes of one character at the most: four of UTF-8, each as `%XX` in a form; in JSON two times `\uXXXX`. */
const LARGEST_CHARACTER = 12;

/** Names, quotes and separators, and the field that people do not see. */
const AROUND = 4096;

const characters = Object.values(schema.properties).reduce((sum, { maxLength }) => sum + maxLength, 0);

/**
 * Bytes of a body that are taken: what the rules of the fields allow, in any script and either form. The web servers in
 * front must take as much (deploy/).
 */
export const largestBody = (characters + detailFields.length * longestDetail) * LARGEST_CHARACTER + AROUND;
