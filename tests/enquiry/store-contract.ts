import { randomUUIDv7 } from 'node:crypto';
/** Tests for every store, run for each database. */
import { inspect } from 'node:util';
import { describe, expect } from 'vitest';
import { validEnquiry } from './support/sample-enquiry.ts';
import { PAGE } from '../../src/enquiry/service/store/make-store.ts';
import { claimOne, enquiry, makeStoreTest, type StoreTest, type TestDatabase } from './store-fixture.ts';
import { testSending } from './store-sending-contract.ts';

export function describeStore(name: string, makeDatabase: () => Promise<TestDatabase>): void {
  const test = makeStoreTest(makeDatabase);
  describe(`the store on ${name}`, () => {
    testKeeping(test);
    testSending(test);
  });
}

function testKeeping(test: StoreTest): void {
  test('keeps an enquiry with all its signs, and shows it to every instance', async ({ store, other }) => {
    const message = "Zwei\n„Zeilen“ \u0000 \ud800 \u{1f3ed} '; drop table enquiry; --";
    const fresh = enquiry({ enquiry: { ...validEnquiry, message }, source: 'form' });
    expect(await store.accept(fresh)).toMatchObject({ isNew: true });
    expect(await other.find(fresh.id)).toMatchObject([
      {
        id: fresh.id,
        state: 'queued',
        attempts: 0,
        source: 'form',
        sentAt: null,
        lastError: null,
        enquiry: { ...validEnquiry, message },
      },
    ]);
    expect(await other.find(randomUUIDv7())).toEqual([]);
    expect(await other.list()).toHaveLength(1);
    expect(await other.list('sent')).toEqual([]);
  });

  test('keeps what an enquiry asks for beside its fields, also for the sender', async ({ store, other }) => {
    const items = [{ name: 'BLT150', page: '/blt150', quantity: 2, note: 'für „Zwei“ \u0000' }];
    const fresh = enquiry({ items });
    const unchosen = enquiry({ items: [], state: 'spam' });
    await Promise.all([store.accept(fresh), store.accept(unchosen)]);
    expect((await other.find(fresh.id))[0]).toMatchObject({ items, enquiry: fresh.enquiry });
    expect((await other.find(unchosen.id))[0]).toMatchObject({ items: [] });
    expect(Object.keys((await other.find(fresh.id))[0]?.enquiry ?? {})).not.toContain('items');
    expect(await store.claim(1, 60)).toMatchObject([{ id: fresh.id, items }]);
  });

  test('keeps one of those that are the same, also when two instances get it at once', async ({ store, other }) => {
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

  test('stores hundreds of simultaneous enquiries in one commit or a few', async ({ store, other }) => {
    const all = Array.from({ length: 600 }, () => enquiry());
    expect(await Promise.all(all.map((one) => store.accept(one)))).toEqual(all.map(({ id }) => ({ id, isNew: true })));
    expect((await other.list()).map(({ id }) => id).sort()).toEqual(all.map(({ id }) => id).sort());
  });

  test('holds spam back, and releases it when it is sent again without the signals', async ({ store }) => {
    await store.accept(enquiry({ dedup: 'same', state: 'spam' }));
    expect(await store.claim(10, 60)).toEqual([]);
    expect(await store.accept(enquiry({ dedup: 'same', state: 'spam' }))).toMatchObject({ isNew: false });
    expect(await store.accept(enquiry({ dedup: 'same' }))).toMatchObject({ isNew: true });
    expect(await store.accept(enquiry({ dedup: 'same', state: 'spam' }))).toMatchObject({ isNew: false });
    await claimOne(store);
    const both = await Promise.all(
      (['spam', 'queued'] as const).map((state) => store.accept(enquiry({ dedup: 'at once', state }))),
    );
    expect(both.map(({ isNew }) => isNew)).toEqual([true, true]);
    await claimOne(store);
  });

  test('deletes one, and what was delivered and is past its time by the present setting', async ({
    database,
    store,
  }) => {
    const shortLived = database.open(0);
    const [sent, waiting, spam] = [enquiry(), enquiry(), enquiry({ state: 'spam' })];
    await shortLived.accept(sent);
    await shortLived.settle(await claimOne(shortLived), { state: 'sent', response: 'ok' });
    await shortLived.accept(waiting);
    await shortLived.accept(spam);
    expect(await store.purge()).toEqual([]);
    const late = enquiry({ state: 'spam' });
    await store.accept(late);
    await database.run(`update enquiry set created_at = created_at + 60000 where id = '${late.id}'`);
    expect((await shortLived.purge()).toSorted()).toEqual([sent.id, spam.id].toSorted());
    expect(await store.list()).toHaveLength(2);
    expect(await store.delete(waiting.id)).toBe(true);
    expect(await store.delete(waiting.id)).toBe(false);
    await shortLived.close();
  });

  test('counts what waits, and can be probed', async ({ store }) => {
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

  test('lists all others when one is spoilt, gives that one up and sends the others', async ({ database, store }) => {
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

  test('sets aside what has a spoilt list of recipients, and sends it to all when it is requeued', async ({
    database,
    store,
  }) => {
    const spoilt = ['{"left', '"a text"', '[1]', '{}'];
    const all = [...spoilt, undefined].map((outstanding) => ({ outstanding, fresh: enquiry() }));
    for (const { fresh } of all) await store.accept(fresh);
    for (const { outstanding, fresh } of all)
      if (outstanding !== undefined)
        await database.run(`update enquiry set outstanding = '${outstanding}' where id = '${fresh.id}'`);
    expect((await store.claim(10, 60)).map(({ id }) => id)).toEqual([all.at(-1)?.fresh.id]);
    const dead = await store.list('dead');
    expect(dead).toHaveLength(spoilt.length);
    expect((await store.backlog()).dead?.count).toBe(spoilt.length);
    for (const { id, lastError } of dead) {
      expect(lastError).toContain('recipients');
      await store.requeue(id);
    }
    expect((await store.claim(10, 60)).map(({ outstanding }) => outstanding)).toEqual(spoilt.map(() => undefined));
  });

  test('stores all others of a batch when the database refuses one', async ({ store }) => {
    const first = enquiry();
    await store.accept(first);
    const batch = [
      enquiry(),
      enquiry({ messageId: first.messageId, enquiry: { ...validEnquiry, name: 'Zebulon' } }),
      enquiry(),
    ];
    const results = await Promise.allSettled(batch.map((one) => store.accept(one)));
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(await store.list()).toHaveLength(3);
    // What the log gets of it quotes no visitor.
    for (const result of results)
      if (result.status === 'rejected') expect(inspect(result.reason, { depth: 9 })).not.toContain('Zebulon');
  });

  test('is read page by page, all by their ids and each state by arrival', async ({ store }) => {
    const all = Array.from({ length: PAGE + 5 }, (_, index) =>
      enquiry({ state: index < PAGE + 2 ? 'spam' : 'queued' }),
    );
    await Promise.all(all.map((one) => store.accept(one)));
    for (const state of [undefined, 'spam'] as const) {
      const first = await store.list(state);
      const second = await store.list(state, first.at(-1));
      const ids = [...first, ...second].map(({ id }) => id);
      expect(first).toHaveLength(PAGE);
      expect(new Set(ids).size).toBe(state ? PAGE + 2 : PAGE + 5);
      expect(await store.list(state, second.at(-1))).toEqual([]);
    }
    const spam = await store.list('spam');
    expect(spam).toEqual(
      spam.toSorted((one, other) => one.createdAt - other.createdAt || (one.id < other.id ? -1 : 1)),
    );
    expect(await store.latest('queued', 2)).toEqual((await store.list('queued')).toReversed().slice(0, 2));
  });

  test('reports new and stuck enquiries, by one instance only', async ({ store, other }) => {
    await store.accept(enquiry());
    await store.accept(enquiry({ state: 'spam' }));
    await store.settle(await claimOne(store), { state: 'sent' });
    await store.accept(enquiry());
    await claimOne(store, 30 * 86_400);
    const situation = await other.situation(86_400_000);
    expect(situation).toMatchObject({ received: { sent: 1, spam: 1, sending: 1 }, stuck: 1 });
    expect(situation.oldestWaiting).toBeLessThan(60_000);
    const claims = await Promise.all([store, other, store].map((one) => one.claimNotice('dead', 60_000, 1)));
    expect(claims.filter(Boolean)).toHaveLength(1);
    expect(await other.claimNotice('dead', 60_000, 2)).toBe(true);
    expect(await other.claimNotice('dead', 0, 2)).toBe(true);
    await store.forgetNotice('dead');
    expect(await other.claimNotice('dead', 60_000, 0)).toBe(true);
  });

  test('lets one instance send a notice, though another read the clock a moment before', async ({
    store,
    database,
  }) => {
    expect(await store.claimNotice('dead', 60_000, 1)).toBe(true);
    await database.run('update notice set at = at + 1000');
    expect(await store.claimNotice('dead', 60_000, 1)).toBe(false);
  });

  test('is made once, also by instances that start together', async ({ database }) => {
    const instances = Array.from({ length: 8 }, () => database.open());
    await Promise.all(instances.map((instance) => instance.accept(enquiry())));
    expect(await instances[0]?.list()).toHaveLength(8);
    for (const instance of instances) await instance.close();
  });
}
