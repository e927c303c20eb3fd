/** Pages that have another address now: recognised by their file, else by what they say. */
import type { SidePage } from './side.ts';
import { isFields } from './walk.ts';

/** So many pairs are compared by their texts within a second; with more, only the file counts. */
const mostPairs = 50_000;

/** From this share of common texts on, a new page counts as the old one under another address. */
const enough = 0.5;

/**
 * Finds for each removed page the new one that has taken its place, if there is one.
 * @returns the new path by the old one; no new path twice
 */
export function findRenames(removed: readonly SidePage[], added: readonly SidePage[]): Map<string, string> {
  const texts = new Map([...removed, ...added].map((page) => [page, textsOf(page)]));
  const byText = removed.length * added.length <= mostPairs;
  const pairs = removed.flatMap((from) =>
    added
      .filter((to) => to.kind === from.kind && (byText || to.file === from.file))
      .map((to) => ({
        from: from.path,
        to: to.path,
        share: to.file === from.file ? 1 : commonShare(texts.get(from) ?? new Set(), texts.get(to) ?? new Set()),
      }))
      .filter(({ share }) => share >= enough),
  );
  const renames = new Map<string, string>();
  const taken = new Set<string>();
  for (const { from, to } of pairs.sort((a, b) => b.share - a.share)) {
    if (renames.has(from) || taken.has(to)) continue;
    renames.set(from, to);
    taken.add(to);
  }
  return renames;
}

/** The texts that a visitor reads on a page: no addresses, and nothing that stands on its sisters too. */
function textsOf({ data }: SidePage): Set<string> {
  const { head: _head, breadcrumbs: _breadcrumbs, kind: _kind, ...shown } = data;
  const texts = new Set<string>();
  const collect = (value: unknown) => {
    if (typeof value === 'string' && !value.startsWith('/')) texts.add(value);
    else if (Array.isArray(value)) value.forEach(collect);
    else if (isFields(value) && typeof value['src'] !== 'string') Object.values(value).forEach(collect);
  };
  collect(shown);
  return texts;
}

/** Common members over all members, from 0 to 1 (Jaccard's index). */
function commonShare(a: Set<string>, b: Set<string>): number {
  const common = [...a].filter((text) => b.has(text)).length;
  return common === 0 ? 0 : common / (a.size + b.size - common);
}
