import styled from '@emotion/styled';
import { useShell } from '../../frame/shell.tsx';
import { colour, font, labelText, media, space, touchTarget } from '../../theme.ts';
import { MenuLink } from './menu-level.tsx';
import type { Menu } from './use-menu.ts';

const Ways = styled.div`
  display: none;
  ${media.desk} {
    display: block;
    padding-inline-start: ${space.x4};
    border-inline-start: 1px solid ${colour.line};
  }
  p {
    ${labelText}
    margin-bottom: ${space.x1};
    color: ${colour.muted};
  }
  a {
    ${touchTarget}
    font-weight: ${font.weight.medium};
    text-decoration: none;
    color: ${colour.ink};
    &:hover {
      color: ${colour.primary};
      text-decoration: underline;
    }
    &[aria-current] {
      font-weight: ${font.weight.bold};
      color: ${colour.primary};
    }
  }
`;

const waysId = 'other-ways';

/** Other ways to a machine, beside every level of the products menu; on a desktop only, and loaded with the menu. */
export function MenuWays({ menu }: { menu: Menu }) {
  const { ways, words } = useShell();
  if (ways.length === 0) return null;
  return (
    <Ways>
      <p id={waysId}>{words.page.ways}</p>
      <ul aria-labelledby={waysId}>
        {ways.map((link) => (
          <li key={link.to}>
            <MenuLink menu={menu} link={link}>
              {link.label}
            </MenuLink>
          </li>
        ))}
      </ul>
    </Ways>
  );
}
