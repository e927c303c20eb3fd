/** What holds for a store whatever database is behind it; run by the test of each. */
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { EnquiryStore, NewEnquiry } from '../../src/enquiry/service/store/store.ts';
import { uuid7 } from '../../src/enquiry/service/uuid7.ts';
import { soundEnquiry } from '../../src/enquiry/contract/sample-enquiry.ts';

/** One database, to which any number of instances connect. */
export interface TestDatabase {
  open(retentionDays?: number): EnquiryStore;
  /** Runs a statement past the store, as a mishap does. */
  run(sql: string): Promise<void>;
  remove(): Promise<void>;
}

const enquiry = (changes: Partial<NewEnquiry> = {}): NewEnquiry => {
  const id = uuid7();
  return {
    id,
    dedup: id,
    messageId: `<${id}@example.com>`,
    state: 'queued',
    enquiry: soundEnquiry,
    source: 'json',
    ...changes,
  };
};

export function describeStore(name: string, makeDatabase: () => Promise<TestDatabase>): void {
  describe(`the store on ${name}`, () => {
    let database: TestDatabase;
    let store: EnquiryStore;
    let other: EnquiryStore;

    beforeEach(async () => {
      database = await makeDatabase();
      store = database.open();
      other = database.open();
    });
    afterEach(async () => {
      await store.close();
      await other.close();
      await database.remove();
    });

    /** The one enquiry that is due. */
    const claimOne = async (from = store, seconds = 60) => {
      const [claimed, ...others] = await from.claim(10, seconds);
      expect(others).toEqual([]);
      if (!claimed) throw new Error('nothing was due');
      return claimed;
    };

    test('keeps an enquiry with all its signs, and shows it to every instance', async () => {
      const message = "Zwei\n„Zeilen“ \u0000 \ud800 \u{1f3ed} '; drop table enquiry; --";
      const fresh = enquiry({ enquiry: { ...soundEnquiry, message }, source: 'form' });
      expect(await store.accept(fresh)).toMatchObject({ isNew: true });
      expect(await other.find(fresh.id)).toMatchObject({
        id: fresh.id,
        state: 'queued',
        attempts: 0,
        source: 'form',
        sentAt: null,
        lastError: null,
        enquiry: { ...soundEnquiry, message },
      });
      expect(await other.find(uuid7())).toBeUndefined();
      expect(await other.list()).toHaveLength(1);
      expect(await other.list('sent')).toEqual([]);
    });

    test('keeps one of those that are the same, also when two instances get it at once', async () => {
      const results = await Promise.all(
        Array.from({ length: 40 }, (_, index) =>
          (index % 2 === 0 ? store : other).accept(enquiry({ dedup: `same-${index % 4 < 2 ? 'a' : 'b'}` })),
        ),
      );
      expect(results.filter(({ isNew }) => isNew)).toHaveLength(2);
      expect(new Set(results.map(({ id }) => id)).size).toBe(2);
      expect(await store.list()).toHaveLength(2);
      expect(await store.accept(enquiry({ dedup: 'same-a' }))).toMatchObject({ isNew: false });
    });

    test('keeps hundreds that come at once, in one commit or a few', async () => {
      const all = Array.from({ length: 600 }, () => enquiry());
      expect(await Promise.all(all.map((one) => store.accept(one)))).toEqual(
        all.map(({ id }) => ({ id, isNew: true })),
      );
      expect((await other.list()).map(({ id }) => id).sort()).toEqual(all.map(({ id }) => id).sort());
    });

    test('holds spam back, and sets it free when it comes again without the signs', async () => {
      await store.accept(enquiry({ dedup: 'same', state: 'spam' }));
      expect(await store.claim(10, 60)).toEqual([]);
      expect(await store.accept(enquiry({ dedup: 'same', state: 'spam' }))).toMatchObject({ isNew: false });
      expect(await store.accept(enquiry({ dedup: 'same' }))).toMatchObject({ isNew: true });
      expect(await store.accept(enquiry({ dedup: 'same', state: 'spam' }))).toMatchObject({ isNew: false });
      await claimOne();
      const both = await Promise.all(
        (['spam', 'queued'] as const).map((state) => store.accept(enquiry({ dedup: 'at once', state }))),
      );
      expect(both.map(({ isNew }) => isNew)).toEqual([true, true]);
      await claimOne();
    });

    test('leases an enquiry to one sender, and to the next when the lease runs out', async () => {
      const fresh = enquiry();
      await store.accept(fresh);
      const first = await claimOne(store, 0.3);
      expect(first).toMatchObject({
        id: fresh.id,
        messageId: fresh.messageId,
        attempts: 1,
        failingFor: 0,
        enquiry: soundEnquiry,
      });
      expect(await other.claim(10, 60)).toEqual([]);
      expect(await other.find(fresh.id)).toMatchObject({ state: 'sending' });
      await sleep(350);
      const second = await claimOne(other);
      expect(second).toMatchObject({ id: fresh.id, messageId: fresh.messageId, attempts: 2 });
      // The first one comes back late: it no longer may say how it ended.
      expect(await store.settle(first, { state: 'queued', error: 'late' })).toBe(false);
      expect(await other.settle(second, { state: 'sent', response: '250 ok' })).toBe(true);
      expect(await store.find(fresh.id)).toMatchObject({ state: 'sent', smtpResponse: '250 ok', lastError: null });
      expect((await store.find(fresh.id))?.sentAt).toBeGreaterThan(Date.now() - 60_000);
      expect(await store.claim(10, 60)).toEqual([]);
    });

    test('gives no enquiry to two senders that ask at the same time', async () => {
      await Promise.all(Array.from({ length: 60 }, () => store.accept(enquiry())));
      const claims = await Promise.all(
        Array.from({ length: 30 }, (_, index) => (index % 2 ? store : other).claim(2, 60)),
      );
      const ids = claims.flat().map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
      expect(ids.length).toBeGreaterThan(30);
    });

    test('queues again after a failure, remembers since when and whom it has not reached', async () => {
      await store.accept(enquiry());
      const first = await claimOne();
      await store.settle(first, { state: 'queued', delay: 200, error: '451 later', outstanding: ['b@example.com'] });
      expect(await store.claim(10, 60)).toEqual([]);
      await sleep(250);
      const second = await claimOne();
      expect(second).toMatchObject({ attempts: 2, lastError: '451 later', outstanding: ['b@example.com'] });
      expect(second.failingFor).toBeGreaterThan(150);
      // Called off: the attempt does not count.
      await store.settle(second, { state: 'queued', calledOff: true, error: second.lastError });
      const third = await claimOne();
      expect(third.attempts).toBe(2);
      await store.settle(third, { state: 'dead', error: 'x'.repeat(5000) });
      const [dead] = await store.list('dead');
      expect(dead?.lastError).toHaveLength(1000);
      expect(await store.requeue(third.id)).toBe(true);
      expect(await claimOne()).toMatchObject({ attempts: 1, failingFor: 0 });
      expect(await store.requeue(third.id)).toBe(false);
      expect(await store.requeue('unknown')).toBe(false);
    });

    test('sends what waits for its next attempt at once when it is queued again', async () => {
      await store.accept(enquiry());
      const first = await claimOne();
      await store.settle(first, { state: 'queued', delay: 3_600_000, error: 'no answer' });
      expect(await store.claim(10, 60)).toEqual([]);
      expect(await store.requeue(first.id)).toBe(true);
      expect(await claimOne()).toMatchObject({ id: first.id, attempts: 1, failingFor: 0 });
    });

    test('claims what is due first', async () => {
      const [one, two] = [enquiry(), enquiry()];
      await store.accept(one);
      await sleep(5);
      await store.accept(two);
      expect((await store.claim(1, 60))[0]?.id).toBe(one.id);
    });

    test('deletes one, and what was delivered and is past its time', async () => {
      const brief = database.open(0);
      const [sent, waiting, spam] = [enquiry(), enquiry(), enquiry({ state: 'spam' })];
      await brief.accept(sent);
      await brief.settle(await claimOne(brief), { state: 'sent', response: 'ok' });
      await brief.accept(waiting);
      await brief.accept(spam);
      await store.accept(enquiry({ state: 'spam' }));
      expect((await store.purge()).sort()).toEqual([sent.id, spam.id].sort());
      expect(await store.list()).toHaveLength(2);
      expect(await store.delete(waiting.id)).toBe(true);
      expect(await store.delete(waiting.id)).toBe(false);
      await brief.close();
    });

    test('counts what waits, and can be probed', async () => {
      await store.accept(enquiry());
      await store.accept(enquiry());
      await store.accept(enquiry({ state: 'spam' }));
      const backlog = await store.backlog();
      expect(backlog.queued?.count).toBe(2);
      expect(backlog.spam?.count).toBe(1);
      expect(backlog.queued?.oldest).toBeGreaterThan(Date.now() - 60_000);
      await store.probe();
      await store.probe();
    });

    test('takes up again what a clock in a wrong future has leased or put off', async () => {
      await store.accept(enquiry());
      const month = 30 * 86_400;
      const leased = await claimOne(store, month);
      expect(await store.reclaim(60, 14_400)).toBe(1);
      const again = await claimOne();
      expect(again).toMatchObject({ id: leased.id, attempts: 2 });
      expect(await store.settle(leased, { state: 'sent' })).toBe(false);
      await store.settle(again, { state: 'queued', delay: month * 1000, error: '451' });
      expect(await store.reclaim(60, 14_400)).toBe(1);
      await claimOne();
      // What is leased or waits as it should is left alone.
      expect(await store.reclaim(60, 14_400)).toBe(0);
    });

    test('requeues what is leased for longer than any lease is, or whose lease has run out', async () => {
      await store.accept(enquiry());
      const leased = await claimOne(store, 86_400);
      expect(await store.requeue(leased.id)).toBe(true);
      const second = await claimOne(store, 0.05);
      await sleep(80);
      expect(await store.requeue(second.id)).toBe(true);
      await claimOne(store, 60);
      expect(await store.requeue(leased.id)).toBe(false);
    });

    test('purges nothing for a week after the clock has jumped by more than one', async () => {
      const brief = database.open(0);
      await brief.accept(enquiry());
      await brief.settle(await claimOne(brief), { state: 'sent' });
      expect(await brief.believesClock()).toBe(true);
      await database.run(`update clock set seen = seen - 800 * cast(86400000 as bigint)`);
      expect(await brief.purge()).toEqual([]);
      expect(await brief.believesClock()).toBe(false);
      // An hour later it still is not believed, after a week of steady looks it is.
      await database.run('update clock set steady_since = steady_since - 3600000');
      expect(await brief.purge()).toEqual([]);
      await database.run('update clock set steady_since = steady_since - 7 * 86400000');
      expect(await brief.purge()).toHaveLength(1);
      await brief.close();
    });

    test('does not believe a clock that says that the last enquiry came weeks ago, or will come', async () => {
      await store.accept(enquiry());
      await database.run('update enquiry set created_at = created_at - 30 * cast(86400000 as bigint)');
      expect(await store.believesClock()).toBe(false);
    });

    test('lists all others when one is spoilt, gives that one up and sends the others', async () => {
      const spoilt = [enquiry(), enquiry(), enquiry()];
      const whole = enquiry();
      for (const one of [...spoilt, whole]) await store.accept(one);
      for (const [index, payload] of ['{"name', '"a text"', '{"name":1}'].entries())
        await database.run(`update enquiry set payload = '${payload}' where id = '${spoilt[index]?.id}'`);
      const listed = await store.list();
      expect(listed).toHaveLength(4);
      expect(listed.find(({ id }) => id === spoilt[0]?.id)).toMatchObject({
        unreadable: '{"name',
        enquiry: { name: '' },
      });
      expect((await store.claim(10, 60)).map(({ id }) => id)).toEqual([whole.id]);
      expect((await store.list('dead')).map(({ lastError }) => lastError)).toEqual(
        spoilt.map(() => 'the stored fields can not be read'),
      );
    });

    test('revives a dead letter that is sent again', async () => {
      await store.accept(enquiry({ dedup: 'same' }));
      const first = await claimOne();
      await store.settle(first, { state: 'dead', error: '554' });
      expect(await store.accept(enquiry({ dedup: 'same' }))).toEqual({ id: first.id, isNew: true });
      expect(await claimOne()).toMatchObject({ id: first.id, attempts: 1, failingFor: 0 });
    });

    test('says what came and what stands still, and lets one instance tell of it', async () => {
      await store.accept(enquiry());
      await store.accept(enquiry({ state: 'spam' }));
      await store.settle(await claimOne(), { state: 'sent' });
      await store.accept(enquiry());
      await claimOne(store, 30 * 86_400);
      const situation = await other.situation(86_400_000);
      expect(situation).toMatchObject({ received: { sent: 1, spam: 1, sending: 1 }, stuck: 1 });
      expect(situation.sinceSent).toBeLessThan(60_000);
      expect(situation.oldestWaiting).toBeLessThan(60_000);
      const claims = await Promise.all([store, other, store].map((one) => one.claimNotice('dead', 60_000, 1)));
      expect(claims.filter(Boolean)).toHaveLength(1);
      expect(await other.claimNotice('dead', 60_000, 2)).toBe(true);
      expect(await other.claimNotice('dead', 0, 2)).toBe(true);
      await store.forgetNotice('dead');
      expect(await other.claimNotice('dead', 60_000, 0)).toBe(true);
    });

    test('is made once, also by instances that start together', async () => {
      await database.remove();
      database = await makeDatabase();
      const instances = Array.from({ length: 8 }, () => database.open());
      await Promise.all(instances.map((instance) => instance.accept(enquiry())));
      expect(await instances[0]?.list()).toHaveLength(8);
      for (const instance of instances) await instance.close();
    });
  });
}
