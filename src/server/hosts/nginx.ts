import { contentTypes, unknownType } from '../content-type.ts';
import { revalidated, hiddenPaths, immutable, assetHeaders, assetsPath, privatePaths } from '../file-rules.ts';
import { oddAddresses, quotedForServer, writtenByBuild, type HostSite } from './host-site.ts';

const utf8 = '; charset=utf-8';
const valueName = (index: number) => `$site_header_${index}`;

function endingsOfTypes(): [type: string, endings: string[]][] {
  const types = Map.groupBy(Object.entries(contentTypes), ([, type]) => type.replace(utf8, ''));
  return [...types].map(([type, entries]) => [type, entries.map(([ending]) => ending)]);
}

/** The settings outside `server`: maps of URLs and header values. nginx compares `map` keys case-insensitively. */
export function nginxMaps({ headers, addresses }: HostSite): string {
  const entries = [...addresses].map(([key, { path }]) => `  ${quotedForServer(key)} ${quotedForServer(path)};\n`);
  const longest = Math.max(...[...addresses.keys()].map((key) => Buffer.byteLength(key)));
  // A bucket holds a key with its pointer and length; sizes are powers of two (ngx_hash.h, NGX_HASH_ELT_SIZE).
  const bucket = 2 ** Math.ceil(Math.log2(Math.max(longest + 32, 128)));
  const values = Object.entries(headers).map(
    ([name, value], index) =>
      `map $site_kind ${valueName(index)} {\n  asset ${quotedForServer(assetHeaders[name] ?? '')};\n  default ${quotedForServer(value)};\n}\n`,
  );
  return `${writtenByBuild}
map_hash_bucket_size ${bucket};
map_hash_max_size ${Math.max(2048, entries.length * 2)};

# The requested path; the decoded path without trailing slashes; its canonical path; the redirect target, if any.
map $request_uri $site_requested {
  "~^(?<site_requested_path>[^?]*)" $site_requested_path;
}
map $uri $site_plain {
  "~^(?<site_stem>/.*[^/])/+$" $site_stem;
  "~^/+$" /;
  default $uri;
}
map $site_plain $site_canonical {
  default "";
${entries.join('')}}
map "$site_requested $site_canonical" $site_moved {
  "~^(?<site_same>.*) \\k<site_same>$" "";
  default $site_canonical;
}
map $uri $site_page {
  / /index.html;
  default $uri.html;
}

# URLs that get 404 even if a file of that name exists.
map $request_uri $site_odd {
  "~*${oddAddresses.replaceAll('\\', '\\\\')}" 1;
  default 0;
}
map $uri $site_private {
${[...privatePaths, hiddenPaths].map(({ source }) => `  "~${source.replaceAll('\\/', '/')}" 1;\n`).join('')}  default 0;
}

# Header values. Assets, whose names contain a content hash, need fewer headers.
map "$status $uri" $site_kind {
  "~^(200|206|304|416) ${assetsPath}" asset;
  default other;
}
map $site_kind $site_cache {
  asset ${quotedForServer(immutable)};
  default ${quotedForServer(revalidated)};
}
map $status $site_allow {
  405 "GET, HEAD";
  default "";
}
${values.join('')}`;
}

/** The nginx settings inside `server`: types and headers. */
export function nginxServer({ headers }: HostSite): string {
  const withCharset = new Set(
    Object.values(contentTypes).flatMap((type) => (type.endsWith(utf8) ? [type.replace(utf8, '')] : [])),
  );
  const names = Object.keys(headers).map((name, index) => [name, valueName(index)] as const);
  const added = [...names, ['Cache-Control', '$site_cache'], ['Allow', '$site_allow']] as const;
  return `${writtenByBuild}
types {
${endingsOfTypes()
  .map(([type, endings]) => `  ${type} ${endings.join(' ')};\n`)
  .join('')}}
default_type ${unknownType};
charset utf-8;
charset_types ${[...withCharset].join(' ')};
${added.map(([name, value]) => `add_header ${name} ${value} always;\n`).join('')}`;
}
