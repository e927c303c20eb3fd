import { parseEvents, YAMLException, type Event } from 'js-yaml';
import type { Finding } from '../finding.ts';
import { findOddCharacter } from './odd-characters.ts';
import { findingAt, makeSourceText, replaceLine, type SourceText } from './source-text.ts';
import { explainSyntax } from './syntax/explain-syntax.ts';
import { findOddSpace } from './syntax/spaces.ts';

/** After so many mistakes in one file the rest is noise. */
const maxRepairs = 20;
/** Deeper than any entry; stops nesting bombs. */
const maxDepth = 20;

/**
 * The parser's events. On a syntax error the line is explained, repaired in memory and parsing goes on, so that one run
 * reports everything; `source` is then the repaired text. `events` is undefined when nothing could be repaired.
 */
export function parseText(original: SourceText): {
  source: SourceText;
  events: Event[] | undefined;
  findings: Finding[];
} {
  const findings: Finding[] = [];
  let source = replaceOddIndents(original, findings);
  for (let repairs = 0; repairs <= maxRepairs; repairs++) {
    try {
      return { source, events: parseEvents(source.text, { maxDepth }), findings };
    } catch (error) {
      if (!(error instanceof YAMLException)) throw error;
      if (repairs === maxRepairs) break;
      const next = repair(original, source, error, findings);
      if (!next) break;
      source = next;
    }
  }
  return { source, events: undefined, findings };
}

/** Lines indented by something that only looks like spaces: the parser takes it for letters and says nothing. */
function replaceOddIndents(original: SourceText, findings: Finding[]): SourceText {
  if (findOddCharacter(original.text) === undefined) return original;
  const lines = original.text.split('\n').map((whole, index) => {
    if (findOddCharacter(/^\s*/.exec(whole)?.[0] ?? '') === undefined) return whole;
    const slip = findOddSpace(original, index + 1);
    if (!slip) return whole;
    const start = (original.starts[index] ?? 0) + slip.column - 1;
    findings.push(findingAt(original, { start, end: start + slip.length }, slip));
    return slip.repaired + (whole.endsWith('\r') ? '\r' : '');
  });
  return makeSourceText(original.file, lines.join('\n'));
}

function repair(
  original: SourceText,
  source: SourceText,
  error: YAMLException,
  findings: Finding[],
): SourceText | undefined {
  const offset = error.mark?.position ?? 0;
  if (/non-printable|null byte/.test(error.reason)) {
    const code = source.text.charCodeAt(offset);
    findings.push(
      findingAt(
        original,
        { start: offset, end: offset + 1 },
        {
          rule: 'text/control-character',
          message: `The line contains an invisible control character (code ${code}).`,
          fix: 'delete it',
        },
      ),
    );
    return makeSourceText(source.file, `${source.text.slice(0, offset)} ${source.text.slice(offset + 1)}`);
  }
  if (/nesting|depth/i.test(error.reason)) {
    findings.push(
      findingAt(
        source,
        { start: offset, end: offset + 1 },
        {
          rule: 'text/depth',
          message: `Blocks and lists are nested more than ${maxDepth} deep.`,
          fix: 'take levels out',
        },
      ),
    );
    return undefined;
  }
  const line = Math.min((error.mark?.line ?? 0) + 1, source.starts.length);
  const slip = explainSyntax(source, line, error.reason);
  // A line that was mended once and still does not fit is taken out; one finding for one slip.
  if (findings.some((finding) => finding.line === slip.line)) {
    const without = replaceLine(source, slip.line, '');
    return without.text === source.text ? undefined : without;
  }
  const start = (original.starts[slip.line - 1] ?? 0) + slip.column - 1;
  findings.push(findingAt(original, { start, end: start + slip.length }, slip));
  const next = replaceLine(source, slip.line, slip.repaired);
  return next.text === source.text ? undefined : next;
}
