import path from 'node:path';
import { withAncestors, photosOf, type Model } from './read-content.ts';
import { test, type Check } from './content-test.ts';
import type { ReadPage, ReadSite } from './read-site.ts';
import { holds } from './same-text.ts';

/** A machine's page shows three views (specification, section 2). */
const views = 3;

test('Every machine is shown: its photos, else its drawings', ({ content, site, check }) => {
  for (const model of content.models) {
    const { name, path: address } = model;
    if (!isDrawnBy([model, ...withAncestors(content, model.category)])) continue;
    const shown = new Set(picturesIn(site, address).map((picture) => picture.address));
    check(shown.size >= views, `${address} shows ${name} in ${shown.size} pictures and not in ${views}`);
  }
  for (const { name, path: address, machine } of content.equipment) {
    if (String(machine) === 'none') continue;
    check(picturesIn(site, address).length > 0, `${address} has no picture of ${name}`);
  }
  for (const { id, title } of content.categories) {
    const line = withAncestors(content, id);
    const [, above] = line;
    const list = site.pages.get(above?.path ?? '');
    if (!list || !isDrawnBy(line)) continue;
    const shown = picturesIn(site, list.path).some(({ text }) => holds(text, title));
    check(shown, `The card of ${title} on ${list.path} has no picture`);
  }
});

/** Whether a machine is drawn: the first of these entries that has a setting decides. */
function isDrawnBy(entries: readonly Pick<Model, 'machine'>[]): boolean {
  const word = entries.map(({ machine }) => machine).find((machine) => machine !== undefined);
  return String(word ?? 'none') !== 'none';
}

test('Every photo of an entry is on its page, with its caption', ({ content, site, check }) => {
  const owners = [
    ...content.models.map((entry) => ({ folder: 'models', shown: Infinity, entry })),
    ...content.equipment.map((entry) => ({ folder: 'equipment', shown: Infinity, entry })),
    // A category has one picture.
    ...content.categories.map((entry) => ({ folder: 'categories', shown: 1, entry })),
  ];
  for (const { folder, shown, entry } of owners) {
    if ('photo' in entry && entry.photo !== undefined) {
      expectPhoto(site, entry.path, { file: `equipment/${entry.photo}` }, check);
      continue;
    }
    const main = entry.photos?.find((photo) => photo.main)?.file;
    const isMain = (file: string) => Number(path.posix.basename(file) === main);
    const files = photosOf(content, folder, entry.id).toSorted((a, b) => isMain(b) - isMain(a));
    for (const file of files.slice(0, shown)) {
      const words = entry.photos?.find((photo) => photo.file === path.posix.basename(file));
      expectPhoto(site, entry.path, { file, caption: words?.caption }, check);
    }
  }
  for (const { gallery, path: address } of content.fairs) {
    for (const { file, caption } of gallery?.photos ?? []) {
      if (file !== undefined) expectPhoto(site, address, { file: `fairs/${file}`, caption }, check);
    }
  }
});

function expectPhoto(
  { pages }: ReadSite,
  address: string,
  { file, caption }: { file: string; caption?: string | undefined },
  check: Check,
): void {
  // The build adds a hash and a width to the name.
  const stem = encodeURI(file.replace(/\.[^./]*$/, ''));
  const picture = pages.get(address)?.pictures.find((one) => one.address.includes(`/${stem}`));
  check(picture !== undefined, `The photo ${file} is not on ${address}`);
  if (picture && caption !== undefined) {
    check(holds(picture.text, caption), `The photo ${file} on ${address} does not say "${caption}"`);
  }
}

function picturesIn({ pages }: ReadSite, address: string): ReadPage['pictures'] {
  return (pages.get(address)?.pictures ?? []).filter(({ place }) => place === 'main');
}
