import styled from '@emotion/styled';
import { colour, font, media, mutedText, size, space } from '../../../ui/theme.ts';
import { useFigureValue } from '../../../ui/units/use-units.tsx';
import type { Total } from '../totals.ts';

/** Figures first and large, what is said about them small; sentences across two columns. */
const List = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 13rem), 1fr));
  gap: ${space.x3};
  > div {
    padding-top: ${space.x1};
    border-top: 2px solid ${colour.ink};
  }
  dt,
  small {
    ${mutedText}
  }
  dd {
    font-variant-numeric: tabular-nums;
    line-height: 1.3;
    color: ${colour.ink};
  }
  small {
    display: block;
  }
  [data-figure] dd > span:first-of-type {
    display: block;
    margin-block: ${space.half};
    font-size: ${size.h2};
    font-weight: ${font.weight.semibold};
    letter-spacing: -0.01em;
    line-height: 1.1;
  }
  ${media.tablet} {
    > :not([data-figure]) {
      grid-column: span 2;
    }
  }
`;

/** What a line amounts to in one of its sizes. */
export function LineTotals({ totals }: { totals: readonly Total[] }) {
  const show = useFigureValue();
  const sorted = totals.toSorted((a, b) => Number(a.isText ?? false) - Number(b.isText ?? false));
  return (
    <List>
      {sorted.map(({ label, main, notes = [], isText, ...whole }) => (
        <div key={label} data-figure={isText ? undefined : ''}>
          <dt>{label}</dt>
          <dd>
            <span>{show(main ?? whole)}</span>
            {notes.map((note) => (
              <small key={note}>{` ${note}`}</small>
            ))}
          </dd>
        </div>
      ))}
    </List>
  );
}
