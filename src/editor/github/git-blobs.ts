import type { GitHub, Repository } from './github.ts';

/** Reads a blob, as GitHub sends it: in Base64. */
export async function readBase64(github: GitHub, repository: Repository, sha: string): Promise<string> {
  const { data } = await github('GET /repos/{owner}/{repo}/git/blobs/{file_sha}', { ...repository, file_sha: sha });
  return data.content;
}

export const bytesOf = (base64: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));

/** The hash that Git gives to a file's content. */
export async function hashOf(content: string | Blob | undefined): Promise<string | undefined> {
  if (content === undefined) return undefined;
  const blob = new Blob([content]);
  return hexOf('SHA-1', await new Blob([`blob ${blob.size}\0`, blob]).arrayBuffer());
}

export async function hexOf(algorithm: string, bytes: BufferSource): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest(algorithm, bytes));
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
