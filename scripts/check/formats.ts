import path from 'node:path';
import { type Finding, compareTexts } from '../../src/yaml/finding.ts';
import { countFindings, listFindings, weightOf } from '../lib/print-findings.ts';

/** Input of the output formats. */
export interface CheckResult {
  /** All findings; file names are relative to the working directory. */
  findings: readonly Finding[];
  /** Whether standard output is a terminal with colours. */
  inColour: boolean;
}

/** Makes the file names relative to the working directory, with forward slashes, so that every tool can open them. */
export function fromHere(findings: readonly Finding[], dataDir: string): Finding[] {
  const folder = (path.relative(process.cwd(), dataDir) || '.').split(path.sep).join('/');
  return findings.map((finding) => ({ ...finding, file: path.posix.join(folder, finding.file) }));
}

/** Sorts by errors, warnings, and samples, which stay until the company sends real data; in each, the first finding of every file before any second one. */
function byImportance(findings: readonly Finding[]): Finding[] {
  const counts = new Map<string, number>();
  const ranked = findings.map((finding) => {
    const weight = weightOf(finding);
    const key = `${weight} ${finding.file}`;
    const rank = counts.get(key) ?? 0;
    counts.set(key, rank + 1);
    return { finding, weight, rank };
  });
  return ranked.sort((a, b) => a.weight - b.weight || a.rank - b.rank).map(({ finding }) => finding);
}

/** Annotations for GitHub Actions, most important first: it shows only ten errors and ten warnings per step. */
export function formatGithub({ findings }: CheckResult): string {
  return [...byImportance(findings).map(annotation), countFindings(findings)].join('\n');
}

function annotation({ file, line, column, endColumn, severity, rule, message, fix }: Finding): string {
  const place = { file, line, col: column, endColumn, title: rule };
  const properties = Object.entries(place).map(([name, value]) => `${name}=${escapeProperty(String(value))}`);
  return `::${severity} ${properties.join(',')}::${escapeMessage(fix ? `${message}\nFix: ${fix}` : message)}`;
}

/** Escapes special characters of a workflow command (actions/toolkit, packages/core, command.ts). */
function escapeMessage(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function escapeProperty(text: string): string {
  return escapeMessage(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}

/** The fields of the JSON format, in this order. */
const jsonFields = ['file', 'line', 'column', 'endColumn', 'severity', 'rule', 'pointer', 'message', 'fix'];

/**
 * A JSON array; empty without findings. `pointer` is null where the text cannot be read as values, `fix` where there is
 * nothing to paste.
 */
export function formatJson({ findings }: CheckResult): string {
  return JSON.stringify(
    findings.map(({ pointer = null, fix = null, ...finding }) => ({ ...finding, pointer, fix })),
    jsonFields,
    2,
  );
}

const schema = 'https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json';

/** A SARIF log (OASIS, version 2.1.0) with one run, for code scanning and for editors. */
export function formatSarif({ findings }: CheckResult): string {
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

/** A relative URI reference; a colon in the first segment would be read as a scheme (RFC 3986, 4.2). */
function uriOf(file: string): string {
  return file.split('/').map(encodeURIComponent).join('/');
}

/** For people: warnings, then errors, each with its line and its fix. */
export const formatText = ({ findings, inColour }: CheckResult): string => listFindings(findings, '', { inColour });

/** The output formats by name. */
export const formats: Readonly<Partial<Record<string, (result: CheckResult) => string>>> = {
  text: formatText,
  github: formatGithub,
  json: formatJson,
  sarif: formatSarif,
};
