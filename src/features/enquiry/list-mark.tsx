import styled from '@emotion/styled';
import { useShell } from '../../ui/shell.ts';
import { colour, font } from '../../ui/theme.ts';
import { VisuallyHidden } from '../../ui/layout/visually-hidden.ts';
import { useEnquiryList } from './use-enquiry-list.ts';
import { fill } from '../../catalogue/words.ts';

/** Badge on the corner of its parent, so that nothing moves. Not part of a button's label. */
const Mark = styled.b`
  position: absolute;
  top: -8px;
  inset-inline-end: -8px;
  display: grid;
  place-items: center;
  min-width: 24px;
  height: 24px;
  padding: 0 5px;
  border: 2px solid ${colour.ink};
  border-radius: 12px;
  background: ${colour.paper};
  font-size: 0.75rem;
  font-weight: ${font.weight.bold};
  font-variant-numeric: tabular-nums;
  line-height: 1;
  color: ${colour.ink};
  &::after {
    content: attr(data-count);
  }
  [aria-controls] > & {
    top: -2px;
    inset-inline-end: -4px;
    min-width: 22px;
    height: 22px;
  }
`;

/**
 * Badge with the number of items on the enquiry list; nothing when it is empty.
 * @param isSaid whether the count is added to the parent's text for screen readers
 */
export function ListMark({ isSaid = false }: { isSaid?: boolean }) {
  const { items } = useEnquiryList();
  const { counted } = useShell().enquiry;
  if (items.length === 0) return null;
  const count = String(items.length);
  return (
    <>
      <Mark aria-hidden="true" data-count={count} />
      {isSaid && <VisuallyHidden>{` ${fill(counted, { count })}`}</VisuallyHidden>}
    </>
  );
}
