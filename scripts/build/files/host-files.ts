/** Reads: the names of the site's files. Writes (through outputs): _nginx/, _caddy/. Run by: scripts/build/files/site-outputs.ts. */
import type { EnquirySite } from '../../../src/catalogue/enquiry/enquiry-site.ts';
import {
  caddyAddresses,
  caddyHeaders,
  caddyMatchers,
  caddyPartHeaders,
  caddyTypes,
} from '../../../src/server/hosts/caddy.ts';
import { nginxMaps, nginxServer } from '../../../src/server/hosts/nginx.ts';
import { isWritable, type HostSite } from '../../../src/server/hosts/host-site.ts';
import { parseRedirects } from '../../../src/server/list-site.ts';
import { listAddresses } from '../../../src/server/path-map.ts';
import { securityHeaders } from '../../../src/server/security-headers.ts';
import { textOutput, type Output } from '../output.ts';

/**
 * What other web servers are told of a site.
 * @param files names of the site's files
 * @param redirects as in `_redirects`
 */
export function hostSiteOf({ endpoint }: Pick<EnquirySite, 'endpoint'>, files: string[], redirects: string): HostSite {
  const pages = files.filter((file) => file.endsWith('.html'));
  const known = [...listAddresses(pages, parseRedirects(redirects))];
  const addresses = new Map(known.filter(([key, { path }]) => isWritable(key) && isWritable(path)));
  return { headers: securityHeaders(endpoint), addresses };
}

/** What the configurations in deploy/ include: headers, types, addresses, in the words of each server. */
export function hostFileOutputs(site: HostSite): Output[] {
  return [
    textOutput('_nginx/maps.conf', nginxMaps(site)),
    textOutput('_nginx/server.conf', nginxServer(site)),
    textOutput('_caddy/headers', caddyHeaders(site)),
    textOutput('_caddy/part-headers', caddyPartHeaders()),
    textOutput('_caddy/types', caddyTypes()),
    textOutput('_caddy/matchers', caddyMatchers()),
    textOutput('_caddy/addresses', caddyAddresses(site)),
  ];
}
