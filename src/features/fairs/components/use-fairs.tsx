import { useSyncExternalStore } from 'react';
import type { FairCard } from '../fair-card.ts';
import type { InternalLink } from '../../../catalogue/shown/parts.ts';
import { AppLink } from '../../../ui/app-link.tsx';
import { useShell, useWords } from '../../../ui/shell.ts';

/** The date where it is earliest (UTC−12): a fair's last day in the Americas lasts into the next one of UTC. */
const readToday = () => new Date(Date.now() - 12 * 3_600_000).toISOString().slice(0, 10);
const beforeHydration = () => '';
const never = () => () => undefined;

/** `isPast`: over on the visitor's day, whatever day the site is as of: there is nothing left to plan. */
export type DatedFair = FairCard & { isPast: boolean };

/**
 * Tickets by the date of the visit, since the site may be older than the last day of a fair; until hydration by that of
 * the build. No visitor reads of an end before the last day is over everywhere.
 */
export function useFairs(fairs: readonly FairCard[]): Record<'upcoming' | 'completed', DatedFair[]> {
  const { asOf } = useShell();
  const today = useSyncExternalStore(never, readToday, beforeHydration);
  const shown = fairs.map((fair) => ({
    ...fair,
    upcoming: fair.upcoming && fair.end >= (asOf ?? today),
    isPast: fair.end < today,
  }));
  return { upcoming: shown.filter((fair) => fair.upcoming), completed: shown.filter((fair) => !fair.upcoming) };
}

/** Instead of the upcoming fairs: where to arrange a visit. */
export function NoFair({ visit }: { visit: InternalLink }) {
  return (
    <p>
      <span>{useWords().fairs.none}</span> <AppLink to={visit.to}>{visit.label}</AppLink>
    </p>
  );
}
