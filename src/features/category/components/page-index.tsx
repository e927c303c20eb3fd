import styled from '@emotion/styled';
import { colour, font, labelText, media, space, touchTarget } from '../../../ui/theme.ts';
import { useWords } from '../../../ui/shell.ts';

const Nav = styled.nav`
  margin-top: ${space.x1};
  p {
    ${labelText}
    color: ${colour.muted};
  }
  ul {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 9.5rem), 1fr));
    gap: 0 ${space.x3};
    margin-top: ${space.x1};
    border-bottom: 1px solid ${colour.lineStrong};
    ${media.desk} {
      grid-template-columns: repeat(auto-fill, minmax(12rem, 1fr));
    }
  }
  li {
    border-top: 1px solid ${colour.lineStrong};
  }
  a {
    ${touchTarget}
    width: 100%;
    padding-block: 6px;
    font-weight: ${font.weight.semibold};
    line-height: 1.25;
    text-decoration: none;
    &:hover {
      text-decoration: underline;
    }
  }
`;

/** A part of a page that its index leads to. */
export interface IndexEntry {
  /** Id of the element. */
  anchor: string;
  label: string;
}

/** Links to the parts of a long page, at its beginning; nothing for a single part. */
export function PageIndex({ entries }: { entries: readonly IndexEntry[] }) {
  const { contents } = useWords().page;
  if (entries.length < 2) return null;
  return (
    <Nav aria-label={contents}>
      <p aria-hidden="true">{contents}</p>
      <ul>
        {entries.map(({ anchor, label }) => (
          <li key={anchor}>
            <a href={`#${anchor}`}>{label}</a>
          </li>
        ))}
      </ul>
    </Nav>
  );
}
