import styled from '@emotion/styled';
import { colour, labelText, media, space } from '../../../ui/theme.ts';
import { useWords } from '../../../ui/shell.ts';

/** End of a line of text, measured from the left. */
const lineEnd = 'calc(50% + var(--forward) * 50%)';

/**
 * Dark paper with a perforation and two punched half circles: a strip on a vertical ticket, a block at the start of a
 * horizontal one (the ticket is the container, see fair-ticket.tsx).
 */
const Block = styled.div`
  --hole: transparent 9px, ${colour.ink} 9.5px;
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${space.x1};
  padding: ${space.x2} 20px 14px;
  border-bottom: 2px dashed ${colour.onInkMuted};
  background: ${colour.ink};
  color: ${colour.onInk};
  font-variant-numeric: tabular-nums;
  mask:
    radial-gradient(circle at 0 100%, var(--hole)) left / 51% 100% no-repeat,
    radial-gradient(circle at 100% 100%, var(--hole)) right / 51% 100% no-repeat;
  @container (min-width: 640px) {
    flex-flow: column;
    align-items: center;
    justify-content: center;
    gap: 6px;
    padding: ${space.x3} ${space.x1};
    border-bottom: 0;
    border-inline-end: 2px dashed ${colour.onInkMuted};
    mask:
      radial-gradient(circle at ${lineEnd} 0, var(--hole)) top / 100% 51% no-repeat,
      radial-gradient(circle at ${lineEnd} 100%, var(--hole)) bottom / 100% 51% no-repeat;
  }
  ${media.print} {
    mask: none;
  }
  b {
    font-size: 1.75rem;
    letter-spacing: -0.01em;
    line-height: 1;
    white-space: nowrap;
  }
  span {
    ${labelText}
    color: ${colour.onInkMuted};
  }
`;

const dayOf = (iso: string) => iso.slice(8, 10);
const unique = (values: string[]) => [...new Set(values)].join('–');

/**
 * A fair's days in large figures, hidden from screen readers: the exact dates are beside it as text.
 * @param start first day, ISO
 * @param end last day, ISO
 */
export function DateBlock({ start, end }: { start: string; end: string }) {
  // Not of `Intl`, whose formatters take 40 ms each to create on a slow phone.
  const { months } = useWords().fairs;
  const both = [start, end];
  const monthOf = (iso: string) => months[Number(iso.slice(5, 7)) - 1] ?? '';
  return (
    <Block aria-hidden="true">
      <b>{unique(both.map(dayOf))}</b>
      <span>{unique(both.map(monthOf))}</span>
      <span>{unique(both.map((iso) => iso.slice(0, 4)))}</span>
    </Block>
  );
}
