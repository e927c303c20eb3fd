import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';
import { findProgram } from '../../lib/browser/find-program.ts';

/** A message of the Nu Html Checker, as its JSON form has it. */
export interface VnuMessage {
  type: string;
  url: string;
  message: string;
  lastLine?: number;
  lastColumn?: number;
  /** The markup around the place. */
  extract?: string;
}

/** What is no problem of a page, with the reason: matched against the whole message. */
const accepted: readonly RegExp[] = [
  // React writes `<img …/>` and quotes every attribute, so that the slash does no harm.
  /^Trailing slash on void elements has no effect/,
  // The checker sees a file without an origin, which nothing is 'self' to, and takes data (`application/ld+json`) for a
  // script. The real browser judges the policy in the end-to-end tests.
  /violates Content Security Policy \(meta tag\)/,
  // The checker's style rules are older than container queries (Baseline since February 2023).
  /^CSS: (?:“container-type”: Property “container-type” doesn't exist|Unrecognized at-rule “@container”)/,
];

/** Java's flags: the checker's work is short, so that the quick compiler alone is faster. */
const java = ['-XX:TieredStopAtLevel=1', '-Xss2m'];

/**
 * Runs the Nu Html Checker on files.
 * @param medium what all files are taken for, whatever their names say
 * @returns the messages that remain after those with which the site can live, as `place: message`
 * @throws when Java can't be had or the checker doesn't answer
 */
export async function runVnu(
  files: readonly string[],
  medium: 'html' | 'svg' | 'css',
  root: string,
): Promise<string[]> {
  if (files.length === 0) return [];
  const jar = path.join(path.dirname(createRequire(import.meta.url).resolve('vnu-jar')), 'build/dist/vnu.jar');
  const words = [...java, '-jar', jar, '--stdout', '--exit-zero-always', '--format', 'json', `--${medium}`, ...files];
  const run = promisify(execFile);
  const { stdout } = await run(findProgram('java', ['default-jre-headless']), words, { maxBuffer: 1e8 });
  const { messages } = JSON.parse(stdout) as { messages: VnuMessage[] };
  return remaining(messages, root);
}

/** The messages that count, as `place: message`, the place from the site's root. */
export function remaining(messages: readonly VnuMessage[], root: string): string[] {
  return messages
    .filter(({ message }) => !accepted.some((pattern) => pattern.test(message)))
    .map(({ url, lastLine = 0, lastColumn = 0, message, extract = '' }) => {
      const place = path.relative(root, decodeURI(new URL(url).pathname));
      return `${place}:${lastLine}:${lastColumn}: ${message} (${extract.replace(/\s+/g, ' ').trim().slice(0, 80)})`;
    });
}
