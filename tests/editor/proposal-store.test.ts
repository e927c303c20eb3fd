import { describe, expect, it } from 'vitest';
import { changeDraft, emptyDraft, withText } from '../../src/editor/drafts/new-draft.ts';
import { readPhoto } from '../../src/editor/photos/local-photos.ts';
import { emptyProposal, type Draft, type ProposedPhoto } from '../../src/editor/proposal/proposal.ts';
import {
  openProposals,
  withDraft,
  withPhotos,
  type PartStore,
  type ProposalStore,
} from '../../src/editor/proposal/proposal-store.ts';

type Part = Awaited<ReturnType<PartStore['all']>>[number];

const first = withText(emptyDraft('model', 1), 'name: BLT300\n', 2);
const published = { file: 'models/blt150.yaml', kind: 'model', text: 'name: BLT150\n' } as const;
const second = withText(changeDraft(published, 1), 'name: BLT150 S\n', 2);
const photo = (blob = new Blob()): ProposedPhoto => ({
  owner: first.id,
  name: 'front.jpg',
  blob,
  medium: { file: 'front.jpg', width: 4, height: 3 },
  picture: undefined,
});
const add = (store: ProposalStore, draft: Draft) => store.change((now) => withDraft(now, draft));

/** A disk that may refuse to read, or to write some parts, and the channel of its windows. */
function makeDevice() {
  const kept = new Map<string, Part>();
  const device = { canRead: true, accepts: (_part: Part) => true, hear: () => {} };
  const parts: PartStore = {
    all: () => (device.canRead ? Promise.resolve([...kept.values()]) : Promise.reject(new Error('no disk'))),
    write(some, removed, onto) {
      if (!some.every((part) => device.accepts(part))) return Promise.reject(new Error('full'));
      for (const part of some) kept.set(part.id, onto(part, kept.get(part.id)));
      for (const id of removed) kept.delete(id);
      return Promise.resolve();
    },
  };
  const channel = {
    postMessage: () => undefined,
    addEventListener: (_type: string, listener: () => void) => void (device.hear = listener),
  };
  const open = () => openProposals(parts, channel as unknown as BroadcastChannel);
  return Object.assign(device, { open, kept });
}

describe('proposals on a device', () => {
  it('are there again with their photos, and pieces that were thrown away are not', async () => {
    const device = makeDevice();
    const store = await device.open();
    expect(await add(store, first)).toBe(true);
    await store.change((now) => withPhotos(now, first, (old) => [...old, photo(new Blob(['front.jpg']))]));
    await add(store, second);
    await add(store, { ...second, text: second.base });
    const [again] = (await device.open()).list();
    expect(again?.drafts).toEqual([first]);
    expect(again?.photos.map(({ name, blob }) => [name, blob.size])).toEqual([['front.jpg', 9]]);
  });

  it('two windows do not overwrite each other: each writes what it has changed', async () => {
    const device = makeDevice();
    await add(await device.open(), first);
    const [one, two] = [await device.open(), await device.open()];
    await add(one, second);
    await add(two, withText(first, 'name: BLT301\n', 5));
    const [now] = (await device.open()).list();
    expect(now?.drafts.map(({ text }) => text).sort()).toEqual(['name: BLT150 S\n', 'name: BLT301\n']);
  });

  it('are put aside for another one and taken up again; each can be thrown away', async () => {
    const device = makeDevice();
    const store = await device.open();
    await add(store, first);
    const [aside] = store.list();
    await store.open({ ...emptyProposal(Date.now() + 1), name: 'Prices' });
    await add(store, second);
    expect(store.list().map(({ drafts }) => drafts.length)).toEqual([1, 1]);
    expect(store.list()[0]?.name).toBe('Prices');
    if (aside) await store.open(aside);
    expect((await device.open()).list()[0]?.drafts).toEqual([first]);
    await store.remove(aside?.id ?? '');
    expect((await device.open()).list().map(({ name }) => name)).toEqual(['Prices']);
  });

  it('stay aside after a reload before anything new is written', async () => {
    const device = makeDevice();
    const store = await device.open();
    await add(store, first);
    await store.open(emptyProposal(Date.now() + 1));
    const again = await device.open();
    await add(again, second);
    expect(again.list().map(({ drafts }) => drafts)).toEqual([[second], [first]]);
  });

  it('are not kept, and this is said, where the browser has no space; they are kept as soon as it has', async () => {
    const device = makeDevice();
    device.accepts = () => false;
    const store = await device.open();
    expect(store.isKept()).toBeUndefined();
    expect(await add(store, first)).toBe(false);
    expect(store.isKept()).toBe(false);
    device.accepts = () => true;
    await add(store, second);
    expect(store.isKept()).toBe(true);
    expect((await device.open()).list()[0]?.drafts.length).toBe(2);
  });

  it('a window shows what another one has changed, without losing its own change', async () => {
    const device = makeDevice();
    await add(await device.open(), first);
    const other = await device.open();
    const store = await device.open();
    const { hear } = device;
    await add(other, second);
    hear();
    await add(store, withText(emptyDraft('model', 9), 'name: X\n', 9));
    hear();
    await expect.poll(() => store.list()[0]?.drafts.length).toBe(3);
  });
});

it('keeps the changes after a message of another window that could not be followed', async () => {
  const device = makeDevice();
  const store = await device.open();
  device.canRead = false;
  device.hear();
  await store.change((now) => now).catch(() => false);
  device.canRead = true;
  expect(await store.change((now) => withDraft(now, first))).toBe(true);
  expect(device.kept.size).toBe(2);
});

it('shows what another window wrote, also if something was written here in that moment', async () => {
  const device = makeDevice();
  const other = await device.open();
  await other.change((now) => withDraft(now, first));
  const store = await device.open();
  const { hear } = device;
  await other.change((now) => withDraft(now, withText(first, 'name: BLT301\n', 3)));
  hear();
  await Promise.resolve();
  await store.change((now) => withDraft(now, second));
  await expect.poll(() => store.list()[0]?.drafts.map(({ text }) => text)).toContain('name: BLT301\n');
});

it('loses nothing of what two windows write at once into one entry, or while the proposal is sent', async () => {
  const device = makeDevice();
  const one = await device.open();
  await one.change((now) => withDraft(now, second));
  const { hear } = device;
  const other = await device.open();
  const typed = (text: string, at: number) =>
    withDraft(emptyProposal(0), withText(second, text, at)).drafts[0] ?? first;
  const sent = { owner: 'a', repo: 'b', branch: 'c', address: '', time: 1, commits: [], findings: [] };
  await Promise.all([
    one.change((now) => ({ ...withDraft(now, typed('name: BLT150 S\ncategory: balers\n', 4)), sent })),
    other.change((now) => ({ ...withDraft(now, typed('name: BLT150 T\n', 3)), name: 'Balers' })),
  ]);
  hear();
  const both = [{ name: 'Balers', sent, drafts: [{ text: 'name: BLT150 T\ncategory: balers\n' }] }];
  for (const store of [one, other, await device.open()]) await expect.poll(() => store.list()).toMatchObject(both);
  const [inOther, kept] = [other, one].map((store) => store.list()[0]?.drafts[0]?.changed);
  expect(inOther).toBe(kept);
});

it('what one window takes back stays so, though another one writes into the same entry at once', async () => {
  const device = makeDevice();
  const deleted: Draft = { ...second, isDeleted: true };
  await add(await device.open(), deleted);
  const [one, other] = [await device.open(), await device.open()];
  await add(other, { ...deleted, rebased: 1 });
  const { isDeleted: _taken, ...kept } = deleted;
  await add(one, kept);
  const [again] = (await device.open()).list();
  expect(again?.drafts.map(({ rebased, isDeleted }) => [rebased, isDeleted])).toEqual([[1, undefined]]);
});

it('keeps the texts where only the photos have no space', async () => {
  const device = makeDevice();
  const store = await device.open();
  device.accepts = (part) => !('photo' in part);
  expect(await store.change((now) => withPhotos(now, first, () => [photo()]))).toBe(false);
  const [again] = (await device.open()).list();
  expect(again).toMatchObject({ drafts: [first], photos: [] });
  device.accepts = () => true;
  expect(await store.change((now) => withDraft(now, second))).toBe(true);
  expect((await device.open()).list()[0]?.photos).toHaveLength(1);
});

it('changes the proposal that was meant, also after it was put aside', async () => {
  const store = await makeDevice().open();
  await store.change((now) => withDraft(now, first));
  const id = store.list()[0]?.id ?? '';
  await store.open({ ...emptyProposal(Date.now() + 1), name: 'Prices' });
  await store.change((now) => ({ ...now, name: 'Balers' }), id);
  expect(store.list().map(({ name }) => name)).toEqual(['Prices', 'Balers']);
  await store.change((now) => ({ ...now, name: 'Gone' }), 'unknown');
  expect(store.list().map(({ name }) => name)).toEqual(['Prices', 'Balers']);
});

it('two photos of a camera that are read at once have two names', async () => {
  const taken = new Set<string>();
  const files = [1, 2].map((number) => new File(['x'], `IMG_000${number}.jpg`));
  const read = await Promise.all(files.map((file) => readPhoto(file, taken)));
  expect(read.map(({ name }) => name)).toEqual(['photo.jpg', 'photo-2.jpg']);
});
