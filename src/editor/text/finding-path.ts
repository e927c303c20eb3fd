import type { Finding } from '../../catalogue/finding.ts';
import { readTextTree, type TextNode } from '../../catalogue/read/text-tree.ts';
import { splitLines, stretchOf } from './lines.ts';

/** What is missing, of which no schema knows, by the rule that says so: the field in which it would stand. */
const fieldsOfRules: Readonly<Partial<Record<string, string>>> = { 'sheet/no-figures': 'specifications' };

/**
 * Which field each finding is about: the paths of fields, joined by slashes, with their findings. '' is the entry
 * itself.
 */
export function findingsByField(text: string, findings: readonly Finding[]): ReadonlyMap<string, Finding[]> {
  const tree = readTextTree(text);
  const { lines } = splitLines(text);
  return Map.groupBy(findings, (finding) => pathOf(tree, text, lines, finding).join('/'));
}

/** The deepest field on whose lines a finding stands; a field that is missing is named by its sentence. */
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
  // What is missing at the outermost level is reported at the file's first field.
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

/** Up to the last item of a list: what is missing inside it stands at its first field. */
function depthOf(path: readonly string[]): number {
  const item = path.findLastIndex((name) => /^\d+$/.test(name));
  return item >= 0 ? item + 1 : path.length;
}
