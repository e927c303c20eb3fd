import type { Finding } from './finding.ts';
import { findingAt, makeSourceText, type FindingText } from './source-text.ts';

/** Larger than any entry, but smaller than one with an embedded picture. */
const maxBytes = 256 * 1024;

/** Throws on invalid UTF-8. Shared, since it keeps no state. */
const strict = new TextDecoder('utf-8', { fatal: true });

const saveAsUtf8 = 'open it in your editor, choose "Save with encoding: UTF-8", and save it';

/** RTF, the default format of TextEdit and WordPad. */
const richText: FindingText = {
  rule: 'text/encoding',
  message: 'The file is rich text (RTF) with fonts and styles, as saved by TextEdit and WordPad, not plain text.',
  fix: 'in TextEdit choose Format, Make Plain Text, in WordPad the type Text Document, and save it again under this name',
};

/**
 * Decodes a file, or returns the finding that says why it cannot be read. Drops a byte order mark, which some editors
 * add.
 */
export function decode(file: string, bytes: Uint8Array): { text: string } | { finding: Finding } {
  if (bytes.length > maxBytes) {
    const kilobytes = Math.ceil(bytes.length / 1024);
    const size = kilobytes < 1024 ? `${kilobytes} kB` : `${(kilobytes / 1024).toFixed(1)} MB`;
    return refuse(file, {
      rule: 'text/size',
      message: `The file is ${size}; the limit is ${maxBytes / 1024} kB.`,
      fix: 'remove pasted pictures, or split the file',
    });
  }
  if (isUtf16(bytes)) {
    return refuse(file, {
      rule: 'text/encoding',
      message: 'The file is saved as UTF-16 ("Unicode" in some editors), not as UTF-8.',
      fix: saveAsUtf8,
    });
  }
  try {
    const text = strict.decode(bytes);
    return text.startsWith('{\\rtf') ? refuse(file, richText) : { text };
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    return { finding: explainBytes(file, bytes) };
  }
}

/** Detects a UTF-16 byte order mark, or the zero in every second byte of Latin text. */
function isUtf16(bytes: Uint8Array): boolean {
  const [first, second] = bytes;
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)) return true;
  if (!bytes.includes(0)) return false;
  const head = bytes.subarray(0, 64);
  const zeros = (parity: number) => head.filter((byte, index) => byte === 0 && index % 2 === parity).length;
  const [even, odd] = [zeros(0), zeros(1)];
  return head.length >= 4 && Math.max(even, odd) * 3 > head.length && Math.min(even, odd) === 0;
}

/** Explains invalid UTF-8, at its first byte: an older encoding, or a binary file. */
function explainBytes(file: string, bytes: Uint8Array): Finding {
  if (bytes.includes(0)) {
    return refuse(file, {
      rule: 'text/encoding',
      message: "The file is not text: it looks like a picture, a PDF or another program's file with the wrong name.",
      fix: 'put pictures in data/media; write the entry as a text file',
    }).finding;
  }
  const source = makeSourceText(file, new TextDecoder('windows-1252').decode(bytes));
  const [valid = ''] = new TextDecoder().decode(bytes).split('\ufffd', 1);
  // In Windows-1252, one byte is one character.
  const at = new TextEncoder().encode(valid).length;
  return findingAt(
    source,
    { start: at, end: at + 1 },
    {
      rule: 'text/encoding',
      message: `The file is saved as Latin-1 (also called ANSI or Windows-1252), not as UTF-8: "${source.text.charAt(at)}" is the first letter that shows it.`,
      fix: saveAsUtf8,
    },
  );
}

function refuse(file: string, words: FindingText): { finding: Finding } {
  return { finding: findingAt(makeSourceText(file, ''), { start: 0, end: 1 }, words) };
}
