import { randomUUIDv7 } from 'node:crypto';
/** Duplicates, references, and finding enquiries by reference. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { validEnquiry } from './support/sample-enquiry.ts';
import { idsOf, referenceOf } from '../../src/enquiry/service/reference.ts';
import { startService, type RunningService } from './service-fixture.ts';

/** An id with the given time: 48 bits of milliseconds, then random (RFC 9562, version 7). */
function idAt(time: number): string {
  const hex = time.toString(16).padStart(12, '0');
  return `${hex.slice(0, 8)}-${hex.slice(8)}${randomUUIDv7().slice(13)}`;
}

let service: RunningService;
beforeEach(async () => {
  service = await startService({}, false);
});
afterEach(() => service.stop());

const keys = ['0b0c7ff5-59bb-4c6e-8c0f-5a0ad0a3a7b1', '1b0c7ff5-59bb-4c6e-8c0f-5a0ad0a3a7b1'] as const;
const send = async (headers: Record<string, string>, more: object = {}) => {
  const response = await service.postJson({ ...validEnquiry, ...more }, headers);
  return { status: response.status, reference: /\d{6}-[0-9A-F]{6}$/.exec(await response.text())?.[0] };
};
const count = async () => (await service.store.list()).length;

describe('the same enquiry', () => {
  test('with the same key is one, and has one reference', async () => {
    const first = await send({ 'Idempotency-Key': keys[0] });
    const again = await send({ 'Idempotency-Key': `"${keys[0].toUpperCase()}"` });
    expect(first.reference).toBeDefined();
    expect(again).toEqual(first);
    expect(await count()).toBe(1);
  });

  test('with another key is another one on the same day', async () => {
    const both = [await send({ 'Idempotency-Key': keys[0] }), await send({ 'Idempotency-Key': keys[1] })];
    expect(new Set(both.map(({ reference }) => reference)).size).toBe(2);
    expect(await count()).toBe(2);
  });

  test('with the same key and other words is another one: nothing is swallowed', async () => {
    await send({ 'Idempotency-Key': keys[0] });
    await send({ 'Idempotency-Key': keys[0] }, { message: 'Two, please.' });
    expect(await count()).toBe(2);
  });

  test.each(['', 'x', 'null'])('with the key "%s" is one a day, as without a key', async (key) => {
    const first = await send({});
    expect(await send({ 'Idempotency-Key': key })).toEqual(first);
    expect(await count()).toBe(1);
  });

  test('that is dead is queued again when it is sent again, with the same reference', async () => {
    const first = await send({ 'Idempotency-Key': keys[0] });
    const [claimed] = await service.store.claim(1, 60);
    if (claimed) await service.store.settle(claimed, { state: 'dead', error: '554' });
    expect(await send({ 'Idempotency-Key': keys[0] })).toEqual(first);
    expect((await service.store.list()).map(({ state }) => state)).toEqual(['queued']);
  });

  test('is one also where both come at the same moment', async () => {
    const all = await Promise.all(Array.from({ length: 20 }, () => send({ 'Idempotency-Key': keys[0] })));
    expect(new Set(all.map(({ reference }) => reference)).size).toBe(1);
    expect(await count()).toBe(1);
  });
});

describe('a reference', () => {
  test('holds the day and stands for one enquiry', async () => {
    const { reference = '' } = await send({});
    await send({}, { name: 'B' });
    const today = new Date().toISOString().slice(2, 10).replaceAll('-', '');
    expect(reference.startsWith(`${today}-`)).toBe(true);
    const found = await service.store.find(reference.toLowerCase());
    expect(found.map(({ id }) => referenceOf(id))).toEqual([reference]);
    expect(await service.store.find('991231-000000')).toEqual([]);
    expect(await service.store.find("'%")).toEqual([]);
  });

  test('always holds a digit, and finds the ids of its whole day alone', () => {
    for (let day = 0; day < 400; day += 1) {
      const time = Date.UTC(2026, 0, 1) + day * 86_400_000;
      for (const id of [idAt(time), idAt(time + 86_399_999)]) {
        const ids = idsOf(referenceOf(id));
        expect(referenceOf(id)).toMatch(/\d/);
        expect(ids && id >= ids.first && id < ids.next && id.endsWith(ids.end)).toBe(true);
      }
      expect(idAt(time + 86_400_000) >= (idsOf(referenceOf(idAt(time)))?.next ?? '')).toBe(true);
    }
  });

  test('stands on the page for visitors without scripts, too', async () => {
    const page = await (await service.postForm(validEnquiry)).text();
    const [stored] = await service.store.list();
    expect(page).toContain(`<p>Reference: ${referenceOf(stored?.id ?? '')}</p>`);
  });
});
