import { useCallback, useEffect, useState } from 'react';
import { parseDraft, readStored } from '../components/enquiry/draft.ts';
import { removeUnchanged, restoreMissing } from './device-texts.ts';
import { removeFlag } from './flag.ts';
import { sendWaiting, tellChange } from './send-waiting.ts';
import { settledEvent, waitingName, type WaitingEnquiry } from './waiting-enquiry.ts';
import { waitingStore } from './waiting-store.ts';

/** Milliseconds between two tries while the page is in sight. */
const PAUSE = 60_000;
/** Milliseconds after which a page sends what an earlier one left: its own start comes first. */
const FIRST = 1500;

/** The draft of a refused enquiry, in front of what was typed since. */
function joinDrafts(refused: string, later: string | undefined): string {
  const [first, second] = [parseDraft(refused), parseDraft(later)];
  const message = second?.values['message'] ?? '';
  if (!first || message === '' || message === first.values['message']) return refused;
  return JSON.stringify({
    ...first,
    values: { ...first.values, message: `${first.values['message'] ?? ''}\n\n${message}` },
  });
}

export interface Waiting {
  enquiries: WaitingEnquiry[];
  isSending: boolean;
  /** Whether the last try was in vain. */
  hasFailed: boolean;
  send: () => void;
  remove: (id: string) => void;
  /** Puts a refused one back into the form's draft. @returns the query with which the form opens as it was */
  takeBack: (enquiry: WaitingEnquiry) => Promise<string>;
}

/**
 * What waits on this device, as it changes in any tab and in the service worker; and the tries to send it: when the
 * line returns, when the page comes into sight, and once a minute.
 * @param isLeftOver whether it waited before this page was there
 */
export function useWaiting(isLeftOver: boolean): Waiting {
  const [enquiries, setEnquiries] = useState<WaitingEnquiry[]>([]);
  const [isSending, setSending] = useState(false);
  const [hasFailed, setFailed] = useState(false);

  const read = useCallback(async () => {
    const all = await waitingStore.all();
    if (all.length === 0) removeFlag();
    for (const enquiry of all) {
      if (enquiry.state === 'waiting') continue;
      // The form that sent it, if it still stands, says so itself.
      dispatchEvent(new CustomEvent(settledEvent, { detail: enquiry }));
      // What was sent is not to be written any more; what was refused is the draft again.
      if (enquiry.state === 'sent') removeUnchanged(enquiry.device);
      else restoreMissing(enquiry.device);
    }
    setEnquiries(all);
  }, []);

  const send = useCallback(async () => {
    setSending(true);
    setFailed((await sendWaiting().catch(() => 1)) > 0);
    setSending(false);
    await read();
  }, [read]);

  useEffect(() => {
    // A store that fails has nothing to show.
    const show = () => void read().catch(() => undefined);
    const attempt = () => {
      if (navigator.onLine && document.visibilityState === 'visible') void send().catch(() => undefined);
    };
    const channel = new BroadcastChannel(waitingName);
    channel.addEventListener('message', show);
    show();
    const first = isLeftOver ? setTimeout(attempt, FIRST) : undefined;
    const further = setInterval(attempt, PAUSE);
    addEventListener('online', attempt);
    document.addEventListener('visibilitychange', attempt);
    return () => {
      channel.close();
      clearTimeout(first);
      clearInterval(further);
      removeEventListener('online', attempt);
      document.removeEventListener('visibilitychange', attempt);
    };
  }, [isLeftOver, read, send]);

  const remove = (id: string) => void waitingStore.remove(id).then(tellChange).then(read);
  return {
    enquiries,
    isSending,
    hasFailed,
    send: () => void send(),
    remove,
    async takeBack({ id, draftKey, device }) {
      const refused = device[draftKey] ?? '';
      localStorage.setItem(draftKey, joinDrafts(refused, readStored(draftKey)));
      await waitingStore.remove(id);
      const [machinery, model] = JSON.parse(parseDraft(refused)?.choice.query ?? '[]') as (string | null)[];
      const named = Object.entries({ machinery, model }).filter((pair): pair is [string, string] => Boolean(pair[1]));
      return named.length > 0 ? `?${new URLSearchParams(named).toString()}` : '';
    },
  };
}
