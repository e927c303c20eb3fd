/** Reads: the built site. Writes: enquiries under var/. Run by: scripts/serve.ts, scripts/start.ts. */
import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Shell } from '../../src/catalogue/page-data.ts';
import { enquiryHandler } from '../../src/enquiry/service/enquiry-handler.ts';
import { serveSite } from '../../src/server/static-site.ts';
import { securityHeaders } from '../../src/server/security-headers.ts';
import { enquiryEndpoint } from '../../src/catalogue/paths.ts';
import { answerStyle } from '../../src/site/answer-style.ts';
import { projectDir, type BuildSettings } from '../lib/build-settings.ts';

/**
 * Serves the built site and takes enquiries on `PORT` (default 4173), and says so when it is ready.
 * SIGTERM and SIGINT end it after the requests under way.
 */
export async function serveBuiltSite({ outDir }: BuildSettings): Promise<void> {
  if (!existsSync(path.join(outDir, 'index.html'))) {
    console.error(`There is no site in ${outDir}. Build it first: npm run build`);
    process.exitCode = 1;
    return;
  }
  const shell = JSON.parse(await readFile(path.join(outDir, '_site.json'), 'utf8')) as Shell;
  const headers = securityHeaders(shell.endpoint);
  const site = serveSite(outDir, headers);
  const enquiries = enquiryHandler({
    storeDir: process.env['STORE_DIR'] ?? path.join(projectDir, 'var'),
    headers,
    site: () => ({ ...shell, style: answerStyle }),
  });
  const server = createServer((request, response) => {
    const isEnquiry = request.url?.split('?', 1)[0] === enquiryEndpoint;
    (isEnquiry ? enquiries : site)(request, response);
  });
  const port = Number(process.env['PORT'] ?? 4173);
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, resolve)).catch(
    (error: Error) => {
      console.error(`The site could not be served: ${error.message}`);
      process.exit(1);
    },
  );
  console.log(`The site is ready at http://localhost:${port}`);
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      server.close(() => process.exit(0));
      server.closeIdleConnections();
    });
  }
}
