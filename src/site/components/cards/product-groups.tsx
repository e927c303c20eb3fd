import styled from '@emotion/styled';
import { useId } from 'react';
import type { ProductGroup } from '../../../catalogue/page-data.ts';
import { colour, font, size, space } from '../../theme.ts';
import { AllLink } from '../links/all-link.tsx';
import { CardGrid } from './card-grid.tsx';
import { Container } from '../layout/container.tsx';

const Groups = styled(Container)`
  display: grid;
  gap: ${space.section};
  padding-block: ${space.section};
`;
const Top = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 ${space.x3};
  margin-bottom: clamp(20px, 3vw, 36px);
  h2 {
    margin: 0;
    font-size: ${size.h2};
    font-weight: ${font.weight.bold};
    letter-spacing: -0.01em;
    line-height: 1.15;
    color: ${colour.ink};
  }
  p {
    margin: 0;
    font-variant-numeric: tabular-nums;
    color: ${colour.quiet};
  }
`;

/** The main categories with the first of what they have, and the way to all of it. */
export function ProductGroups({ groups }: { groups: ProductGroup[] }) {
  const id = useId();
  return (
    <Groups>
      {groups.map(({ heading, count, cards, all }, index) => (
        <section key={all.to} aria-labelledby={`${id}${index}`}>
          <Top>
            <h2 id={`${id}${index}`}>{heading}</h2>
            <p>{count}</p>
          </Top>
          <CardGrid cards={cards} eager={index === 0 ? 1 : 0} level={3} />
          <AllLink link={all} />
        </section>
      ))}
    </Groups>
  );
}
