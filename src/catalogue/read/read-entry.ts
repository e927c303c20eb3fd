import { constructFromEvents, CORE_SCHEMA } from 'js-yaml';
import type { Finding } from '../finding.ts';
import { decode } from './decode.ts';
import { fatalRules, indexEvents, type Places } from './index-events.ts';
import { parseText } from './parse-text.ts';
import { findingAt, makeSourceText, type SourceText } from './source-text.ts';

/** A file as it was read: `value` is undefined when there is nothing that could be trusted. */
export interface ReadFile {
  source: SourceText;
  places: Places;
  value: unknown;
  findings: Finding[];
}

/** Reads a YAML or JSON file (JSON is YAML for the parser): its value, the place of every field, and what is wrong with the text. */
export function readEntry(file: string, bytes: Uint8Array): ReadFile {
  const decoded = decode(file, bytes);
  if ('finding' in decoded) {
    return { source: makeSourceText(file, ''), places: new Map(), value: undefined, findings: [decoded.finding] };
  }
  const original = makeSourceText(file, decoded.text);
  const { source, events, findings } = parseText(original);
  if (!events) return { source: original, places: new Map(), value: undefined, findings };
  const index = indexEvents(source, events);
  findings.push(...index.findings, ...checkDocuments(source, index.documents));
  const trusted = index.documents === 1 && !findings.some((finding) => fatalRules.includes(finding.rule));
  const [value] = trusted
    ? constructFromEvents(events, { source: source.text, schema: CORE_SCHEMA, json: true, maxAliases: 0 })
    : [];
  return { source, places: index.places, value, findings };
}

function checkDocuments(source: SourceText, documents: number): Finding[] {
  if (documents === 0) {
    return [
      findingAt(
        source,
        { start: 0, end: 1 },
        {
          rule: 'text/empty',
          message: 'The file is empty, or holds comments only.',
          fix: 'add the fields, or delete the file',
        },
      ),
    ];
  }
  if (documents === 1) return [];
  const first = source.text.search(/^---/m);
  const start = first > 0 ? first : source.text.indexOf('\n---') + 1;
  return [
    findingAt(
      source,
      { start, end: start + 3 },
      {
        rule: 'text/documents',
        message: 'A line with `---` starts a second document; one file holds one entry.',
        fix: 'delete the line, or move what follows to a file of its own',
      },
    ),
  ];
}
