import { useEffect, useState, type ComponentType } from 'react';
import { useShell } from '../../frame/shell.tsx';
import { hasList, listEvent } from '../enquiry-list/list-event.ts';
import type { ListMarkProps } from '../enquiry-list/list-mark.tsx';

/** Where the count of the enquiry list stands: its program is fetched when something is on the list. */
export function ListMarkPlace(props: ListMarkProps) {
  const { origin } = useShell();
  const [Mark, setMark] = useState<ComponentType<ListMarkProps>>();
  useEffect(() => {
    if (Mark) return undefined;
    const look = () => {
      if (!hasList(origin)) return;
      // Without it the list is kept all the same, and the next change tries again.
      import('../enquiry-list/list-mark.tsx').then(
        ({ ListMark }) => setMark(() => ListMark),
        () => undefined,
      );
    };
    look();
    const events = [listEvent, 'storage'];
    for (const name of events) addEventListener(name, look);
    return () => {
      for (const name of events) removeEventListener(name, look);
    };
  }, [Mark, origin]);
  return Mark ? <Mark {...props} /> : null;
}
