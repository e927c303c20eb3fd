import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';
import { findProgram } from '../../find-program.ts';

/** A message of the Nu Html Checker's JSON output. */
export interface VnuMessage {
  type: string;
  url: string;
  message: string;
  lastLine?: number;
  lastColumn?: number;
  /** The markup around the position. */
  extract?: string;
}

/** Messages to ignore, with the reason. Each pattern is matched against the whole message. */
const accepted: readonly RegExp[] = [
  // React writes `<img …/>` and quotes every attribute, so the slash does no harm.
  /^Trailing slash on void elements has no effect/,
  // The checker reads files without an origin, so nothing matches 'self', and it treats JSON-LD as a script. The
  // end-to-end tests check the policy in a real browser.
  /violates Content Security Policy \(meta tag\)/,
  // The checker's CSS rules predate container queries (Baseline since February 2023) and the order of the Tab key.
  /^CSS: (?:“(?:container-type|reading-flow)”: Property “[a-z-]+” doesn't exist|Unrecognized at-rule “@container”)/,
];

/** The checker runs briefly, so Java's quick compiler alone is faster. */
const java = ['-XX:TieredStopAtLevel=1', '-Xss2m'];

/**
 * Runs the Nu Html Checker on files.
 * @param medium the type of all files, whatever their extension
 * @returns the messages that are not ignored, as `file: message`
 * @throws when Java is unavailable or the checker fails
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

/** The messages that are not ignored, as `file: message`, with files relative to the root. */
export function remaining(messages: readonly VnuMessage[], root: string): string[] {
  return messages
    .filter(({ message }) => !accepted.some((pattern) => pattern.test(message)))
    .map(({ url, lastLine = 0, lastColumn = 0, message, extract = '' }) => {
      const place = path.relative(root, decodeURI(new URL(url).pathname));
      return `${place}:${lastLine}:${lastColumn}: ${message} (${extract.replace(/\s+/g, ' ').trim().slice(0, 80)})`;
    });
}
