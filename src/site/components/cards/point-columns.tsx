import styled from '@emotion/styled';
import { useId } from 'react';
import { colour, media, space, heading2 } from '../../theme.ts';
import { Container } from '../layout/container.tsx';
import { PointList } from './point-list.tsx';
import { useWords } from '../../frame/shell.tsx';
import { type Words } from '../../../catalogue/words.ts';

const Band = styled.div`
  padding-block: ${space.section};
  & + section {
    border-top: 1px solid ${colour.line};
  }
`;
const Columns = styled.div`
  display: grid;
  gap: ${space.x6} ${space.x6};
  ${media.desk} {
    grid-template-columns: repeat(auto-fit, minmax(300px, 1fr));
  }
`;
const Heading = styled.h2`
  margin: 0 0 ${space.x3};
  ${heading2}
`;

function Column({ heading, points }: { heading: string; points: string[] }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Heading id={id}>{heading}</Heading>
      <PointList points={points} />
    </section>
  );
}

export interface PointColumnsProps {
  features: string[];
  applications: string[];
  benefits: string[];
}

/** The category's non-empty lists. */
function listPoints({ features, applications, benefits }: PointColumnsProps, words: Words['machine']) {
  return [
    { heading: words.keyFeatures, points: features },
    { heading: words.applications, points: applications },
    { heading: words.benefits, points: benefits },
  ].filter(({ points }) => points.length > 0);
}

/** Features, applications and benefits of a category as lists side by side. */
export function PointColumns(props: PointColumnsProps) {
  const lists = listPoints(props, useWords().machine);
  if (lists.length === 0) return null;
  return (
    <Band>
      <Container>
        <Columns>
          {lists.map(({ heading, points }) => (
            <Column key={heading} heading={heading} points={points} />
          ))}
        </Columns>
      </Container>
    </Band>
  );
}
