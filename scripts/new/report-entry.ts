import path from 'node:path';
import type { Finding } from '../../src/yaml/finding.ts';
import { kindOf, type FolderKindId, sampleMark } from '../../src/catalogue/kinds.ts';
import type { LoadedCatalogue } from '../../src/check/load-catalogue.ts';
import { listPages } from '../../src/features/page/list-pages.ts';
import { countFindings, formatFinding } from '../lib/print-findings.ts';
import { shown } from './new-file.ts';

/** Default address of the development server (scripts/dev.ts). */
const devOrigin = 'http://localhost:5173';

/** A new file: its full path, and the fields that got a placeholder. */
interface WrittenEntry {
  kind: FolderKindId;
  file: string;
  dataDir: string;
  filled: readonly string[];
}

/** The message after writing an entry: the file, its findings and the next steps; and whether it has an error. */
export function reportEntry(
  { catalogue, findings }: LoadedCatalogue,
  { kind, file, dataDir, filled }: WrittenEntry,
): { text: string; hasErrors: boolean } {
  const name = path.relative(dataDir, file).split(path.sep).join('/');
  const { own = [], samples = [] } = Object.groupBy(
    findings.filter((finding) => finding.file === name),
    ({ rule }) => (rule === 'stand-in' ? 'samples' : 'own'),
  );
  const others = findings.filter((finding) => finding.file !== name && finding.severity === 'error');
  const folder = dataOption(dataDir);
  const option = folder && ` --${folder}`;
  const page = catalogue && pageOf(catalogue, kind, name);
  const where = page === undefined ? '' : `, then open ${devOrigin}${page}`;
  const marked =
    samples.length > 0 ? ` and replace what starts with ${sampleMark} (${sayLines(samples)})` : ' and read it';
  const stand = filled.length > 0 ? ` Filled in for you, to be looked at: ${filled.join(', ')}.` : '';
  const steps = [
    `Open ${shown(file)}${marked}.${stand}`,
    `npm run check${option}   says whether everything is in order.`,
    `npm run dev${option}     shows the site${where}.`,
  ];
  const parts = [
    `Wrote ${shown(file)}`,
    ...own.map((finding) => formatFinding(finding, shown(dataDir))),
    `The check of the new file${samples.length > 0 ? ', but for what is to be replaced' : ''}: ${countFindings(own)}.${otherWords(others)}`,
    `What to do next:\n${steps.map((step, at) => `  ${at + 1}. ${step}`).join('\n')}`,
  ];
  return { text: parts.join('\n\n'), hasErrors: own.some((finding) => finding.severity === 'error') };
}

/** The option that names a data folder, to append to other options; empty for the project's own. */
export function dataOption(dataDir: string): string {
  return path.relative(process.cwd(), dataDir) === 'data' ? '' : ` --data ${shown(dataDir)}`;
}

function otherWords(others: Finding[]): string {
  if (others.length === 0) return '';
  const files = [...new Set(others.map((finding) => finding.file))];
  return `\nThere are errors in other files, too: ${files.join(', ')}. npm run check shows them.`;
}

function sayLines(findings: readonly Finding[]): string {
  return `${findings.length === 1 ? 'line' : 'lines'} ${findings.map(({ line }) => line).join(', ')}`;
}

/** The page of the entry, else the one that lists it. */
function pageOf(
  catalogue: NonNullable<LoadedCatalogue['catalogue']>,
  kind: FolderKindId,
  file: string,
): string | undefined {
  const pages = listPages(catalogue);
  return (
    pages.find((page) => page.file === file)?.path ?? pages.find((page) => page.kind === kindOf(kind).new.shownOn)?.path
  );
}
