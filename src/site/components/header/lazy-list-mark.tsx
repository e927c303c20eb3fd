import { useSyncExternalStore } from 'react';
import { useShell } from '../../frame/shell.tsx';
import { listKey, watchList } from '../enquiry-list/list-event.ts';
import type { ListMarkProps } from '../enquiry-list/list-mark.tsx';
import { readStored } from '../hooks/device-store.ts';
import { usePart } from '../hooks/use-part.ts';

const loadMark = () => import('../enquiry-list/list-mark.tsx');

/** Loads the badge of the enquiry list only when something is on the list. */
export function LazyListMark(props: ListMarkProps) {
  const key = listKey(useShell().origin);
  const list = useSyncExternalStore(
    watchList,
    () => readStored(key),
    () => null,
  );
  const mark = usePart(list, 'list-mark', loadMark);
  return mark ? <mark.ListMark {...props} /> : null;
}
