import styled from '@emotion/styled';
import type { Titled } from '../../../catalogue/page-data.ts';
import { colour, font, media, size, space } from '../../theme.ts';

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 256px), 1fr));
  gap: ${space.x4};
  margin: 0;
  padding: 0;
  list-style: none;
  /* Five and six stand three in a row, where four would leave one alone. */
  ${media.desk} {
    &:has(> :nth-of-type(5)):not(:has(> :nth-of-type(7))) {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
  }
`;
const Item = styled.li`
  position: relative;
  padding-top: ${space.x2};
  border-top: 1px solid ${colour.lineStrong};
  &::before {
    content: '';
    position: absolute;
    inset-inline-start: 0;
    top: -2px;
    width: ${space.x4};
    height: 3px;
    background: ${colour.primary};
  }
`;
const Title = styled.h3`
  margin: 0;
  font-size: ${size.h4};
  font-weight: ${font.weight.semibold};
  line-height: 1.3;
  color: ${colour.ink};
`;
const Text = styled.p`
  margin: ${space.x1} 0 0;
  color: ${colour.quiet};
`;

/** Features or applications with a title and, where there is more to say, a sentence. */
export function FeatureGrid({ items }: { items: Titled[] }) {
  return (
    <Grid>
      {items.map(({ title, description }) => (
        <Item key={title}>
          <Title>{title}</Title>
          {description && <Text>{description}</Text>}
        </Item>
      ))}
    </Grid>
  );
}
