/** Where a proposal begins on GitHub. */

/** The repository's address without a slash at its end, and the branch that proposals are for. */
export interface Repository {
  repository: string;
  branch: string;
}

/** What is proposed; `file` is relative to the data folder. */
export interface Proposal {
  file: string;
  text: string;
  isNew: boolean;
}

/** Longer addresses are refused by some servers and cut off by some browsers. */
export const longestAddress = 6000;

/** The page of GitHub to open; without `holdsText`, the text has to be pasted there. */
export interface ProposalAddress {
  href: string;
  holdsText: boolean;
}

/**
 * The page for a new file, or the one that edits an existing file, with the text where that leaves the address short
 * enough.
 */
export function proposalAddress({ repository, branch }: Repository, { file, text, isNew }: Proposal): ProposalAddress {
  const path = `data/${file}`;
  const page = isNew
    ? `${repository}/new/${encodeBranch(branch)}`
    : `${repository}/edit/${encodeBranch(branch)}/${path}`;
  const query = (fields: Record<string, string>) => `${page}?${new URLSearchParams(fields).toString()}`;
  const name: Record<string, string> = isNew ? { filename: path } : {};
  const whole = query({ ...name, value: text });
  if (whole.length < longestAddress) return { href: whole, holdsText: true };
  return { href: isNew ? query(name) : page, holdsText: false };
}

/** The page of GitHub that takes uploads into a folder of data/media. */
export function uploadAddress({ repository, branch }: Repository, folder: string): string {
  return `${repository}/upload/${encodeBranch(branch)}/data/media/${folder}`;
}

/** A branch may hold slashes, which stay. */
function encodeBranch(branch: string): string {
  return branch.split('/').map(encodeURIComponent).join('/');
}

/** Saves something on the device under a name. Nothing is sent. */
export function saveFile(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  Object.assign(document.createElement('a'), { href: address, download: name }).click();
  // The browser has taken the bytes when the next task runs; Safari is slower.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
