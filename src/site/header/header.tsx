import styled from '@emotion/styled';
import type { InternalLink } from '../../catalogue/shown/parts.ts';
import { AppLink } from '../../ui/app-link.tsx';
import { useHome, useShell, useWords } from '../../ui/shell.ts';
import { colour, layout, media, onInk, space, motion, wrapRow, hidden } from '../../ui/theme.ts';
import { BrandLogo } from '../../ui/layout/brand-logo.tsx';
import { Container } from '../../ui/layout/container.ts';
import { onPaper } from '../../ui/layout/header-panel.ts';
import { actionEntry, inPanel, plainEntry } from './entry-style.ts';
import { LanguageLinks } from '../frame/language-links.tsx';
import { ListMark } from '../../features/enquiry/list-mark.tsx';
import { MenuLink } from './menu-level.tsx';
import { ProductsMenu } from './products-menu.tsx';
import { SearchEntry } from '../../features/search/search-entry.tsx';
import { panelId, useMenu, type Menu, toggleId } from './use-menu.ts';
import { keyframes } from '@emotion/react';

const Button = styled.button`
  display: block;
  position: relative;
  width: 48px;
  height: 48px;
  margin-inline-end: -12px;
  color: ${colour.onInk};
  span {
    position: absolute;
    inset-inline-start: 12px;
    top: 23px;
    width: 24px;
    height: 2px;
    background: currentColor;
    transition: transform ${motion.quick};
    ${media.forcedColours} {
      background: ButtonText;
    }
  }
  span:nth-of-type(1) {
    transform: translateY(-7px);
  }
  span:nth-of-type(3) {
    transform: translateY(7px);
  }
  &[aria-expanded='true'] {
    span:nth-of-type(1) {
      transform: rotate(45deg);
    }
    span:nth-of-type(2) {
      transform: scaleX(0);
    }
    span:nth-of-type(3) {
      transform: rotate(-45deg);
    }
  }
  ${media.desk} {
    display: none;
  }
  ${hidden.noScript}
`;

function MenuToggle({ menu }: { menu: Menu }) {
  const { panelOpen } = menu.state;
  const { openMenu, closeMenu } = useWords().page;
  return (
    <Button
      type="button"
      id={toggleId}
      aria-label={panelOpen ? closeMenu : openMenu}
      aria-expanded={panelOpen}
      aria-controls={panelId}
      onClick={() => menu.dispatch({ type: 'toggle-panel' })}
    >
      <span />
      <span />
      <span />
      {!panelOpen && <ListMark />}
    </Button>
  );
}

const arrive = keyframes`
  from { opacity: 0; transform: translateX(calc(var(--forward) * 24px)); }
`;

/** The mobile panel below the header, which covers the page; on desktop the header's own row. */
const Panel = styled.div`
  ${inPanel} {
    position: fixed;
    inset: ${layout.headerHeight} 0 0;
    padding: ${space.x1} ${space.gutter} ${space.x6};
    overflow: hidden auto;
    overscroll-behavior: contain;
    ${onPaper}
    &[data-open='false'] {
      display: none;
    }
    &[data-open='true'] {
      animation: ${arrive} ${motion.slow};
    }
    html:has(&[data-open='true']) {
      overflow: hidden;
    }
  }
`;

const Entries = styled.ul`
  ${media.desk} {
    display: flex;
    align-items: center;
    margin-inline-end: -${space.x2};
  }
  ${media.noScript} {
    ${wrapRow('0')}
    margin: 0;
  }
`;

const Bar = styled.header`
  position: sticky;
  top: 0;
  z-index: 50;
  height: ${layout.headerHeight};
  border-bottom: 3px solid ${colour.accent};
  ${onInk}
  ${media.noScript} {
    position: relative;
    height: auto;
  }
`;
const Inner = styled(Container)`
  ${wrapRow(`0 ${space.x4}`)}
  justify-content: space-between;
  height: 100%;
  ${inPanel} {
    flex-wrap: nowrap;
    gap: ${space.x2};
  }
  ${media.noScript} {
    align-items: flex-start;
    height: auto;
    padding-block: ${space.x1};
  }
`;
const LogoLink = styled(AppLink)`
  text-decoration: none;
  display: flex;
  align-items: center;
  min-width: 0;
  min-height: 52px;
`;
/** Shown when the search has arrived, which follows it: entries at the end of the row would move with each later one. */
const Nav = styled.nav`
  &:not(:has(+ a)) {
    visibility: hidden;
  }
  ${media.desk} {
    margin-inline-start: auto;
  }
  ${media.belowDesk} {
    order: 1;
  }
  ${media.noScript} {
    flex: 1 1 480px;
  }
`;
const PlainLink = styled(MenuLink)(plainEntry);
const ActionLink = styled(MenuLink)(actionEntry);
const PlainAnchor = styled.a(plainEntry);

/** Index of the products menu among the links. */
const linksBeforeProducts = 2;

function Entry({ menu, link }: { menu: Menu; link: InternalLink }) {
  const { enquiry } = useShell();
  const Link = link.to === enquiry.path ? ActionLink : PlainLink;
  return (
    <li>
      <Link menu={menu} link={link}>
        <span>{link.label}</span>
        {link.to === enquiry.path && <ListMark isSaid />}
      </Link>
    </li>
  );
}

/** Site header: logo, links, products menu; a toggle opens them below desktop width. */
export function Header() {
  const { header, words } = useShell();
  const menu = useMenu();
  const entry = (link: InternalLink) => <Entry key={link.to} menu={menu} link={link} />;
  return (
    <Bar onBlur={menu.leaveHeader}>
      <Inner>
        <LogoLink to={useHome()} onClick={menu.choose}>
          <BrandLogo />
        </LogoLink>
        <Nav aria-label={words.page.main}>
          <MenuToggle menu={menu} />
          <Panel id={panelId} data-open={menu.state.panelOpen}>
            <Entries>
              {header.slice(0, linksBeforeProducts).map(entry)}
              <ProductsMenu menu={menu} />
              {header.slice(linksBeforeProducts).map(entry)}
              <LanguageLinks look={PlainAnchor} />
            </Entries>
          </Panel>
        </Nav>
        <SearchEntry
          isMenuOpen={menu.state.panelOpen || menu.state.productsOpen}
          onOpen={() => menu.dispatch({ type: 'close' })}
        />
      </Inner>
    </Bar>
  );
}
