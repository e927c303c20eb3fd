import type { Finding } from '../../../yaml/finding.ts';
import { reservedPaths } from '../../../catalogue/paths.ts';
import { takenPaths, type TakenPath } from '../../../catalogue/taken-paths.ts';
import { findingIn, valueAt } from '../../../catalogue/entry.ts';
import { languagesOf, type Rule, type RuleInput } from '../../rule.ts';

/** Entries with the same URL, ignoring case, and URLs that the site itself uses. */
export const rule: Rule = { names: ['path/reserved', 'path/taken'], check };

function check(input: RuleInput): Finding[] {
  const { entries } = input;
  const reserved = new Set([...reservedPaths, ...languagesOf(input).map(({ tag }) => `/${tag.toLowerCase()}`)]);
  const seen = new Map<string, TakenPath>();
  // The finding is at the entry with an explicit `path`, not at the one whose file name gives the URL.
  const all = entries.flatMap(takenPaths).sort((a, b) => rankOf(a) - rankOf(b));
  const keys = new Set(all.map(({ path }) => path.toLowerCase()));
  return all.flatMap((taken) => {
    const { path, entry, pointer } = taken;
    const key = path.toLowerCase();
    if (reserved.has(key)) {
      return findingIn(entry, pointer, {
        rule: 'path/reserved',
        message: `The address ${path} is used by the site itself.`,
        fix: 'choose another `path`',
      });
    }
    const first = seen.get(key);
    if (!first) {
      seen.set(key, taken);
      return [];
    }
    const difference = first.path === path ? '' : ` (there ${first.path}; only letter case differs)`;
    return findingIn(entry, pointer, {
      rule: 'path/taken',
      message: `The address ${path} of ${entry.file} is also that of ${first.entry.file}${difference}.`,
      fix: adviceFor(taken, keys),
    });
  });
}

function rankOf({ entry, pointer }: TakenPath): number {
  if (entry.kind.startsWith('page-')) return 0;
  return valueAt(entry, pointer) === undefined ? 1 : 2;
}

/** Suggests removing `path` if the URL from the file name is free. */
function adviceFor({ entry, pointer, path }: TakenPath, keys: ReadonlySet<string>): string {
  const usual = `/${entry.id}`;
  const isOwn = pointer === '/path' && valueAt(entry, '/path') !== undefined && path.toLowerCase() !== usual;
  if (!isOwn || keys.has(usual)) {
    return 'give one of the two another `path`, or its file another name';
  }
  return `delete the line to use the address ${usual}; or choose another \`path\``;
}
