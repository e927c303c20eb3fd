import type { Finding } from '../../catalogue/finding.ts';
import { readTextTree, type TextNode } from '../../catalogue/read/text-tree.ts';
import { splitLines, stretchOf } from './lines.ts';

/** Rules about a missing field that is optional in the schema, with that field. */
const fieldsOfRules: Readonly<Partial<Record<string, string>>> = { 'sheet/no-figures': 'specifications' };

/** Groups findings by field: paths joined by slashes. '' is the entry itself. */
export function findingsByField(text: string, findings: readonly Finding[]): ReadonlyMap<string, Finding[]> {
  const tree = readTextTree(text);
  const { lines } = splitLines(text);
  return Map.groupBy(findings, (finding) => pathOf(tree, text, lines, finding).join('/'));
}

/** The innermost field on the finding's line; for a missing field, the name in the message. */
function pathOf(tree: TextNode | undefined, text: string, lines: readonly string[], finding: Finding): string[] {
  const missed = fieldsOfRules[finding.rule];
  if (missed !== undefined) return [missed];
  const path: string[] = [];
  let node = tree;
  while (node && node.kind !== 'scalar') {
    const found: TextNode['members'][number] | undefined =
      node.style === 'flow' ? undefined : node.members.find((member) => holds(text, lines, member, finding));
    if (!found) break;
    path.push(found.name);
    node = found.node;
  }
  if (finding.rule !== 'schema/required') return path;
  const [, missing] = /the field `([^`]+)`/.exec(finding.message) ?? [];
  // A missing top-level field is reported on the file's first line.
  const owner = finding.line === firstLine(lines) ? [] : path.filter((_, index) => index < depthOf(path));
  return missing === undefined ? path : [...owner, missing];
}

function holds(
  text: string,
  lines: readonly string[],
  member: TextNode['members'][number],
  { line }: Finding,
): boolean {
  const { first, last } = stretchOf(text, lines, member);
  return line - 1 >= first && line - 1 <= last;
}

const firstLine = (lines: readonly string[]) => lines.findIndex((line) => !/^\s*(#|$)/.test(line)) + 1;

/** Depth up to the last list item: a field missing inside it is reported at the item's first field. */
function depthOf(path: readonly string[]): number {
  const item = path.findLastIndex((name) => /^\d+$/.test(name));
  return item >= 0 ? item + 1 : path.length;
}
