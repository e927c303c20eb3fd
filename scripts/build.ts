/**
 * Reads: data/, schemas/, src/. Writes: dist/ (or --out), through a new folder that takes its place in one rename.
 * Run by: npm run build, npm start.
 */
import { buildSite } from './steps/build-site.ts';
import { readArguments } from './lib/arguments.ts';
import { useBuildSettings } from './lib/build-settings.ts';

const { data, out } = readArguments();
process.exitCode = (await buildSite(useBuildSettings(data, out))) ? 0 : 1;
