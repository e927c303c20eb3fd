/** Reads: the built site, the generated code. Writes: enquiries under var/. */
import { existsSync, globSync } from 'node:fs';
import path from 'node:path';
import type { EnquirySite } from '../../src/enquiry/contract/enquiry-site.ts';
import { isServiceAddress, nodeListener } from '../../src/enquiry/service/http/node-listener.ts';
import { makeEnquiryService } from '../../src/enquiry/service/service.ts';
import { openBuildingSite, type BuildingSite } from '../../src/server/building-site.ts';
import { patientServer } from '../../src/server/patient-server.ts';
import { securityHeaders } from '../../src/server/security-headers.ts';
import { earlyScripts } from '../../src/site/early/inline-scripts.ts';
import { openSiteFolder } from '../../src/server/site-folder.ts';
import { serveSite, type NodeHandler } from '../../src/server/static-site.ts';
import { answerStyle } from '../../src/ui/style/answer-style.ts';
import { recover } from '../build/folders.ts';
import type { BuildSettings } from '../lib/build-settings.ts';
import { enquirySiteFile, readEnquirySite } from '../lib/enquiry-site.ts';
import { listen } from './listen.ts';
import { serviceSettings } from './service-settings.ts';

/**
 * Serves the built site and the enquiry service in one process.
 * @param building the site while it is being built
 * @param isOutdated whether the site is of an earlier build because the last one failed
 */
export async function serveBuiltSite(
  { outDir }: BuildSettings,
  building?: BuildingSite,
  isOutdated?: () => boolean,
): Promise<void> {
  if (!building) recover(outDir);
  const siteDir = building?.folder ?? outDir;
  if (!existsSync(path.join(siteDir, 'index.html'))) {
    console.error(`There is no site in ${outDir}. Build it first: npm run build`);
    process.exitCode = 1;
    return;
  }
  const serveFiles = async (headers: Record<string, string>) =>
    building ? serveBuilding(building, outDir, headers) : serveSite(openSiteFolder(outDir, headers), headers);
  const site = await readEnquirySite(path.join(siteDir, '_site.json'));
  await serve('The site', site, siteDir, serveFiles, isOutdated);
}

/** Milliseconds for an answer that waits until its file is made. */
const SLOWEST = 300_000;

async function serveBuilding(building: BuildingSite, outDir: string, headers: Record<string, string>) {
  const answer = serveSite(await openBuildingSite(building, outDir, headers), headers);
  let isBuilding = true;
  void building.ended.then(() => (isBuilding = false));
  return ((request, response) => {
    // Until its next request, the connection is not taken for a stalled one.
    if (isBuilding) request.socket.setTimeout(SLOWEST);
    answer(request, response);
  }) satisfies NodeHandler;
}

/** Runs the enquiry service alone, behind a host that serves the built site. */
export async function serveEnquiries({ generatedDir, outDir }: BuildSettings): Promise<void> {
  await serve('The enquiry service', await readEnquirySite(path.join(generatedDir, enquirySiteFile)), outDir);
}

/** @param serveFiles serves the site's files; without it, another host does */
async function serve(
  name: string,
  site: EnquirySite,
  siteDir: string,
  serveFiles?: (headers: Record<string, string>) => Promise<NodeHandler>,
  isOutdated?: () => boolean,
): Promise<void> {
  const settings = serviceSettings();
  const headers = securityHeaders(site.endpoint, earlyScripts);
  // The answers use the site's font only on the same host: the policy blocks it from another one.
  const [font] = site.endpoint.startsWith('/') ? globSync('assets/archivo-basic-*.woff2', { cwd: siteDir }) : [];
  const style = answerStyle(font && `/${font}`);
  const service = makeEnquiryService({ settings, site: () => site, style, headers, isOutdated });
  const enquiries = nodeListener(service.api);
  const files = (await serveFiles?.(headers)) ?? enquiries;
  const server = patientServer((request, response) =>
    (isServiceAddress(request.url) ? enquiries : files)(request, response),
  );
  await listen(server, service, settings, name);
}
