import type { Finding } from '../../../yaml/finding.ts';
import type { Entry } from '../../../catalogue/entry.ts';
import { findingAt } from '../../../yaml/source-text.ts';
import type { Rule } from '../../rule.ts';

const form = /^#\s*yaml-language-server:\s*\$schema=(\S+)/m;

/** Lines that name the wrong schema for the editor (`# yaml-language-server: $schema=…`). */
export const rule: Rule = { names: ['text/schema-line'], looksAt: 'every entry', checkEntry };

function checkEntry(entry: Entry): Finding | Finding[] {
  const match = form.exec(entry.source.text);
  const address = match?.[1];
  if (!match || address === undefined || !address.includes('schemas/')) return [];
  const wanted = `${entry.kind}.schema.json`;
  const folder = entry.file.includes('/') ? '../../schemas/' : '../schemas/';
  if (address.endsWith(`/${wanted}`)) return [];
  const end = match.index + match[0].length;
  return findingAt(
    entry.source,
    { start: end - address.length, end },
    {
      rule: 'text/schema-line',
      message: `This line tells your editor to expect other fields: those of this file are in ${wanted}.`,
      fix: `write \`${folder}${wanted}\``,
      severity: 'warning',
    },
  );
}
