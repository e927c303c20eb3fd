/** Reads: the generated code. Writes: enquiries under var/. Run by: scripts/enquiry-service.ts. */
import path from 'node:path';
import { nodeListener, patientServer } from '../../src/enquiry/service/http/node-listener.ts';
import { makeEnquiryService } from '../../src/enquiry/service/service.ts';
import { securityHeaders } from '../../src/server/security-headers.ts';
import { answerStyle } from '../../src/site/answer-style.ts';
import type { BuildSettings } from '../lib/build-settings.ts';
import { enquirySiteFile, readEnquirySite } from '../lib/enquiry-site.ts';
import { serviceSettings } from '../lib/service-settings.ts';
import { listen } from './listen.ts';

/** Takes enquiries in a process of its own, behind a host that serves the built site. */
export async function serveEnquiries({ generatedDir }: BuildSettings): Promise<void> {
  const settings = serviceSettings();
  const site = await readEnquirySite(path.join(generatedDir, enquirySiteFile));
  const headers = securityHeaders(site.endpoint);
  const service = makeEnquiryService({ settings, site: () => site, style: answerStyle(), headers });
  await listen(patientServer(nodeListener(service.api)), service, settings, 'The enquiry service');
}
