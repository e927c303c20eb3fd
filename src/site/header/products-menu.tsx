import styled from '@emotion/styled';
import { useShell } from '../../ui/shell.ts';
import { colour, labelText, layout, media, space, touchTarget } from '../../ui/theme.ts';
import { panelStyle } from '../../ui/layout/header-panel.ts';
import { Chevron, plainEntry } from './entry-style.ts';
import { MenuLevel, MenuLink } from './menu-level.tsx';
import { openerId, dropdownId, type Menu } from './use-menu.ts';

const Entry = styled.li`
  ${media.noScript} {
    order: 1;
    flex: 1 0 100%;
    border-top: 1px solid ${colour.lineOnInk};
    > button {
      display: none;
    }
  }
`;
const Opener = styled.button(plainEntry);
const Label = styled.p`
  ${labelText}
  display: none;
  margin: ${space.x2} 0 ${space.x1};
  color: ${colour.onInkMuted};
  ${media.noScript} {
    display: block;
  }
`;
const Panel = styled.div`
  ${media.script} {
    &[data-open='false'] {
      display: none;
    }
    ${media.belowDesk} {
      border-bottom: 1px solid ${colour.line};
    }
    ${media.desk} {
      ${panelStyle}
      &[data-open='true'] > div {
        display: grid;
        grid-template-columns: minmax(0, 1fr) auto;
        gap: ${space.x5};
        max-width: calc(${layout.width} + 2 * ${space.gutter});
        margin-inline: auto;
        padding: ${space.x5} ${space.gutter} ${space.x6};
      }
    }
  }
`;

/** Beside every level on a desktop, else below the first. */
const Ways = styled.div`
  display: none;
  ${media.belowDesk} {
    [data-place='current'] + & {
      display: block;
      padding-inline-start: ${space.x2};
    }
  }
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
    text-decoration: none;
    color: ${colour.ink};
    &:hover {
      text-decoration: underline;
    }
  }
`;

const panelId = 'products-menu';
const waysId = 'other-ways';

/** Products dropdown: a disclosure that shows one level of the catalogue at a time, and other ways to a machine. */
export function ProductsMenu({ menu }: { menu: Menu }) {
  const { menu: nodes, products, ways, words } = useShell();
  const { productsOpen } = menu.state;
  return (
    <Entry id={dropdownId} onBlur={menu.leaveDropdown}>
      <Opener
        type="button"
        id={openerId([])}
        aria-expanded={productsOpen}
        aria-controls={panelId}
        onClick={() => menu.dispatch({ type: 'toggle-products' })}
      >
        <span>{products.label}</span>
        <Chevron data-to="down" />
      </Opener>
      <Label>{products.label}</Label>
      <Panel id={panelId} data-open={productsOpen}>
        <div>
          <MenuLevel menu={menu} label={products.label} nodes={nodes} trail={[]} />
          {productsOpen && ways.length > 0 && (
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
          )}
        </div>
      </Panel>
    </Entry>
  );
}
