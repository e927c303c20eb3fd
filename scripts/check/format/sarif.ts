import { compareTexts, type Finding } from '../../../src/catalogue/finding.ts';
import type { Report } from '../report.ts';

const schema = 'https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json';

/** A SARIF log (OASIS, version 2.1.0) with one run, for code scanning and for editors. */
export function formatSarif({ findings }: Report): string {
  const rules = [...new Set(findings.map(({ rule }) => rule))].sort(compareTexts);
  const log = {
    $schema: schema,
    version: '2.1.0',
    runs: [
      {
        tool: { driver: { name: 'catalogue-check', rules: rules.map((id) => ({ id })) } },
        columnKind: 'utf16CodeUnits',
        results: findings.map((finding) => resultOf(finding, rules.indexOf(finding.rule))),
      },
    ],
  };
  return JSON.stringify(log, null, 2);
}

function resultOf({ file, line, column, endColumn, severity, rule, message, fix, text }: Finding, ruleIndex: number) {
  return {
    ruleId: rule,
    ruleIndex,
    level: severity,
    message: { text: fix ? `${message} Fix: ${fix}` : message },
    locations: [
      {
        physicalLocation: {
          artifactLocation: { uri: uriOf(file) },
          region: {
            startLine: line,
            startColumn: column,
            endLine: line,
            endColumn,
            ...(text ? { snippet: { text: text.slice(column - 1, endColumn - 1) } } : {}),
          },
        },
      },
    ],
  };
}

/** A relative URI reference; a colon in its first part would be taken for a scheme (RFC 3986, 4.2). */
function uriOf(file: string): string {
  return file.split('/').map(encodeURIComponent).join('/');
}
