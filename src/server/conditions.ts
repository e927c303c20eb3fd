import type { IncomingHttpHeaders } from 'node:http';

/** What tells one state of a file from another. */
export interface Validators {
  /** A strong one, in quotes. */
  etag: string;
  /** As in a Last-Modified header. */
  lastModified: string;
}

const tagsOf = (header: string) => header.match(/(W\/)?"[^"]*"/g) ?? [];

function isSince(lastModified: string, header: string): boolean {
  const since = Date.parse(header);
  return !Number.isNaN(since) && Date.parse(lastModified) <= since;
}

/**
 * Whether the browser has this state of the file already (RFC 9110, section 13.2.2: the tag counts before the date).
 */
export function isUnchanged(headers: IncomingHttpHeaders, { etag, lastModified }: Validators): boolean {
  const match = headers['if-none-match'];
  if (match !== undefined) {
    return match.trim() === '*' || tagsOf(match).some((tag) => tag.replace(/^W\//, '') === etag);
  }
  const since = headers['if-modified-since'];
  return since !== undefined && isSince(lastModified, since);
}

/** Whether the rest of a file fits the part that the browser has; without the header it says nothing about it. */
export function isRangeCurrent(header: string | undefined, { etag, lastModified }: Validators): boolean {
  return header === undefined || header === etag || header === lastModified;
}
