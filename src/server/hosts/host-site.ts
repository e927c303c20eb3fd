import type { listAddresses } from '../path-map.ts';

/** What another web server has to be told of a built site. */
export interface HostSite {
  /** The headers of every answer but the parts of the programs. */
  headers: Readonly<Record<string, string>>;
  /** What no file of the site answers by its own name. */
  addresses: ReturnType<typeof listAddresses>;
}

/** The first line of a file that the build writes for another web server. */
export const writtenByBuild =
  '# Written by the build: it follows the data. What is the same for all stands in deploy/.\n';

/** Addresses, as they stand in a request, that other servers would read in another way than ours. For PCRE and RE2. */
const oddities = [
  // An encoded slash, backslash or NUL; a backslash, a fragment; two slashes within; parts of dots; a dot or a blank at
  // the end.
  String.raw`^[^?]*(%2f|%5c|%00|[\\#]|//+[^/?]|/(\.|%2e){1,2}([/?]|$))`,
  String.raw`^[^?]*(%20|\.)+/*([?]|$)`,
  // The files of the home page and of the page for all other addresses are no pages by these names.
  '^/(404|index)([?]|$)',
];
export const oddAddresses = oddities.join('|');

/** Signs that nginx or Caddy take for more than signs, also within quotes. Hardly any address has them. */
const meaningful = /["\\$`{}*\p{Cc}]/u;
export const isWritable = (text: string): boolean => !meaningful.test(text);

/**
 * A text in double quotes, as configurations of nginx and Caddy write it.
 * @throws when it holds what they would read in another way
 */
export function quoted(text: string): string {
  if (!isWritable(text)) throw new Error(`${text} can't stand in a web server's configuration`);
  return `"${text}"`;
}
