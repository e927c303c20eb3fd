import { useState } from 'react';
import { readStored, useStored } from '../components/hooks/stored.ts';
import { usePart } from '../components/hooks/use-part.ts';

/**
 * localStorage key, set while the outbox may hold enquiries. It spares pages from opening the store; set when an
 * enquiry is queued, removed when a page finds none.
 */
export const outboxFlag = 'enquiries-wait';

const loadNotice = () => import('./outbox-notice.tsx');

/** Loads the notice of queued enquiries when there are any. */
export function LazyOutboxNotice() {
  const flag = useStored(outboxFlag);
  const [isLeftOver] = useState(() => readStored(outboxFlag) !== null);
  const notice = usePart(flag, 'outbox-notice', loadNotice);
  return notice ? <notice.OutboxNotice isLeftOver={isLeftOver} /> : null;
}
