import { listFindings } from '../../lib/print-findings.ts';
import type { Report } from '../report.ts';

/** For people: warnings, then errors, each with its line and its fix. */
export function formatText({ findings, inColour }: Report): string {
  return listFindings(findings, '', inColour);
}
