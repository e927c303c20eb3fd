import { contentTypes, unknownType } from '../content-type.ts';
import { revalidated, immutable, maxUrlLength, assetHeaders, assetsPath, privatePaths } from '../file-rules.ts';
import { oddAddresses, quotedForServer, writtenByBuild, type HostSite } from './host-site.ts';

const headerLines = (headers: Readonly<Record<string, string>>) =>
  Object.entries(headers)
    .map(([name, value]) => `header ${name} ${quotedForServer(value)}\n`)
    .join('');

/** Headers for documents and for answers without a file. */
export function caddyHeaders({ headers }: HostSite): string {
  return writtenByBuild + headerLines({ ...headers, 'Cache-Control': revalidated });
}

/** Headers for files with content hashes in their names. */
export function caddyAssetHeaders(): string {
  return writtenByBuild + headerLines({ ...assetHeaders, 'Cache-Control': immutable });
}

/** Media types by extension. Caddy's own come from the operating system and differ between machines. */
export function caddyTypes(): string {
  const lines = Object.entries(contentTypes).map(
    ([ending, type]) =>
      `@type_${ending} path *.${ending}\nheader @type_${ending} Content-Type ${quotedForServer(type)}\n`,
  );
  const known = Object.keys(contentTypes).map((ending) => `*.${ending}`);
  return `${writtenByBuild}${lines.join('')}@type_unknown not path ${known.join(' ')}
header @type_unknown Content-Type ${quotedForServer(unknownType)}
`;
}

/** Matchers for private files, assets and URLs that are too long. */
export function caddyMatchers(): string {
  return `${writtenByBuild}
@long expression size({http.request.uri}) > ${maxUrlLength}
@odd vars_regexp {http.request.uri} (?i)${oddAddresses}
@private path_regexp ${privatePaths.map(({ source }) => source.replaceAll('\\/', '/')).join('|')}
@hidden {
  path_regexp /\\.
  not path_regexp ^/\\.well-known(/[^./][^/]*)+$
}
@part {
  path ${assetsPath}*
  file {path}
}
`;
}

/** Redirects for other spellings of pages and for old URLs. Caddy compares paths case-insensitively. */
export function caddyAddresses({ addresses }: HostSite): string {
  const lines = [...addresses].map(([key, { path }], index) => {
    const spellings = key === '/' ? '/' : `${quotedForServer(key)} ${quotedForServer(`${key}/`)}`;
    return `@to_${index} path ${spellings}\nredir @to_${index} ${path}{site_query} 301\n`;
  });
  return `${writtenByBuild}
map {query} {site_query} {
  ~(.+) "?\${1}"
  default ""
}
${lines.join('')}`;
}
