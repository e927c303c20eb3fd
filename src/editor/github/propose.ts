/** The repository's URL without trailing slash, and the branch to propose changes to. */
export interface Repository {
  repository: string;
  branch: string;
}

/** `file` is relative to the data folder. */
export interface Proposal {
  file: string;
  text: string;
  isNew: boolean;
}

/** Some servers reject longer URLs, and some browsers truncate them. */
export const maxUrlLength = 6000;

/** The GitHub page to open. Without `holdsText`, the text has to be pasted there. */
export interface ProposalAddress {
  href: string;
  holdsText: boolean;
}

/** GitHub's page to create or edit a file, with the text in the URL if that is short enough. */
export function proposalAddress({ repository, branch }: Repository, { file, text, isNew }: Proposal): ProposalAddress {
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
