import { useEffect, useState, type ComponentType } from 'react';
import { flagEvent, hasFlag } from './flag.ts';
import type { WaitingNoticeProps } from './waiting-notice.tsx';

type Notice = ComponentType<WaitingNoticeProps>;

let provided: Notice | undefined;

/** Hands over the notice: by a page on which an enquiry may come to wait, since there is no connection to fetch it then. */
export function provideNotice(notice: Notice): void {
  provided = notice;
}

const loadNotice = async () => provided ?? (await import('./waiting-notice.tsx')).WaitingNotice;

/** Where the notice of waiting enquiries stands. Other pages load it only when something waits. */
export function WaitingPlace() {
  const [loaded, setLoaded] = useState<{ Notice: Notice } & WaitingNoticeProps>();
  useEffect(() => {
    const look = (isLeftOver: boolean) => {
      if (!hasFlag()) return;
      loadNotice().then(
        (Notice) => setLoaded((before) => before ?? { Notice, isLeftOver }),
        // What can't be fetched now is fetched when the line returns.
        () => undefined,
      );
    };
    const lookAgain = () => look(false);
    const lookOnline = () => look(true);
    look(true);
    for (const event of [flagEvent, 'storage']) addEventListener(event, lookAgain);
    addEventListener('online', lookOnline);
    return () => {
      for (const event of [flagEvent, 'storage']) removeEventListener(event, lookAgain);
      removeEventListener('online', lookOnline);
    };
  }, []);
  return loaded ? <loaded.Notice isLeftOver={loaded.isLeftOver} /> : null;
}
