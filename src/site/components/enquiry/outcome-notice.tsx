import styled from '@emotion/styled';
import { useEffect, useRef } from 'react';
import { colour, font, space } from '../../theme.ts';
import { CrossButton } from '../links/button.ts';
import { useWords } from '../../frame/shell.tsx';

const Notice = styled('div', { shouldForwardProp: (name) => name !== 'good' })<{ good: boolean }>`
  display: flex;
  align-items: start;
  gap: ${space.x1};
  padding-block: ${space.x1};
  padding-inline: ${space.x3} ${space.x1};
  border-inline-start: 4px solid ${({ good }) => (good ? colour.success : colour.error)};
  background: ${({ good }) => (good ? colour.successPale : colour.errorPale)};
  div {
    flex: 1;
    min-width: 0;
  }
  p {
    margin: 0;
    padding-block: 9px;
    font-weight: ${font.weight.semibold};
    color: ${({ good }) => (good ? colour.success : colour.error)};
    white-space: pre-line;
    overflow-wrap: anywhere;
  }
`;
const Addition = styled.p`
  && {
    padding-top: 0;
    font-weight: ${font.weight.medium};
    color: ${colour.text};
  }
`;
const Dismiss = styled(CrossButton)`
  color: ${colour.ink};
`;

export interface OutcomeNoticeProps {
  outcome: { sent: boolean; text: string };
  /** What becomes of it in spite of that. */
  addition?: string | undefined;
  onDismiss: () => void;
}

/** What became of the enquiry, in words; it takes the focus when it appears. */
export function OutcomeNotice({ outcome, addition, onDismiss }: OutcomeNoticeProps) {
  const { dismiss } = useWords().links;
  const text = useRef<HTMLParagraphElement>(null);
  useEffect(() => text.current?.focus(), []);
  return (
    <Notice good={outcome.sent}>
      <div>
        <p ref={text} role="alert" tabIndex={-1}>
          {outcome.text}
        </p>
        {addition && <Addition role="status">{addition}</Addition>}
      </div>
      <Dismiss type="button" aria-label={dismiss} onClick={onDismiss} />
    </Notice>
  );
}
