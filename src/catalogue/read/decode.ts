import type { Finding } from '../finding.ts';
import { findingAt, makeSourceText } from './source-text.ts';

/** Largest file that is read: no entry of words and figures comes near it, a pasted picture does. */
const maxBytes = 256 * 1024;

/** The text of a file, or the one finding that says why there is none. A byte order mark is dropped: editors add it unasked. */
export function decode(file: string, bytes: Uint8Array): { text: string } | { finding: Finding } {
  if (bytes.length > maxBytes) {
    const size = (bytes.length / 1024 / 1024).toFixed(1);
    return refuse(
      file,
      'text/size',
      `The file is ${size} MB; the limit is ${maxBytes / 1024} kB.`,
      'remove pasted pictures or split the file',
    );
  }
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) };
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    return refuse(
      file,
      'text/encoding',
      'The file is not saved as UTF-8 text.',
      'in your editor choose "Save with encoding: UTF-8"',
    );
  }
}

function refuse(file: string, rule: string, message: string, fix: string): { finding: Finding } {
  return { finding: findingAt(makeSourceText(file, ''), { start: 0, end: 1 }, { rule, message, fix }) };
}
