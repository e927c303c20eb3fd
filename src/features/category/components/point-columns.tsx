import styled from '@emotion/styled';
import { useId } from 'react';
import { colour, media, space, heading2 } from '../../../ui/theme.ts';
import { Container } from '../../../ui/layout/container.ts';
import { PointList } from '../../../ui/cards/point-list.tsx';
import { useWords } from '../../../ui/shell.ts';

const Band = styled.div`
  padding-block: ${space.section};
  & + section {
    border-top: 1px solid ${colour.line};
  }
`;
const Columns = styled.div`
  display: grid;
  gap: ${space.x6};
  ${media.desk} {
    grid-template-columns: repeat(auto-fit, minmax(300px, 1fr));
  }
  h2 {
    margin-bottom: ${space.x3};
    ${heading2}
  }
`;

/** Features, applications and benefits of a category as lists side by side. */
export function PointColumns({
  features,
  applications,
  benefits,
}: Record<'features' | 'applications' | 'benefits', string[]>) {
  const id = useId();
  const words = useWords().machine;
  const lists = [
    { heading: words.keyFeatures, points: features },
    { heading: words.applications, points: applications },
    { heading: words.benefits, points: benefits },
  ].filter(({ points }) => points.length > 0);
  if (lists.length === 0) return null;
  return (
    <Band>
      <Container>
        <Columns>
          {lists.map(({ heading, points }, index) => (
            <section key={heading} aria-labelledby={`${id}${index}`}>
              <h2 id={`${id}${index}`}>{heading}</h2>
              <PointList points={points} />
            </section>
          ))}
        </Columns>
      </Container>
    </Band>
  );
}
