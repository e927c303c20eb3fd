/** Attributes that hold an address of the same site; `//` starts one of another host. */
const attribute = / (?:href|src|poster|action)="(\/(?!\/)[^"?#]*)/g;

/** Same-site addresses in the attributes of a rendered document, decoded and without duplicates. */
export function internalLinks(markup: string): Set<string> {
  const found = new Set([...markup.matchAll(attribute)].map(([, address = '']) => address));
  return new Set([...found].map((address) => decodeURIComponent(address.replaceAll('&amp;', '&'))));
}
