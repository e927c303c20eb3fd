import type { MediaFile } from '../../catalogue/media/media-file.ts';
import { photoSource, photoStem, widthsOf } from '../../catalogue/media/photos.ts';
import type { EditorSettings } from '../embedded.ts';
import { asPng } from '../photos/local-photos.ts';
import type { ProposedFile } from '../proposal/proposal.ts';

/** The repository, and the branch to propose changes to. */
type Repository = Pick<EditorSettings, 'repository' | 'branch'>;

/** GitHub's page to upload files and folders. */
export function uploadAddress({ repository, branch }: Repository): string {
  return `${repository}/upload/${encodeBranch(branch)}`;
}

/** GitHub's page to delete a file; `path` begins with `data/`. */
export function deletionAddress({ repository, branch }: Repository, path: string): string {
  return `${repository}/delete/${encodeBranch(branch)}/${path}`;
}

/**
 * A ZIP of the files to upload, in their folders. Photos that move are fetched from the site, in their largest version.
 * @throws if one of them cannot be fetched
 */
export async function zipOf(files: readonly ProposedFile[], published: readonly MediaFile[]): Promise<Blob> {
  const { downloadZip } = await import('client-zip');
  const inputs = files.map(async (file) => {
    if ('content' in file) return [{ name: file.path, input: file.content }];
    return 'movedFrom' in file ? [{ name: file.path, input: await fetchPhoto(file, published) }] : [];
  });
  return downloadZip((await Promise.all(inputs)).flat()).blob();
}

async function fetchPhoto({ path, movedFrom }: { path: string; movedFrom: string }, published: readonly MediaFile[]) {
  const medium = published.find(({ file }) => `data/media/${file}` === movedFrom);
  const isPng = path.endsWith('.png');
  const format = isPng || path.endsWith('.webp') ? 'webp' : 'jpg';
  const width = medium ? (widthsOf(medium.width).at(-1) ?? medium.width) : 0;
  const response = await fetch(medium ? photoSource(photoStem(medium), width, format) : movedFrom);
  if (!response.ok) throw new Error(`${movedFrom}: ${response.status}`);
  const blob = await response.blob();
  return isPng ? asPng(blob) : blob;
}

/** Slashes in a branch name are not encoded. */
function encodeBranch(branch: string): string {
  return branch.split('/').map(encodeURIComponent).join('/');
}

/** Saves a file on the device; nothing is sent. */
export function saveFile(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  Object.assign(document.createElement('a'), { href: address, download: name }).click();
  // Usually the next task would do; Safari needs longer.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
