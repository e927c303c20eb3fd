/** What stands before and after what in a line of machines, as categories and equipment items say it by `feeds`. */
import type { AppPath } from '#generated/route-tree.gen.ts';
import type { Catalogue } from './catalogue.ts';

/** A category or an equipment item with its place in a line. */
export interface Stage {
  id: string;
  label: string;
  to: AppPath;
  feeds: readonly string[];
}

export interface Neighbours {
  before: Stage[];
  after: Stage[];
}

/** Worked out once for each catalogue. */
const known = new WeakMap<Catalogue, Stage[]>();

function stagesOf(catalogue: Catalogue): Stage[] {
  const stages = known.get(catalogue) ?? [
    ...catalogue.categories.map(({ id, title, path, feeds = [] }) => ({ id, label: title, to: path, feeds })),
    ...catalogue.equipment.map(({ id, name, path, feeds = [] }) => ({ id, label: name, to: path, feeds })),
  ];
  known.set(catalogue, stages);
  return stages;
}

/** What feeds one of these entries, and what they feed, without themselves; each in the order of lists. */
export function neighboursOf(catalogue: Catalogue, ids: readonly string[]): Neighbours {
  const others = stagesOf(catalogue).filter(({ id }) => !ids.includes(id));
  const fed = new Set(stagesOf(catalogue).flatMap(({ id, feeds }) => (ids.includes(id) ? feeds : [])));
  return {
    before: others.filter(({ feeds }) => feeds.some((id) => ids.includes(id))),
    after: others.filter(({ id }) => fed.has(id)),
  };
}
