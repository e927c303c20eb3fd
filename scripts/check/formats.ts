/** The ways in which findings are printed: one file each in format/. */
import { formatGithub } from './format/github.ts';
import { formatJson } from './format/json.ts';
import { formatSarif } from './format/sarif.ts';
import { formatText } from './format/text.ts';
import type { Report } from './report.ts';

export const formats: Readonly<Partial<Record<string, (report: Report) => string>>> = {
  text: formatText,
  github: formatGithub,
  json: formatJson,
  sarif: formatSarif,
};
