import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import {
  applyChoices,
  readChoices,
  toggleChoice,
  unstatedKey,
  writeChoices,
  type Choices,
} from '../../../catalogue/find/choices.ts';
import type { Card, FacetGroup } from '../../../catalogue/page-data.ts';
import type { FindPageData } from '../../../catalogue/pages/find/find-page.ts';
import { useGo, useQueryText } from '../hooks/use-address.ts';
import { useAfterHydration } from '../hooks/use-hydrated.ts';
import { finderFilePath } from '../../../catalogue/paths.ts';
import type { FinderFile } from '../../../catalogue/find/groups.ts';
import { fetchedOnce } from '../hooks/fetched-once.ts';

/** Cards added by "Show more". */
const cardsAtOnce = 24;

export interface Finder {
  choices: Choices;
  chosen: number;
  counts: ReadonlyMap<string, readonly number[]>;
  /** Matching machines; undefined while loading. */
  total: number | undefined;
  cards: Card[];
  hasFailed: boolean;
  /** Groups with a chosen range, and how many machines match otherwise but lack the figure. */
  unstated: { group: FacetGroup; count: number }[];
  toggle: (group: FacetGroup, key: string) => void;
  clear: () => void;
  showMore: () => void;
}

/** State of the finder, kept in the query, so that links and Back work. */
export function useFinder({ path, groups, cards: firstCards, total: all }: FindPageData): Finder {
  const goTo = useGo();
  // The prerendered page has no query.
  const search = useAfterHydration('', useQueryText());
  const machines = useMachines();
  const [shown, setShown] = useState({ search, count: cardsAtOnce });
  const [taken] = useState(() => tickedBefore(groups));
  const choices = useMemo(() => readChoices(search, groups), [search, groups]);

  const go = (next: Choices, replace = false) =>
    goTo(path + writeChoices(next, groups), { replace, resetScroll: false });

  const takeOver = useEffectEvent(() => {
    const before = readChoices(location.search, groups);
    if (taken.length > 0)
      go(
        taken.reduce((next, { group, key }) => toggleChoice(next, group, key), before),
        true,
      );
  });
  useEffect(() => takeOver(), []);

  const loaded = machines === 'failed' ? undefined : machines;
  const matches = useMemo(
    () => loaded && applyChoices(choices, groups, new Map(loaded.masks)),
    [loaded, choices, groups],
  );
  const chosen = [...choices.values()].flat().length;
  const count = shown.search === search ? shown.count : cardsAtOnce;
  const counts =
    matches?.counts ?? new Map(groups.map((group) => [group.id, group.choices.map((choice) => choice.count)]));
  const found = matches?.found.slice(0, count).flatMap((machine) => loaded?.cards[machine] ?? []);
  return {
    choices,
    chosen,
    counts,
    total: matches?.found.length ?? (chosen === 0 ? all : undefined),
    cards: found ?? (chosen === 0 ? firstCards : []),
    hasFailed: machines === 'failed',
    unstated: matches ? listUnstated(groups, choices, counts) : [],
    toggle: (group, key) => go(toggleChoice(choices, group, key)),
    clear: () => go(new Map()),
    showMore: () => setShown({ search, count: count + cardsAtOnce }),
  };
}

function listUnstated(groups: readonly FacetGroup[], choices: Choices, counts: Finder['counts']): Finder['unstated'] {
  return groups.flatMap((group) => {
    const place = group.choices.findIndex(({ key }) => key === unstatedKey);
    const count = counts.get(group.id)?.[place] ?? 0;
    const own = choices.get(group.id) ?? [];
    return own.length === 0 || own.includes(unstatedKey) || count === 0 ? [] : [{ group, count }];
  });
}

/** Choices ticked in the form before hydration. */
function tickedBefore(groups: readonly FacetGroup[]): { group: FacetGroup; key: string }[] {
  const form = import.meta.env.SSR ? null : document.querySelector<HTMLFormElement>('#finder');
  if (!form) return [];
  const ticked = new FormData(form);
  return groups.flatMap((group) => ticked.getAll(group.id).map((key) => ({ group, key: String(key) })));
}

/** All machines: undefined while loading, `failed` after an error. */
const useMachines = fetchedOnce(finderFilePath, (file: FinderFile) => file);
