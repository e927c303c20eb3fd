import styled from '@emotion/styled';
import { Button } from '../../ui/links/button.ts';
import { Container } from '../../ui/layout/container.ts';
import { useShell } from '../../ui/shell.ts';
import { colour, font, size, space, wrapRow, hidden } from '../../ui/theme.ts';
import { type QueuedEnquiry, outcomeEvent, outboxName, outboxStore } from './outbox-store.ts';
import { fill } from '../../catalogue/words.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { parseDraft } from './draft.ts';
import { readStored, writeStored } from '../../browser/stored.ts';
import { outboxFlag } from './outbox-flag.ts';
import { writeQuery } from '../../ui/query.ts';
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

  const read = async () => {
    // If the store fails there is nothing to show.
    const all = await outboxStore.all().catch(() => undefined);
    if (!all) return;
    if (all.length === 0) writeStored(outboxFlag, null);
    for (const enquiry of all) {
      if (enquiry.state === 'waiting') continue;
      // The form that sent it shows the result itself if it is still mounted.
      dispatchEvent(new CustomEvent(outcomeEvent, { detail: enquiry }));
      settleTexts(enquiry);
    }
    setEnquiries(all);
  };
  const send = async () => {
    setSending(true);
    setFailed((await sendQueued().catch(() => 1)) > 0);
    setSending(false);
    await read();
  };

  const show = useEffectEvent(() => void read());
  const attempt = useEffectEvent(() => {
    if (navigator.onLine && document.visibilityState === 'visible') void send();
  });
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    const channel = new BroadcastChannel(outboxName);
    channel.addEventListener('message', () => show());
    queueMicrotask(() => show());
    const first = isLeftOver ? setTimeout(() => attempt(), FIRST) : undefined;
    const further = setInterval(() => attempt(), PAUSE);
    addEventListener('online', () => attempt(), { signal });
    document.addEventListener('visibilitychange', () => attempt(), { signal });
    return () => {
      listening.abort();
      channel.close();
      clearTimeout(first);
      clearInterval(further);
    };
  }, [isLeftOver]);

  return {
    enquiries,
    isSending,
    hasFailed,
    send: () => void send(),
    remove: (id: string) => void outboxStore.remove(id).then(notifyChange).then(read),
  };
}

/** Puts a refused enquiry back into the draft, and opens the form with its choices. */
async function takeBack({ id, draftKey, device }: QueuedEnquiry, formPath: string): Promise<void> {
  const refused = device[draftKey] ?? '';
  writeStored(draftKey, joinDrafts(refused, readStored(draftKey)));
  await outboxStore.remove(id);
  const [machinery, model] = JSON.parse(parseDraft(refused)?.choice.query ?? '[]') as (string | null)[];
  // A full load: the form reads its draft when it opens.
  location.assign(formPath + writeQuery({ machinery: machinery ?? undefined, model: model ?? undefined }));
}

const Band = styled.section`
  border-bottom: 1px solid ${colour.lineStrong};
  background: ${colour.primaryPale};
  ${hidden.print}
  li {
    ${wrapRow(`${space.x1} ${space.x3}`)}
    padding-block: ${space.x1};
  }
  li + li {
    border-top: 1px solid ${colour.lineStrong};
  }
  p {
    flex: 1 1 280px;
    min-width: 0;
    padding-block: ${space.x1};
    line-height: 1.4;
    font-weight: ${font.weight.medium};
    color: ${colour.ink};
    white-space: pre-line;
  }
  [data-state='sent'] p {
    color: ${colour.success};
  }
  [data-state='refused'] p {
    color: ${colour.error};
  }
  li div {
    ${wrapRow(space.x1)}
  }
  button {
    min-height: 44px;
    padding: 0 ${space.x2};
    font-size: ${size.small};
  }
  button:not(:hover) {
    background: ${colour.paper};
  }
  [aria-disabled='true'] {
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

interface ActionsProps {
  entry: QueuedEnquiry;
  outbox: ReturnType<typeof useOutbox>;
}

function Actions({ entry, outbox: { isSending, send, remove } }: ActionsProps) {
  const { path } = useShell().enquiry;
  const { id, state, words } = entry;
  if (state === 'sent') return <Button onClick={() => remove(id)}>{words.dismiss}</Button>;
  return (
    <>
      {state === 'waiting' ? (
        // Not `disabled`, which would lose the focus.
        <Button aria-disabled={isSending} onClick={() => isSending || send()}>
          {words.send}
        </Button>
      ) : (
        <Button onClick={() => void takeBack(entry, path)}>{words.correct}</Button>
      )}
      <Button onClick={() => remove(id)}>{words.remove}</Button>
    </>
  );
}

/**
 * Notice at the top of every page about queued enquiries and their results.
 * @param isLeftOver whether something was queued before this page was opened
 */
export function OutboxNotice({ isLeftOver }: { isLeftOver: boolean }) {
  const outbox = useOutbox(isLeftOver);
  const { enquiries, hasFailed } = outbox;
  const [first] = enquiries;
  if (!first) return null;
  return (
    <Band aria-label={first.words.label}>
      <Container>
        <ul>
          {enquiries.map((entry) => (
            <li key={entry.id} data-state={entry.state}>
              <p role="status">{textOf(entry, hasFailed)}</p>
              <div>
                <Actions entry={entry} outbox={outbox} />
              </div>
            </li>
          ))}
        </ul>
      </Container>
    </Band>
  );
}
