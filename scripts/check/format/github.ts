import type { Finding } from '../../../src/catalogue/finding.ts';
import { countFindings } from '../../lib/print-findings.ts';
import { byImportance, type Report } from '../report.ts';

/** Annotations for GitHub Actions, the most important first: it shows ten errors and ten warnings a step. */
export function formatGithub({ findings }: Report): string {
  return [...byImportance(findings).map(annotation), countFindings(findings)].join('\n');
}

function annotation({ file, line, column, endColumn, severity, rule, message, fix }: Finding): string {
  const place = { file, line, col: column, endColumn, title: rule };
  const properties = Object.entries(place).map(([name, value]) => `${name}=${escapeProperty(String(value))}`);
  return `::${severity} ${properties.join(',')}::${escapeMessage(fix ? `${message}\nFix: ${fix}` : message)}`;
}

/**
 * A workflow command is one line; what would end it travels as percent codes (actions/toolkit, packages/core,
 * command.ts).
 */
function escapeMessage(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function escapeProperty(text: string): string {
  return escapeMessage(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
