import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { applyChoices, readChoices, toggleChoice, writeChoices, type Choices } from '../choices.ts';
import type { Card } from '../../../catalogue/shown/parts.ts';
import type { FacetGroup } from '../../../catalogue/shown/lists.ts';
import type { FindPageData } from '../find-page.ts';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { useAfterHydration } from '../../../ui/hooks/after-hydration.ts';
import type { FinderFile } from '../groups.ts';
import { fetchedOnce } from '../../../ui/hooks/fetched-once.ts';

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
  /** Machines that match but for figures that they do not state: the figures' labels, the number, the first cards. */
  maybe: { figures: string[]; count: number; cards: Card[] };
  toggle: (group: FacetGroup, key: string) => void;
  clear: () => void;
  showMore: () => void;
}

/** State of the finder, kept in the query, so that links and Back work. */
export function useFinder({ path, groups, cards: firstCards, total: all }: FindPageData): Finder {
  const navigate = useNavigate();
  // The prerendered page has no query.
  const search = useAfterHydration('', useLocation({ select: ({ searchStr }) => searchStr }));
  const machines = useMachines();
  const [shown, setShown] = useState({ search, count: cardsAtOnce });
  const [taken] = useState(() => tickedBefore(groups));
  const choices = useMemo(() => readChoices(search, groups), [search, groups]);

  const go = (next: Choices, replace = false) =>
    void navigate({ href: path + writeChoices(next, groups), replace, resetScroll: false });

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
  const cardsOf = (some: readonly number[]) => some.slice(0, count).flatMap((machine) => loaded?.cards[machine] ?? []);
  const cards = matches && cardsOf(matches.fitting);
  const maybe = matches?.maybe ?? [];
  return {
    choices,
    chosen,
    counts,
    total: matches?.fitting.length ?? (chosen === 0 ? all : undefined),
    cards: cards ?? (chosen === 0 ? firstCards : []),
    hasFailed: machines === 'failed',
    maybe: {
      figures: [...new Set(maybe.flatMap(({ lacking }) => lacking.map(({ label }) => label)))],
      count: maybe.length,
      // After all that fit.
      cards: cards && cards.length < (matches?.fitting.length ?? 0) ? [] : cardsOf(maybe.map(({ machine }) => machine)),
    },
    toggle: (group, key) => go(toggleChoice(choices, group, key)),
    clear: () => go(new Map()),
    showMore: () => setShown({ search, count: count + cardsAtOnce }),
  };
}

/** Choices ticked in the form before hydration. */
function tickedBefore(groups: readonly FacetGroup[]): { group: FacetGroup; key: string }[] {
  const form = import.meta.env.SSR ? null : document.querySelector<HTMLFormElement>('#finder');
  if (!form) return [];
  const ticked = new FormData(form);
  return groups.flatMap((group) => ticked.getAll(group.id).map((key) => ({ group, key: String(key) })));
}

/** All machines: undefined while loading, `failed` after an error. */
const useMachines = fetchedOnce('find', (file: FinderFile) => file);
