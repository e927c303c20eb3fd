/** Reads: the built site. Writes: enquiries under var/. */
import { existsSync, globSync } from 'node:fs';
import path from 'node:path';
import { isServiceAddress, nodeListener } from '../../src/enquiry/service/http/node-listener.ts';
import { patientServer } from '../../src/server/patient-server.ts';
import { makeEnquiryService } from '../../src/enquiry/service/service.ts';
import { securityHeaders } from '../../src/server/security-headers.ts';
import { serveSite } from '../../src/server/static-site.ts';
import { answerStyle } from '../../src/site/style/answer-style.ts';
import type { BuildSettings } from '../lib/build-settings.ts';
import { recover } from '../build/folders.ts';
import { readEnquirySite } from '../lib/enquiry-site.ts';
import { serviceSettings } from './service-settings.ts';
import { listen } from './listen.ts';

/** Serves the built site and the enquiry service in one process. */
export async function serveBuiltSite({ outDir }: BuildSettings): Promise<void> {
  recover(outDir);
  if (!existsSync(path.join(outDir, 'index.html'))) {
    console.error(`There is no site in ${outDir}. Build it first: npm run build`);
    process.exitCode = 1;
    return;
  }
  const settings = serviceSettings();
  const site = await readEnquirySite(path.join(outDir, '_site.json'));
  const headers = securityHeaders(site.endpoint);
  const [font] = globSync('assets/archivo-basic-*.woff2', { cwd: outDir });
  const files = serveSite(outDir, headers);
  const service = makeEnquiryService({ settings, site: () => site, style: answerStyle(font && `/${font}`), headers });
  const enquiries = nodeListener(service.api);
  const server = patientServer((request, response) =>
    (isServiceAddress(request.url) ? enquiries : files)(request, response),
  );
  await listen(server, service, settings, 'The site');
}
