import { useEffect, useState, type ComponentType } from 'react';
import { readStored, removeStored } from '../components/hooks/device-store.ts';
import type { OutboxNoticeProps } from './outbox-notice.tsx';

/**
 * Whether enquiries wait on this device, for pages to see without opening a store. It is set before one waits and goes
 * when a page finds none.
 */
const key = 'enquiries-wait';

/** Told to the page itself; other tabs hear of it by the browser's own `storage` event. */
const flagEvent = 'enquiries-wait';

export const hasFlag = (): boolean => readStored(key) !== null;

/** @throws where storage is off or full */
export function setFlag(): void {
  localStorage.setItem(key, '1');
  dispatchEvent(new Event(flagEvent));
}

export const removeFlag = (): void => removeStored(key);

type Notice = ComponentType<OutboxNoticeProps>;

/** When something may have begun to wait: in this tab, in another one, or before there was a connection to say so. */
const events = [flagEvent, 'storage', 'online'];

let provided: Notice | undefined;

/**
 * Hands over the notice: by a page on which an enquiry may come to wait, since there is no connection to fetch it then.
 */
export function provideNotice(notice: Notice): void {
  provided = notice;
}

const loadNotice = async () => provided ?? (await import('./outbox-notice.tsx')).OutboxNotice;

/** Where the notice of waiting enquiries stands. Other pages load it only when something waits. */
export function OutboxPlace() {
  const [loaded, setLoaded] = useState<{ Notice: Notice } & OutboxNoticeProps>();
  useEffect(() => {
    const look = (event?: Event) => {
      if (!hasFlag()) return;
      loadNotice().then(
        (Notice) => setLoaded((before) => before ?? { Notice, isLeftOver: event?.type !== flagEvent }),
        // What can't be fetched now is fetched when the line returns.
        () => undefined,
      );
    };
    look();
    for (const name of events) addEventListener(name, look);
    return () => {
      for (const name of events) removeEventListener(name, look);
    };
  }, []);
  return loaded ? <loaded.Notice isLeftOver={loaded.isLeftOver} /> : null;
}
