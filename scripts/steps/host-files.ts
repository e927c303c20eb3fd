/** Reads: the names of the site's files. Writes (through outputs): _nginx/, _caddy/. Run by: scripts/steps/build-site.ts. */
import type { EnquirySite } from '../../src/catalogue/enquiry-site.ts';
import {
  caddyAddresses,
  caddyHeaders,
  caddyMatchers,
  caddyPartHeaders,
  caddyTypes,
} from '../../src/server/hosts/caddy.ts';
import { nginxMaps, nginxServer } from '../../src/server/hosts/nginx.ts';
import { isWritable, type HostSite } from '../../src/server/hosts/host-site.ts';
import { parseRedirects } from '../../src/server/list-site.ts';
import { listAddresses } from '../../src/server/path-map.ts';
import { securityHeaders } from '../../src/server/security-headers.ts';
import { textOutput, type Output } from '../outputs/output.ts';

/**
 * What the configurations in deploy/ include: headers, types, addresses, in the words of each server.
 * @param files names of the site's files
 * @param redirects as in `_redirects`
 */
export function hostFileOutputs({ endpoint }: EnquirySite, files: string[], redirects: string): Output[] {
  const pages = files.filter((file) => file.endsWith('.html'));
  const known = [...listAddresses(pages, parseRedirects(redirects))];
  const addresses = new Map(known.filter(([key, { path }]) => isWritable(key) && isWritable(path)));
  const site: HostSite = { headers: securityHeaders(endpoint), addresses };
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
