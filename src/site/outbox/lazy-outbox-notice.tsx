import { useEffect, useState, type ComponentType } from 'react';
import { readStored, removeStored } from '../components/hooks/device-store.ts';
import { importChunk } from '../router/load-chunk.ts';
import type { OutboxNoticeProps } from './outbox-notice.tsx';

/**
 * localStorage flag: the outbox may hold enquiries. It spares pages from opening the store; set before an enquiry is
 * queued, removed when a page finds none.
 */
const key = 'enquiries-wait';

/** Event in this window; other tabs get the browser's `storage` event. */
const flagEvent = 'enquiries-wait';

export const hasFlag = (): boolean => readStored(key) !== null;

/** @throws when storage is disabled or full */
export function setFlag(): void {
  localStorage.setItem(key, '1');
  dispatchEvent(new Event(flagEvent));
}

export const removeFlag = (): void => removeStored(key);

/** Events after which the outbox may hold something: in this tab, in another, or after reconnecting. */
const events = [flagEvent, 'storage', 'online'];

/** Milliseconds until a failed load is retried, since a connection may return without an event. */
const PAUSE = 60_000;

/** Loads the notice of queued enquiries when there are any. */
export function LazyOutboxNotice() {
  const [loaded, setLoaded] = useState<{ Notice: ComponentType<OutboxNoticeProps> } & OutboxNoticeProps>();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const look = (event?: Event) => {
      clearTimeout(timer);
      if (!hasFlag()) return;
      importChunk('outbox-notice', () => import('./outbox-notice.tsx')).then(
        ({ OutboxNotice }) =>
          setLoaded((before) => before ?? { Notice: OutboxNotice, isLeftOver: event?.type !== flagEvent }),
        () => {
          timer = setTimeout(look, PAUSE);
        },
      );
    };
    look();
    for (const name of events) addEventListener(name, look);
    return () => {
      clearTimeout(timer);
      for (const name of events) removeEventListener(name, look);
    };
  }, []);
  return loaded ? <loaded.Notice isLeftOver={loaded.isLeftOver} /> : null;
}
