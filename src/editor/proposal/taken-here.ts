import type { Sources } from '../engine/sources.ts';
import { freePath, movedPhotos, placedPhotos, publishedFileOf, type Proposal, type TakenName } from './proposal.ts';

/**
 * Entries and photos whose names others have, in the proposal or on the website: only one of them could be sent. What was
 * sent may be on the website already, so its names do not count then.
 */
export function takenHere(proposal: Proposal, { entries, media }: Sources): TakenName[] {
  const drafts = proposal.drafts.filter(({ isDeleted }) => !isDeleted);
  const replaced = new Set(proposal.drafts.map(publishedFileOf));
  const moved = movedPhotos(proposal, media);
  const stay = media.flatMap(({ file }) => (moved.has(file) ? (moved.get(file) ?? []) : file));
  const published = entries.map(({ file }) => file).filter((file) => !replaced.has(file));
  published.push(...stay.map((file) => `media/${file}`));
  const placed = placedPhotos(proposal).map(({ owner, file }) => ({ owner, file: `media/${file}` }));
  const used = new Set(proposal.sent ? [] : published);
  const isTaken = ({ file }: { file: string }) => used.size === used.add(file).size;
  // Who keeps a published name comes first.
  const taken = drafts.toSorted((a, b) => Number(a.file !== a.id) - Number(b.file !== b.id)).filter(isTaken);
  // The photos of an entry get another folder with it.
  const photos = placed.filter((photo) => !taken.some(({ id }) => id === photo.owner) && isTaken(photo));
  const known = new Set([...published, ...[...drafts, ...placed].map(({ file }) => file)]);
  return [...taken, ...photos].map(({ file }) => {
    const free = freePath(file, (path) => known.has(path));
    known.add(free);
    return { path: `data/${file}`, free: `data/${free}` };
  });
}
