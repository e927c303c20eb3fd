import { expect, test } from 'vitest';
import { readRequest, usualBodySize } from '../../src/enquiry/service/http/read-body.ts';

/** A post whose body starts but never ends. */
function begunPost(bytes: number) {
  let end = () => {};
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(new Uint8Array(bytes));
      end = () => controller.close();
    },
  });
  const request = new Request('http://localhost/send-email', { method: 'POST', body, duplex: 'half' } as RequestInit);
  return { reading: readRequest(request, 100_000), end: () => end() };
}

test('all request bodies read at the same time hold at most 8 MB beyond a usual size, which is freed afterwards', async () => {
  const posts = Array.from({ length: 400 }, () => begunPost(100_000));
  await new Promise((resolve) => setTimeout(resolve, 50));
  for (const { end } of posts) end();
  const results = await Promise.all(posts.map(({ reading }) => reading));
  const refused = results.filter((result) => result === 'too many');
  expect(400 - refused.length).toBe(Math.floor((8 * 1024 * 1024) / (100_000 - usualBodySize)));
  const later = begunPost(100_000);
  later.end();
  expect(await later.reading).toBeInstanceOf(Uint8Array);
});

test('a body in pieces of one byte holds no more memory than in one', async () => {
  const size = 100_000;
  let sent = 0;
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (sent === size) return controller.close();
      sent += 1;
      controller.enqueue(Uint8Array.of(0x61));
    },
  });
  const request = new Request('http://localhost/', { method: 'POST', body, duplex: 'half' } as RequestInit);
  const read = await readRequest(request, size);
  if (typeof read === 'string') throw new Error(read);
  expect(read).toHaveLength(size);
  expect(read.buffer.byteLength).toBeLessThan(2 * size);
  expect(read.every((byte) => byte === 0x61)).toBe(true);
});
