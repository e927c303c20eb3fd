/** Attributes that hold an address. */
const names: ReadonlySet<string> = new Set(['href', 'src', 'poster', 'action']);

/** Same-site addresses in the attributes of a rendered document, decoded and without duplicates. */
export function internalLinks(markup: string): Set<string> {
  const found = new Set<string>();
  for (let equals = markup.indexOf('="/'); equals >= 0; equals = markup.indexOf('="/', equals + 1)) {
    if (!names.has(markup.slice(markup.lastIndexOf(' ', equals) + 1, equals))) continue;
    const value = markup.slice(equals + 2, markup.indexOf('"', equals + 2));
    // `//` starts an address of another host.
    if (!value.startsWith('//')) found.add(plain.test(value) ? value : addressOf(value));
  }
  return found;
}

/** Most addresses need no decoding. */
const plain = /^[\w/.-]*$/;

function addressOf(value: string): string {
  const end = value.search(/[?#]/);
  const address = end < 0 ? value : value.slice(0, end);
  return decodeURIComponent(address.replaceAll('&amp;', '&'));
}
