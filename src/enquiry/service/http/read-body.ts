/** Bytes of a body that is too large which are still read, so that the sender gets its answer and no broken line. */
const PATIENCE = 1024 * 1024;

/**
 * Reads a request's body.
 * @param limit bytes that are taken
 * @returns undefined when there are more
 * @throws when the line breaks before the end
 */
export async function readBody(request: Request, limit: number): Promise<Uint8Array | undefined> {
  // With an announced length that fits, the server itself sees to it that no more comes.
  const announced = request.headers.get('content-length');
  if (announced !== null && Number(announced) <= limit) return new Uint8Array(await request.arrayBuffer());
  const reader = request.body?.getReader();
  if (!reader) return new Uint8Array();
  const chunks: Uint8Array[] = [];
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    length += value.length;
    if (length <= limit) chunks.push(value);
    if (length > PATIENCE) {
      void reader.cancel().catch(() => undefined);
      break;
    }
  }
  return length > limit ? undefined : Buffer.concat(chunks);
}
