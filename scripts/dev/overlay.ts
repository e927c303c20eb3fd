import path from 'node:path';
import type { ErrorPayload } from 'vite';
import type { Finding } from '../../src/catalogue/finding.ts';

const describe = ({ file, line, column, message, fix }: Finding) =>
  `${file}:${line}:${column}  ${message}${fix ? `\n    Fix: ${fix}` : ''}`;

/** The errors of the data as vite's overlay shows them: all of them, the first one with its line. */
export function overlayOf(findings: Finding[], dataDir: string): ErrorPayload {
  const errors = findings.filter(({ severity }) => severity === 'error');
  const first = errors[0];
  return {
    type: 'error',
    err: {
      plugin: 'the check of the data',
      message: errors.map(describe).join('\n\n'),
      stack: '',
      ...(first
        ? {
            id: path.join(dataDir, first.file),
            loc: { file: path.join(dataDir, first.file), line: first.line, column: first.column - 1 },
            frame: `${first.line} | ${first.text}\n${' '.repeat(String(first.line).length + 2 + first.column)}${'^'.repeat(
              Math.max(1, first.endColumn - first.column),
            )}`,
          }
        : {}),
    },
  };
}
