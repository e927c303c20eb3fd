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

/** Cards that one press of "Show more" adds. */
const cardsAtOnce = 24;

export interface Finder {
  choices: Choices;
  chosen: number;
  counts: Readonly<Record<string, readonly number[]>>;
  /** Machines that fit; undefined while the list is on its way. */
  total: number | undefined;
  cards: Card[];
  hasFailed: boolean;
  /** Groups in which a step was chosen, with the machines that fit but do not state the figure. */
  unstated: { group: FacetGroup; count: number }[];
  toggle: (group: FacetGroup, key: string) => void;
  clear: () => void;
  showMore: () => void;
}

/** The state of the finder. It stands in the address, so that a link holds it and Back takes a choice back. */
export function useFinder({ path, groups, cards: firstCards, total: all }: FindPageData): Finder {
  const goTo = useGo();
  // An address without choices is what the server rendered.
  const search = useAfterHydration('', useQueryText());
  const machines = useMachines();
  const [shown, setShown] = useState({ search, count: cardsAtOnce });
  const [taken] = useState(() => takenBefore(groups));
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

  const matches = useMemo(
    () => (machines && machines !== 'failed' ? applyChoices(choices, groups, machines.masks) : undefined),
    [machines, choices, groups],
  );
  const chosen = Object.values(choices).flat().length;
  const count = shown.search === search ? shown.count : cardsAtOnce;
  const counts =
    matches?.counts ??
    Object.fromEntries(groups.map((group) => [group.id, group.choices.map((choice) => choice.count)]));
  const loaded = machines && machines !== 'failed' ? machines : undefined;
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
    clear: () => go({}),
    showMore: () => setShown({ search, count: count + cardsAtOnce }),
  };
}

function listUnstated(groups: readonly FacetGroup[], choices: Choices, counts: Finder['counts']): Finder['unstated'] {
  return groups.flatMap((group) => {
    const place = group.choices.findIndex(({ key }) => key === unstatedKey);
    const count = counts[group.id]?.[place] ?? 0;
    const own = choices[group.id] ?? [];
    return own.length === 0 || own.includes(unstatedKey) || count === 0 ? [] : [{ group, count }];
  });
}

/** What the visitor took in the form before the program came. */
function takenBefore(groups: readonly FacetGroup[]): { group: FacetGroup; key: string }[] {
  if (import.meta.env.SSR) return [];
  return groups.flatMap((group) =>
    [...document.querySelectorAll<HTMLInputElement>(`#finder input[name="${group.id}"]:checked`)].map(({ value }) => ({
      group,
      key: value,
    })),
  );
}

/** All machines: undefined while they are on their way, `failed` when they did not arrive. */
const useMachines = fetchedOnce(finderFilePath, (file: FinderFile) => file);
