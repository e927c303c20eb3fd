import styled from '@emotion/styled';
import type { Crumb } from '../../../catalogue/page-data.ts';
import { AppLink } from '../../app-link.tsx';
import { colour, size, space } from '../../theme.ts';
import { useWords } from '../../frame/shell.tsx';

const List = styled.ol`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.half} 0;
  margin: 0;
  padding: 0;
  list-style: none;
  font-size: ${size.small};
  color: ${colour.quiet};
  li {
    display: flex;
    align-items: center;
    min-height: 24px;
  }
  li + li::before {
    content: '';
    width: 16px;
    margin: 0 ${space.x1};
    border-top: 1px solid ${colour.lineStrong};
  }
  a {
    display: inline-flex;
    align-items: center;
    min-height: 24px;
    color: ${colour.primary};
    text-decoration: none;
  }
  a:hover {
    text-decoration: underline;
  }
`;

/** The way from the home page to this one; the last entry is the page itself. */
export function Breadcrumbs({ crumbs }: { crumbs: Crumb[] }) {
  const { breadcrumb } = useWords().page;
  if (crumbs.length === 0) return null;
  return (
    <nav aria-label={breadcrumb}>
      <List>
        {crumbs.map(({ label, to }, index) => (
          <li key={index}>{to ? <AppLink to={to}>{label}</AppLink> : <span aria-current="page">{label}</span>}</li>
        ))}
      </List>
    </nav>
  );
}
