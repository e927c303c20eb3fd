import { load, type Changes } from './support.ts';

export const rename = (from: string | RegExp, to: string) => (text: string) => text.replace(from, to);
export const append = (more: string) => (text: string) => text + more;

/** The findings of one rule, as `file:line rule message`. */
export function found(changes: Changes, rule: string, day?: string): string[] {
  return load(changes, day)
    .findings.filter((finding) => finding.rule === rule)
    .map(({ file, line, severity, message, fix }) => `${severity} ${file}:${line} ${message} → ${fix ?? ''}`);
}
