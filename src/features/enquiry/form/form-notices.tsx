import styled from '@emotion/styled';
import { useEffect, useRef, useId, type MouseEvent } from 'react';
import { colour, font, space } from '../../../ui/theme.ts';
import { CrossButton } from '../../../ui/links/button.ts';
import { useWords } from '../../../ui/shell.ts';
import { isHeaderOpen } from '../../../ui/hooks/elements.ts';
import type { EnquiryErrors } from '../../../enquiry/contract/check-enquiry.ts';
import type { EnquiryField } from '../../../enquiry/contract/enquiry.ts';
import { controlId } from './fields/field.tsx';

const Box = styled.section`
  padding: ${space.x2} ${space.x3};
  border-inline-start: 4px solid ${colour.error};
  background: ${colour.errorPale};
  p {
    font-weight: ${font.weight.semibold};
    color: ${colour.ink};
  }
  ul {
    margin: ${space.half} 0 0;
  }
  a {
    display: inline-flex;
    align-items: center;
    min-height: 32px;
    color: ${colour.error};
  }
`;

/** Focuses a field without a new history entry. */
function goTo(event: MouseEvent, field: string): void {
  event.preventDefault();
  document.getElementById(controlId(field as EnquiryField))?.focus();
}

/**
 * Lists all errors with links to their fields. It takes the focus when it appears; a new `key` makes it appear again.
 */
export function ErrorSummary({ heading, errors }: { heading: string; errors: EnquiryErrors }) {
  const box = useRef<HTMLDivElement>(null);
  const id = useId();
  useEffect(() => box.current?.focus(), []);
  return (
    <Box ref={box} tabIndex={-1} aria-labelledby={id}>
      <p id={id}>{heading}</p>
      <ul>
        {Object.entries(errors).map(([field, message]) => (
          <li key={field}>
            <a href={`#${controlId(field as EnquiryField)}`} onClick={(event) => goTo(event, field)}>
              {message}
            </a>
          </li>
        ))}
      </ul>
    </Box>
  );
}

const Notice = styled.div`
  display: flex;
  align-items: start;
  gap: ${space.x1};
  padding-block: ${space.x1};
  padding-inline: ${space.x3} ${space.x1};
  border-inline-start: 4px solid;
  background: ${colour.errorPale};
  color: ${colour.error};
  &[data-sent] {
    background: ${colour.successPale};
    color: ${colour.success};
  }
  div {
    flex: 1;
    min-width: 0;
  }
  p {
    padding-block: 9px;
    font-weight: ${font.weight.semibold};
    white-space: pre-line;
  }
  p + p {
    padding-top: 0;
    font-weight: ${font.weight.medium};
    color: ${colour.text};
  }
`;

interface OutcomeNoticeProps {
  outcome: { sent: boolean; text: string };
  /** What happens to the enquiry nevertheless. */
  addition?: string | undefined;
  onDismiss: () => void;
}

/** Result of sending the enquiry; takes the focus when it appears, unless the visitor has opened a menu meanwhile. */
export function OutcomeNotice({ outcome, addition, onDismiss }: OutcomeNoticeProps) {
  const { dismiss } = useWords().links;
  const text = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (!isHeaderOpen()) text.current?.focus();
  }, []);
  return (
    <Notice data-sent={outcome.sent || undefined}>
      <div>
        {addition && <p role="status">{addition}</p>}
        <p ref={text} role="alert" tabIndex={-1}>
          {outcome.text}
        </p>
      </div>
      <CrossButton type="button" aria-label={dismiss} onClick={onDismiss} />
    </Notice>
  );
}
