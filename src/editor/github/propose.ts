import type { StoredDraft } from '../drafts/draft-store.ts';
import type { EditorSettings } from '../embedded.ts';

/** The repository, and the branch to propose changes to. */
type Repository = Pick<EditorSettings, 'repository' | 'branch'>;

/** Some servers reject longer URLs, and some browsers truncate them. */
export const maxUrlLength = 6000;

/**
 * GitHub's page to create or edit a file, with the text in the URL if that is short enough. Without `holdsText`, the
 * text has to be pasted there.
 */
export function proposalAddress(
  { repository, branch }: Repository,
  { file, text, isNew }: Pick<StoredDraft, 'file' | 'text' | 'isNew'>,
): { href: string; holdsText: boolean } {
  const path = `data/${file}`;
  const page = isNew
    ? `${repository}/new/${encodeBranch(branch)}`
    : `${repository}/edit/${encodeBranch(branch)}/${path}`;
  const query = (fields: Record<string, string>) => `${page}?${new URLSearchParams(fields).toString()}`;
  const name: Record<string, string> = isNew ? { filename: path } : {};
  const whole = query({ ...name, value: text });
  if (whole.length < maxUrlLength) return { href: whole, holdsText: true };
  return { href: isNew ? query(name) : page, holdsText: false };
}

/** GitHub's upload page for a folder of data/media. */
export function uploadAddress({ repository, branch }: Repository, folder: string): string {
  return `${repository}/upload/${encodeBranch(branch)}/data/media/${folder}`;
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
