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
import { readFile } from 'node:fs/promises';
import type { EnquirySite } from '../../src/catalogue/enquiry/enquiry-site.ts';
import type { Picture } from '../../src/catalogue/page-data.ts';
import { contentType } from '../../src/server/content-type.ts';

/** Runs the enquiry service alone, behind a host that serves the built site. */
export async function serveEnquiries({ generatedDir, mediaDir, outDir }: BuildSettings): Promise<void> {
  const settings = serviceSettings();
  const site = await embedLogo(await readEnquirySite(path.join(generatedDir, enquirySiteFile)), mediaDir);
  const headers = securityHeaders(site.endpoint);
  // Use the site's font only on the same host: the policy blocks it from another one.
  const [font] = site.endpoint.startsWith('/') ? globSync('assets/archivo-basic-*.woff2', { cwd: outDir }) : [];
  const service = makeEnquiryService({ settings, site: () => site, style: answerStyle(font && `/${font}`), headers });
  await listen(patientServer(nodeListener(service.api)), service, settings, 'The enquiry service');
}

/**
 * Embeds the logo as a `data:` URL (allowed by the policy), since this process serves no files. Skips a missing logo.
 */
export async function embedLogo(site: EnquirySite, mediaDir: string): Promise<EnquirySite> {
  const embed = async (image: Picture): Promise<Picture> => {
    const bytes = await readFile(path.join(mediaDir, path.basename(image.src))).catch(() => undefined);
    return bytes ? { ...image, src: `data:${contentType(image.src)};base64,${bytes.toString('base64')}` } : image;
  };
  const { logo, logoOnInk } = site.brand;
  return {
    ...site,
    brand: {
      ...site.brand,
      ...(logo ? { logo: await embed(logo) } : {}),
      ...(logoOnInk ? { logoOnInk: await embed(logoOnInk) } : {}),
    },
  };
}
