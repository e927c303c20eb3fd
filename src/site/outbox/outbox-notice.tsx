import styled from '@emotion/styled';
import { Button } from '../components/links/button.ts';
import { Container } from '../components/layout/container.tsx';
import { useShell } from '../frame/shell.tsx';
import { colour, font, size, space, wrapRow, hidden } from '../theme.ts';
import { type QueuedEnquiry, outcomeEvent, outboxName, outboxStore } from './outbox-store.ts';
import { fill } from '../../catalogue/words.ts';
import { useCallback, useEffect, useState } from 'react';
import { parseDraft } from '../components/enquiry/draft.ts';
import { readStored, writeStored } from '../components/hooks/stored.ts';
import { outboxFlag } from './lazy-outbox-notice.tsx';
import { sendQueued, notifyChange } from './send-queued.ts';

/** Milliseconds between attempts while the page is visible. */
const PAUSE = 60_000;
/** Delay in milliseconds before a page sends an older outbox, so that hydration comes first. */
const FIRST = 1500;

/** Removes a sent enquiry's texts that have not changed since; restores a refused one's where there are none now. */
function settleTexts({ device, state }: QueuedEnquiry): void {
  for (const [key, text] of Object.entries(device)) {
    const now = readStored(key);
    if (state === 'sent' && now === text) writeStored(key, null);
    if (state === 'refused' && now === null) writeStored(key, text);
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

type Outbox = ReturnType<typeof useOutbox>;

/**
 * The outbox, updated by all tabs and the service worker. Sends it when the connection returns, when the page becomes
 * visible, and once a minute.
 * @param isLeftOver whether it was queued before this page was opened
 */
function useOutbox(isLeftOver: boolean) {
  const [enquiries, setEnquiries] = useState<QueuedEnquiry[]>([]);
  const [isSending, setSending] = useState(false);
  /** Whether the last attempt failed. */
  const [hasFailed, setFailed] = useState(false);

  const read = useCallback(async () => {
    const all = await outboxStore.all();
    if (all.length === 0) writeStored(outboxFlag, null);
    for (const enquiry of all) {
      if (enquiry.state === 'waiting') continue;
      // The form that sent it shows the result itself if it is still mounted.
      dispatchEvent(new CustomEvent(outcomeEvent, { detail: enquiry }));
      settleTexts(enquiry);
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

  return {
    enquiries,
    isSending,
    hasFailed,
    send: () => void send(),
    remove: (id: string) => void outboxStore.remove(id).then(notifyChange).then(read),
    /** Puts a refused enquiry back into the draft. @returns the query that opens the form with its choices */
    async takeBack({ id, draftKey, device }: QueuedEnquiry): Promise<string> {
      const refused = device[draftKey] ?? '';
      writeStored(draftKey, joinDrafts(refused, readStored(draftKey)));
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
  ${wrapRow(`${space.x1} ${space.x3}`)}
  padding-block: ${space.x1};
  p {
    flex: 1 1 280px;
    min-width: 0;
    padding-block: ${space.x1};
    line-height: 1.4;
    font-weight: ${font.weight.medium};
    color: ${({ state }) => ({ waiting: colour.ink, sent: colour.success, refused: colour.error })[state]};
    white-space: pre-line;
  }
  div {
    ${wrapRow(space.x1)}
  }
`;
const Action = styled(Button)`
  min-height: 44px;
  padding: 0 ${space.x2};
  font-size: ${size.small};
  &:not(:hover) {
    background: ${colour.paper};
  }
  &[aria-disabled='true'] {
    opacity: 0.6;
    cursor: progress;
  }
`;

/** Text about an enquiry: the service's answer, or that it is queued. */
function textOf({ state, text, enquiry, words }: QueuedEnquiry, hasFailed: boolean): string {
  const name = (sentence: string) => fill(sentence, { machine: enquiry.model });
  if (state === 'sent') return text;
  if (state === 'refused') return `${text}\n${name(words.refused)}`;
  return name(hasFailed ? words.still : words.waiting);
}

function Actions({ entry, waiting }: { entry: QueuedEnquiry; waiting: Outbox }) {
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

/**
 * Notice at the top of every page about queued enquiries and their results.
 * @param isLeftOver whether something was queued before this page was opened
 */
export function OutboxNotice({ isLeftOver }: { isLeftOver: boolean }) {
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
