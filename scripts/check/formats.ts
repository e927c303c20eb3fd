import type { Report } from './report.ts';

type Format = (report: Report) => string;

/** The ways in which findings are printed: one file each in format/, loaded when it is asked for. */
export const formats: Readonly<Partial<Record<string, () => Promise<Format>>>> = {
  text: async () => (await import('./format/text.ts')).formatText,
  github: async () => (await import('./format/github.ts')).formatGithub,
  json: async () => (await import('./format/json.ts')).formatJson,
  sarif: async () => (await import('./format/sarif.ts')).formatSarif,
};
