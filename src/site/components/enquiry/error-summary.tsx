import styled from '@emotion/styled';
import { useEffect, useId, useRef, type MouseEvent } from 'react';
import type { EnquiryErrors } from '../../../enquiry/contract/check-enquiry.ts';
import type { EnquiryField } from '../../../enquiry/contract/enquiry.ts';
import { colour, font, space } from '../../theme.ts';
import { controlId } from './fields/field.tsx';

const Box = styled.section`
  padding: ${space.x2} ${space.x3};
  border-inline-start: 4px solid ${colour.error};
  background: ${colour.errorPale};
  p {
    margin: 0;
    font-weight: ${font.weight.semibold};
    color: ${colour.ink};
  }
  ul {
    margin: ${space.half} 0 0;
    padding: 0;
    list-style: none;
  }
  a {
    display: inline-flex;
    align-items: center;
    min-height: 32px;
    color: ${colour.error};
  }
`;

/** Puts the focus into a field, without a new entry in the history. */
function goTo(event: MouseEvent, field: string): void {
  event.preventDefault();
  document.getElementById(controlId(field as EnquiryField))?.focus();
}

/**
 * All errors in one place, which takes the focus when it appears (a new `key` makes it appear again); each leads to its
 * field.
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
