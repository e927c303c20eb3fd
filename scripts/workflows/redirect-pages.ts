/**
 * Reads: _redirects and _site.json of the built site (--out, dist/ without it). Writes: a page for each address of old that leads on
 * to the new one. Run by: .github/workflows/deploy.yml, for a host of files that knows no rules. The built site itself
 * has no such pages: its own server and other hosts answer with a real redirect.
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
