import { expect, it } from 'vitest';
import { changeDraft, emptyDraft, withText } from '../../src/editor/drafts/new-draft.ts';
import { readPhoto } from '../../src/editor/photos/local-photos.ts';
import { emptyProposal, type ProposedPhoto } from '../../src/editor/proposal/proposal.ts';
import { openProposals, withDraft, withPhotos, type PartStore } from '../../src/editor/proposal/proposal-store.ts';

type Part = Awaited<ReturnType<PartStore['all']>>[number];

const first = withText(emptyDraft('model', 1), 'name: BLT300\n', 2);
const published = { file: 'models/blt150.yaml', kind: 'model', text: 'name: BLT150\n' } as const;
const second = withText(changeDraft(published, 1), 'name: BLT150 S\n', 2);

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

it('keeps the texts where only the photos have no space', async () => {
  const device = makeDevice();
  const store = await device.open();
  device.accepts = (part) => !('photo' in part);
  const medium = { file: 'front.jpg', width: 4, height: 3 };
  const photo: ProposedPhoto = { owner: first.id, name: 'front.jpg', blob: new Blob(), medium, picture: undefined };
  expect(await store.change((now) => withPhotos(now, first, () => [photo]))).toBe(false);
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
