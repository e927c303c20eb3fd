/** Reads: the generated code, the logo, the name of the built site's font. Writes: enquiries under var/. */
import { globSync } from 'node:fs';
import path from 'node:path';
import { nodeListener } from '../../src/enquiry/service/http/node-listener.ts';
import { patientServer } from '../../src/server/patient-server.ts';
import { makeEnquiryService } from '../../src/enquiry/service/service.ts';
import { securityHeaders } from '../../src/server/security-headers.ts';
import { answerStyle } from '../../src/site/style/answer-style.ts';
import type { BuildSettings } from '../lib/build-settings.ts';
import { enquirySiteFile, readEnquirySite } from '../lib/enquiry-site.ts';
import { serviceSettings } from './service-settings.ts';
import { listen } from './listen.ts';

/** Runs the enquiry service alone, behind a host that serves the built site. */
export async function serveEnquiries({ generatedDir, outDir }: BuildSettings): Promise<void> {
  const settings = serviceSettings();
  const site = await readEnquirySite(path.join(generatedDir, enquirySiteFile));
  const headers = securityHeaders(site.endpoint);
  // Use the site's font only on the same host: the policy blocks it from another one.
  const [font] = site.endpoint.startsWith('/') ? globSync('assets/archivo-basic-*.woff2', { cwd: outDir }) : [];
  const service = makeEnquiryService({ settings, site: () => site, style: answerStyle(font && `/${font}`), headers });
  await listen(patientServer(nodeListener(service.api)), service, settings, 'The enquiry service');
}
