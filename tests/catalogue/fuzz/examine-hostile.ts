import { formatFinding } from '../../../scripts/lib/print-findings.ts';
import type { LoadedCatalogue } from '../../../src/check/load-catalogue.ts';
import type { HostileInput } from './hostile.ts';
import type { Oracle } from './oracle.ts';
import { textOf } from './whole.ts';
import { faultsOf } from './well-formed.ts';

/** Maximum characters of all findings in one file: nobody reads more. */
const mostWords = 64_000;

/**
 * What is wrong with the findings of a hostile file that was loaded as `file`. None of these files has a mistake that
 * the oracle ignores (see examine.ts), so the check must refuse exactly those that the oracle refuses.
 */
export function examineHostile(
  file: string,
  { bytes }: HostileInput,
  loaded: LoadedCatalogue,
  oracle: Oracle,
): string[] {
  const findings = loaded.findings.filter((finding) => finding.file === file);
  const verdict = oracle('model', bytes);
  const isRefused = findings.some(({ severity }) => severity === 'error');
  const words = findings.map((finding) => formatFinding(finding, '')).join('\n');
  const warnings = findings.filter(({ severity }) => severity === 'warning').length;
  return [
    ...findings.flatMap((finding) => faultsOf(finding, textOf(bytes))),
    ...(verdict.kind === 'broken' && !isRefused ? [`it is accepted, but ${verdict.why}`] : []),
    ...(verdict.kind === 'valid' && isRefused ? [`it is valid, but refused: ${words.slice(0, 300)}`] : []),
    ...(warnings === 0 && words.length > mostWords ? [`the findings have ${words.length} characters`] : []),
  ];
}
