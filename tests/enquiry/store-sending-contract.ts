/** Tests of how a store hands enquiries to senders, for every database. */
import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'vitest';
import { validEnquiry } from './support/sample-enquiry.ts';
import { claimOnceDue, claimOne, enquiry, type StoreTest } from './store-fixture.ts';

export function testSending(test: StoreTest): void {
  test('leases an enquiry to one sender, and to the next when the lease runs out', async ({ store, other }) => {
    const fresh = enquiry();
    await store.accept(fresh);
    const first = await claimOne(store, 60);
    expect(first).toMatchObject({
      id: fresh.id,
      messageId: fresh.messageId,
      attempts: 1,
      failingFor: 0,
      enquiry: validEnquiry,
    });
    expect(await other.claim(10, 60)).toEqual([]);
    expect(await other.find(fresh.id)).toMatchObject([{ state: 'sending' }]);
    const short = enquiry();
    await store.accept(short);
    const late = await claimOne(store, 0.05);
    const second = await claimOnceDue(other);
    expect(second).toMatchObject({ id: short.id, messageId: short.messageId, attempts: 2 });
    // The first sender returns late: its result is ignored.
    expect(await store.settle(late, { state: 'queued', error: 'late' })).toBe(false);
    expect(await other.settle(second, { state: 'sent', response: '250 ok' })).toBe(true);
    const [sent] = await store.find(short.id);
    expect(sent).toMatchObject({ state: 'sent', smtpResponse: '250 ok', lastError: null });
    expect(sent?.sentAt).toBeGreaterThan(Date.now() - 60_000);
    expect(await store.claim(10, 60)).toEqual([]);
  });

  test('gives no enquiry to two senders that ask at the same time', async ({ store, other }) => {
    await Promise.all(Array.from({ length: 60 }, () => store.accept(enquiry())));
    const claims = await Promise.all(
      Array.from({ length: 30 }, (_, index) => (index % 2 ? store : other).claim(2, 60)),
    );
    const ids = claims.flat().map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.length).toBeGreaterThan(30);
  });

  test('requeues after a failure, with the time of the first failure and the recipients not reached', async ({
    store,
  }) => {
    await store.accept(enquiry());
    const first = await claimOne(store);
    await store.settle(first, { state: 'queued', delay: 200, error: '451 later', outstanding: ['b@example.com'] });
    const second = await claimOnceDue(store);
    expect(second).toMatchObject({ attempts: 2, lastError: '451 later', outstanding: ['b@example.com'] });
    expect(second.failingFor).toBeGreaterThan(150);
    // Aborted: the attempt does not count.
    await store.settle(second, { state: 'queued', calledOff: true, error: second.lastError });
    const third = await claimOne(store);
    expect(third.attempts).toBe(2);
    await store.settle(third, { state: 'dead', error: 'x'.repeat(5000) });
    const [dead] = await store.list('dead');
    expect(dead?.lastError).toHaveLength(1000);
    expect(await store.requeue(third.id)).toBe(true);
    expect(await claimOne(store)).toMatchObject({ attempts: 1, failingFor: 0 });
    expect(await store.requeue(third.id)).toBe(false);
    expect(await store.requeue('unknown')).toBe(false);
  });

  test('sends an enquiry that waits for its next attempt at once when it is requeued', async ({ store }) => {
    await store.accept(enquiry());
    const first = await claimOne(store);
    await store.settle(first, { state: 'queued', delay: 3_600_000, error: 'no answer' });
    expect(await store.claim(10, 60)).toEqual([]);
    expect(await store.requeue(first.id)).toBe(true);
    expect(await claimOne(store)).toMatchObject({ id: first.id, attempts: 1, failingFor: 0 });
  });

  test('claims what is due first', async ({ store }) => {
    const [one, two] = [enquiry(), enquiry()];
    await store.accept(one);
    await sleep(5);
    await store.accept(two);
    expect((await store.claim(1, 60))[0]?.id).toBe(one.id);
  });

  test('requeues enquiries whose lease has expired or is longer than any lease', async ({ store }) => {
    await store.accept(enquiry());
    const leased = await claimOne(store, 86_400);
    expect(await store.requeue(leased.id)).toBe(true);
    const second = await claimOne(store, 0.05);
    await sleep(80);
    expect(await store.requeue(second.id)).toBe(true);
    await claimOne(store, 60);
    expect(await store.requeue(leased.id)).toBe(false);
  });

  test('sends what was only written to a folder, when it is requeued', async ({ store }) => {
    await store.accept(enquiry());
    const first = await claimOne(store);
    await store.settle(first, { state: 'sent', response: '250 ok' });
    expect(await store.requeue(first.id)).toBe(false);
    await store.accept(enquiry());
    const second = await claimOne(store);
    await store.settle(second, { state: 'sent', response: 'written to /var/outbox/x.eml' });
    expect(await store.requeue(second.id)).toBe(true);
    expect(await claimOne(store)).toMatchObject({ id: second.id, attempts: 1 });
  });

  test('revives a dead letter that is sent again', async ({ store }) => {
    await store.accept(enquiry({ dedup: 'same' }));
    const first = await claimOne(store);
    await store.settle(first, { state: 'dead', error: '554' });
    expect(await store.accept(enquiry({ dedup: 'same' }))).toEqual({ id: first.id, isNew: true });
    expect(await claimOne(store)).toMatchObject({ id: first.id, attempts: 1, failingFor: 0 });
  });
}
