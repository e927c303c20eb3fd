import { useEffect, useState, type ComponentType } from 'react';
import { flagEvent, hasFlag } from './flag.ts';
import type { WaitingNoticeProps } from './waiting-notice.tsx';

/** Fetches the notice: pages on which an enquiry may come to wait do so before there is no connection to fetch it. */
export const loadNotice = () => import('./waiting-notice.tsx');

/** Where the notice of waiting enquiries stands. Pages load it only when something waits. */
export function WaitingPlace() {
  const [loaded, setLoaded] = useState<{ Notice: ComponentType<WaitingNoticeProps> } & WaitingNoticeProps>();
  useEffect(() => {
    const look = (isLeftOver: boolean) => {
      if (!hasFlag()) return;
      loadNotice().then(
        ({ WaitingNotice }) => setLoaded((before) => before ?? { Notice: WaitingNotice, isLeftOver }),
        // What can't be fetched is shown by the next page that can.
        () => undefined,
      );
    };
    const lookAgain = () => look(false);
    look(true);
    for (const event of [flagEvent, 'storage']) addEventListener(event, lookAgain);
    return () => {
      for (const event of [flagEvent, 'storage']) removeEventListener(event, lookAgain);
    };
  }, []);
  return loaded ? <loaded.Notice isLeftOver={loaded.isLeftOver} /> : null;
}
