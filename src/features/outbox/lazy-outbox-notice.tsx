import { useState, useSyncExternalStore } from 'react';
import { readStored } from '../../browser/stored.ts';
import { useStored } from '../../ui/hooks/use-stored.ts';
import { outboxFlag } from './outbox-flag.ts';
import { usePart } from '../../ui/hooks/after-hydration.ts';

function subscribeOnline(listener: () => void): () => void {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}

const loadNotice = () => import('./outbox-notice.tsx');

/** Loads the notice of queued enquiries when there are any; after a failure again when the connection returns. */
export function LazyOutboxNotice() {
  const flag = useStored(outboxFlag);
  const [isLeftOver] = useState(() => !import.meta.env.SSR && readStored(outboxFlag) !== null);
  const isOnline = useSyncExternalStore(
    subscribeOnline,
    () => navigator.onLine,
    () => true,
  );
  const notice = usePart(flag && `${flag} ${isOnline}`, 'outbox-notice', loadNotice);
  return notice ? <notice.OutboxNotice isLeftOver={isLeftOver} /> : null;
}
