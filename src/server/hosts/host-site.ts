import type { listAddresses } from '../path-map.ts';

/** What the configuration of another web server depends on. */
export interface HostSite {
  /** Headers of all answers except assets. */
  headers: Readonly<Record<string, string>>;
  /** Pages and redirects, which are not files by their URL's name. */
  addresses: ReturnType<typeof listAddresses>;
}

/** The first line of each generated configuration file. */
export const writtenByBuild = '# Written by the build from the data. Settings common to all sites are in deploy/.\n';

/** Raw URLs that other servers would interpret differently than ours. Valid for PCRE and RE2. */
const oddities = [
  // Encoded slash, backslash or NUL; backslash or fragment; double slashes inside; dot segments; trailing dot or space.
  String.raw`^[^?]*(%2f|%5c|%00|[\\#]|//+[^/?]|/(\.|%2e){1,2}([/?]|$))`,
  String.raw`^[^?]*(%20|\.)+/*([?]|$)`,
  // The files of the home and not-found page are not pages by these names.
  '^/(404|index)([?]|$)',
];
export const oddAddresses = oddities.join('|');

/** Characters with a special meaning to nginx or Caddy even inside quotes. Hardly any URL has them. */
const meaningful = /["\\$`{}*\p{Cc}]/u;
export const isWritable = (text: string): boolean => !meaningful.test(text);

/** Quotes a text for nginx and Caddy. Throws on characters that they would interpret. */
export function quotedForServer(text: string): string {
  if (!isWritable(text)) throw new Error(`${text} can't stand in a web server's configuration`);
  return `"${text}"`;
}
