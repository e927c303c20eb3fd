import { contentTypes, unknownType } from '../content-type.ts';
import { askedAnew, lasting, longestAddress, partHeaders, partsPath, privatePaths } from '../file-rules.ts';
import { oddAddresses, quoted, writtenByBuild, type HostSite } from './host-site.ts';

const headerLines = (headers: Readonly<Record<string, string>>) =>
  Object.entries(headers)
    .map(([name, value]) => `header ${name} ${quoted(value)}\n`)
    .join('');

/** The headers of documents, and of all answers without a file. */
export function caddyHeaders({ headers }: HostSite): string {
  return writtenByBuild + headerLines({ ...headers, 'Cache-Control': askedAnew });
}

/** The headers of files whose names change with their content. */
export function caddyPartHeaders(): string {
  return writtenByBuild + headerLines({ ...partHeaders, 'Cache-Control': lasting });
}

/** The types of files by their names. Caddy itself would ask the machine's tables, which differ. */
export function caddyTypes(): string {
  const lines = Object.entries(contentTypes).map(
    ([ending, type]) => `@type_${ending} path *.${ending}\nheader @type_${ending} Content-Type ${quoted(type)}\n`,
  );
  const known = Object.keys(contentTypes).map((ending) => `*.${ending}`);
  return `${writtenByBuild}${lines.join('')}@type_unknown not path ${known.join(' ')}
header @type_unknown Content-Type ${quoted(unknownType)}
`;
}

/**
 * What is no file of the site, whatever lies in the folder, which files are parts, and which addresses are too long.
 */
export function caddyMatchers(): string {
  const [files, own] = privatePaths;
  return `${writtenByBuild}
@long expression size({http.request.uri}) > ${longestAddress}
@odd vars_regexp {http.request.uri} (?i)${oddAddresses}
@forms path_regexp ${files.source.replaceAll('\\/', '/')}
@own path_regexp ${own.source.replaceAll('\\/', '/')}
@hidden {
  path_regexp /\\.
  not path_regexp ^/\\.well-known(/[^./][^/]*)+$
}
@part {
  path ${partsPath}*
  file {path}
}
`;
}

/**
 * Where other spellings of the pages, and the addresses of old, lead. Caddy compares paths without regard to letter
 * case.
 */
export function caddyAddresses({ addresses }: HostSite): string {
  const lines = [...addresses].map(([key, { path }], index) => {
    const spellings = key === '/' ? '/' : `${quoted(key)} ${quoted(`${key}/`)}`;
    return `@to_${index} path ${spellings}\nredir @to_${index} ${path}{site_query} 301\n`;
  });
  return `${writtenByBuild}
map {query} {site_query} {
  ~(.+) "?\${1}"
  default ""
}
${lines.join('')}`;
}
