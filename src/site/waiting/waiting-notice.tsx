import styled from '@emotion/styled';
import { Container } from '../components/layout/container.tsx';
import { useShell } from '../frame/shell.tsx';
import { colour, font, layout, media, size, space } from '../theme.ts';
import { useWaiting, type Waiting } from './use-waiting.ts';
import type { WaitingEnquiry } from './waiting-enquiry.ts';
import { fill } from '../../catalogue/words.ts';

const Band = styled.section`
  border-bottom: 1px solid ${colour.lineStrong};
  background: ${colour.primaryPale};
  ${media.print} {
    display: none;
  }
  ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  li + li {
    border-top: 1px solid ${colour.lineStrong};
  }
`;
const Item = styled('li', { shouldForwardProp: (name) => name !== 'state' })<Pick<WaitingEnquiry, 'state'>>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.x1} ${space.x3};
  padding-block: ${space.x1};
  p {
    flex: 1 1 280px;
    min-width: 0;
    margin: 0;
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
  cursor: pointer;
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
  entry: WaitingEnquiry;
  waiting: Waiting;
}

/** What is said of an enquiry: the service's answer, or that it waits. */
function textOf({ state, text, enquiry, words }: WaitingEnquiry, hasFailed: boolean): string {
  const name = (sentence: string) => fill(sentence, { machine: enquiry.model });
  if (state === 'sent') return text;
  if (state === 'refused') return `${text}\n${name(words.refused)}`;
  return name(hasFailed ? words.still : words.waiting);
}

function Actions({ entry, waiting }: EntryProps) {
  const { enquiry } = useShell();
  const { id, state, words } = entry;
  const remove = () => waiting.remove(id);
  // A whole load: the form reads its draft when it opens.
  const takeBack = async () => location.assign(enquiry.path + (await waiting.takeBack(entry)));
  if (state === 'sent') return <Action onClick={remove}>{words.dismiss}</Action>;
  return (
    <>
      {state === 'waiting' ? (
        // Not `disabled`, which would take the focus away.
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

export interface WaitingNoticeProps {
  /** Whether something waited before this page was there. */
  isLeftOver: boolean;
}

/** The enquiries that wait on this device, and what became of those that waited, at the top of every page. */
export function WaitingNotice({ isLeftOver }: WaitingNoticeProps) {
  const waiting = useWaiting(isLeftOver);
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
