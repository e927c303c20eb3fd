import styled from '@emotion/styled';
import { Container } from '../components/layout/container.tsx';
import { useShell } from '../frame/shell.tsx';
import { colour, font, layout, size, space, wrapRow, hidden } from '../theme.ts';
import { type QueuedEnquiry, outcomeEvent, outboxName, outboxStore, type DeviceTexts } from './outbox-store.ts';
import { fill } from '../../catalogue/words.ts';
import { useCallback, useEffect, useState } from 'react';
import { parseDraft } from '../components/enquiry/draft.ts';
import { readStored } from '../components/hooks/device-store.ts';
import { removeFlag } from './lazy-outbox-notice.tsx';
import { sendQueued, notifyChange } from './send-queued.ts';

/** Milliseconds between attempts while the page is visible. */
const PAUSE = 60_000;
/** Delay in milliseconds before a page sends an older outbox, so that hydration comes first. */
const FIRST = 1500;

/** `storage` events only fire in other windows: dispatch one in this window, too. */
const notify = (key: string) => dispatchEvent(new StorageEvent('storage', { key }));

/** Removes texts that have not changed since. */
function removeUnchanged(texts: DeviceTexts): void {
  for (const [key, text] of Object.entries(texts)) {
    if (readStored(key) !== text) continue;
    localStorage.removeItem(key);
    notify(key);
  }
}

/** Restores texts whose key is empty now. */
function restoreMissing(texts: DeviceTexts): void {
  for (const [key, text] of Object.entries(texts)) {
    if (readStored(key) !== null) continue;
    localStorage.setItem(key, text);
    notify(key);
  }
}

/** The draft of a refused enquiry, followed by the message typed since. */
function joinDrafts(refused: string, later: string | null): string {
  const [first, second] = [parseDraft(refused), parseDraft(later)];
  const message = second?.values['message'] ?? '';
  if (!first || message === '' || message === first.values['message']) return refused;
  return JSON.stringify({
    ...first,
    values: { ...first.values, message: `${first.values['message'] ?? ''}\n\n${message}` },
  });
}

interface Waiting {
  enquiries: QueuedEnquiry[];
  isSending: boolean;
  /** Whether the last attempt failed. */
  hasFailed: boolean;
  send: () => void;
  remove: (id: string) => void;
  /** Puts a refused enquiry back into the draft. @returns the query that opens the form with its choices */
  takeBack: (enquiry: QueuedEnquiry) => Promise<string>;
}

/**
 * The outbox, updated by all tabs and the service worker. Sends it when the connection returns, when the page becomes
 * visible, and once a minute.
 * @param isLeftOver whether it was queued before this page was opened
 */
function useOutbox(isLeftOver: boolean): Waiting {
  const [enquiries, setEnquiries] = useState<QueuedEnquiry[]>([]);
  const [isSending, setSending] = useState(false);
  const [hasFailed, setFailed] = useState(false);

  const read = useCallback(async () => {
    const all = await outboxStore.all();
    if (all.length === 0) removeFlag();
    for (const enquiry of all) {
      if (enquiry.state === 'waiting') continue;
      // The form that sent it shows the result itself if it is still mounted.
      dispatchEvent(new CustomEvent(outcomeEvent, { detail: enquiry }));
      // A sent text needs no draft any more; a refused one becomes the draft again.
      if (enquiry.state === 'sent') removeUnchanged(enquiry.device);
      else restoreMissing(enquiry.device);
    }
    setEnquiries(all);
  }, []);

  const send = useCallback(async () => {
    setSending(true);
    setFailed((await sendQueued().catch(() => 1)) > 0);
    setSending(false);
    await read();
  }, [read]);

  useEffect(() => {
    // If the store fails there is nothing to show.
    const show = () => void read().catch(() => undefined);
    const attempt = () => {
      if (navigator.onLine && document.visibilityState === 'visible') void send().catch(() => undefined);
    };
    const channel = new BroadcastChannel(outboxName);
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

  const remove = (id: string) => void outboxStore.remove(id).then(notifyChange).then(read);
  return {
    enquiries,
    isSending,
    hasFailed,
    send: () => void send(),
    remove,
    async takeBack({ id, draftKey, device }) {
      const refused = device[draftKey] ?? '';
      localStorage.setItem(draftKey, joinDrafts(refused, readStored(draftKey)));
      await outboxStore.remove(id);
      const [machinery, model] = JSON.parse(parseDraft(refused)?.choice.query ?? '[]') as (string | null)[];
      const named = Object.entries({ machinery, model }).filter((pair): pair is [string, string] => Boolean(pair[1]));
      return named.length > 0 ? `?${new URLSearchParams(named).toString()}` : '';
    },
  };
}

const Band = styled.section`
  border-bottom: 1px solid ${colour.lineStrong};
  background: ${colour.primaryPale};
  ${hidden.print}
  li + li {
    border-top: 1px solid ${colour.lineStrong};
  }
`;
const Item = styled('li', { shouldForwardProp: (name) => name !== 'state' })<Pick<QueuedEnquiry, 'state'>>`
  ${wrapRow}
  gap: ${space.x1} ${space.x3};
  padding-block: ${space.x1};
  p {
    flex: 1 1 280px;
    min-width: 0;
    padding-block: ${space.x1};
    line-height: 1.4;
    font-weight: ${font.weight.medium};
    color: ${({ state }) => ({ waiting: colour.ink, sent: colour.success, refused: colour.error })[state]};
    white-space: pre-line;
    overflow-wrap: anywhere;
  }
  div {
    display: flex;
    flex-wrap: wrap;
    gap: ${space.x1};
  }
`;
const Action = styled.button`
  min-height: 44px;
  padding: 0 ${space.x2};
  border: 1.5px solid ${colour.ink};
  border-radius: ${layout.radius};
  background: ${colour.paper};
  font-size: ${size.small};
  font-weight: ${font.weight.semibold};
  color: ${colour.ink};
  &:hover {
    background: ${colour.ink};
    color: ${colour.onInk};
  }
  &[aria-disabled='true'] {
    opacity: 0.6;
    cursor: progress;
  }
`;

interface EntryProps {
  entry: QueuedEnquiry;
  waiting: Waiting;
}

/** Text about an enquiry: the service's answer, or that it is queued. */
function textOf({ state, text, enquiry, words }: QueuedEnquiry, hasFailed: boolean): string {
  const name = (sentence: string) => fill(sentence, { machine: enquiry.model });
  if (state === 'sent') return text;
  if (state === 'refused') return `${text}\n${name(words.refused)}`;
  return name(hasFailed ? words.still : words.waiting);
}

function Actions({ entry, waiting }: EntryProps) {
  const { enquiry } = useShell();
  const { id, state, words } = entry;
  const remove = () => waiting.remove(id);
  // A full load: the form reads its draft when it opens.
  const takeBack = async () => location.assign(enquiry.path + (await waiting.takeBack(entry)));
  if (state === 'sent') return <Action onClick={remove}>{words.dismiss}</Action>;
  return (
    <>
      {state === 'waiting' ? (
        // Not `disabled`, which would lose the focus.
        <Action aria-disabled={waiting.isSending} onClick={() => waiting.isSending || waiting.send()}>
          {words.send}
        </Action>
      ) : (
        <Action onClick={() => void takeBack()}>{words.correct}</Action>
      )}
      <Action onClick={remove}>{words.remove}</Action>
    </>
  );
}

export interface OutboxNoticeProps {
  /** Whether something was queued before this page was opened. */
  isLeftOver: boolean;
}

/** Notice at the top of every page about queued enquiries and their results. */
export function OutboxNotice({ isLeftOver }: OutboxNoticeProps) {
  const waiting = useOutbox(isLeftOver);
  const [first] = waiting.enquiries;
  if (!first) return null;
  return (
    <Band aria-label={first.words.label}>
      <Container>
        <ul>
          {waiting.enquiries.map((entry) => (
            <Item key={entry.id} state={entry.state}>
              <p role="status">{textOf(entry, waiting.hasFailed)}</p>
              <div>
                <Actions entry={entry} waiting={waiting} />
              </div>
            </Item>
          ))}
        </ul>
      </Container>
    </Band>
  );
}
