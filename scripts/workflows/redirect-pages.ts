/**
 * Reads: _redirects and _site.json of the built site (--out, default dist/). Writes: a redirecting page for each former
 * address. Run by: .github/workflows/deploy.yml, for static hosts without redirect rules. Not part of the build, since
 * our server and other hosts send real redirects.
 */
import path from 'node:path';
import { readArguments } from '../lib/arguments.ts';
import { buildSettings } from '../lib/build-settings.ts';
import { readEnquirySite } from '../lib/enquiry-site.ts';
import { writeRedirectPages } from './write-redirect-pages.ts';

const { data, out } = readArguments();
const { outDir } = buildSettings(data, out);
const { language } = await readEnquirySite(path.join(outDir, '_site.json'));
console.log(`${await writeRedirectPages(outDir, language)} addresses lead on`);
