import { expect, test } from 'vitest';
import { readBody } from '../../src/enquiry/service/http/read-body.ts';

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
  return { reading: readBody(request, 100_000), end: () => end() };
}

test('all request bodies read at the same time hold at most 32 MB, which is freed afterwards', async () => {
  const posts = Array.from({ length: 400 }, () => begunPost(100_000));
  await new Promise((resolve) => setTimeout(resolve, 50));
  for (const { end } of posts) end();
  const results = await Promise.all(posts.map(({ reading }) => reading));
  const refused = results.filter((result) => result === 'too many');
  expect(400 - refused.length).toBe(Math.floor((32 * 1024 * 1024) / 100_000));
  const later = begunPost(100_000);
  later.end();
  expect(await later.reading).toBeInstanceOf(Uint8Array);
});
