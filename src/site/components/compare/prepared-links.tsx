import styled from '@emotion/styled';
import type { CompareGroup } from '../../../catalogue/page-data.ts';
import { AppLink } from '../../app-link.tsx';
import { colour, font, media, size, space } from '../../theme.ts';

const List = styled.ul`
  display: grid;
  gap: 0 ${space.x4};
  margin: 0;
  padding: 0;
  list-style: none;
  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  li {
    padding: 12px 0;
    border-top: 1px solid ${colour.line};
  }
  a {
    display: inline-flex;
    align-items: center;
    min-height: 32px;
    font-weight: ${font.weight.semibold};
    text-underline-offset: 4px;
  }
  p {
    margin: 0;
    font-size: ${size.small};
    color: ${colour.quiet};
  }
`;

/** The prepared comparisons of all categories. */
export function PreparedLinks({ groups }: { groups: readonly CompareGroup[] }) {
  return (
    <List>
      {groups.map(
        ({ category, prepared, models }) =>
          prepared && (
            <li key={category.to}>
              <AppLink to={prepared.to}>{prepared.label}</AppLink>
              <p>{models.map(({ name }) => name).join(', ')}</p>
            </li>
          ),
      )}
    </List>
  );
}
