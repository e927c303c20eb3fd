/**
 * Reads: _redirects of the built site (--out, dist/ without it). Writes: a page for each address of old that leads on
 * to the new one. Run by: .github/workflows/deploy.yml, for a host of files that knows no rules. The built site itself
 * has no such pages: its own server and other hosts answer with a real redirect.
 */
import { readArguments } from '../lib/arguments.ts';
import { buildSettings } from '../lib/build-settings.ts';
import { writeRedirectPages } from './write-redirect-pages.ts';

const { data, out } = readArguments();
console.log(`${await writeRedirectPages(buildSettings(data, out).outDir)} addresses lead on`);
