import { useEffect, useState, type ComponentType } from 'react';
import { flagEvent, hasFlag } from './flag.ts';
import type { WaitingNoticeProps } from './waiting-notice.tsx';

type Notice = ComponentType<WaitingNoticeProps>;

/** When something may have begun to wait: in this tab, in another one, or before there was a connection to say so. */
const events = [flagEvent, 'storage', 'online'];

const loadNotice = async () => (await import('./waiting-notice.tsx')).WaitingNotice;

/**
 * Loads the notice ahead: where an enquiry is being written, which may come to wait, and then there is no connection to
 * fetch it. A browser keeps what it has loaded.
 */
export function prepareNotice(): void {
  loadNotice().catch(() => undefined);
}

/** Where the notice of waiting enquiries stands. Other pages load it only when something waits. */
export function WaitingPlace() {
  const [loaded, setLoaded] = useState<{ Notice: Notice } & WaitingNoticeProps>();
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
