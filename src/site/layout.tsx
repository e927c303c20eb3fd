import styled from '@emotion/styled';
import { Outlet } from '@tanstack/react-router';
import { BackToTop } from './components/back-to-top.tsx';

import { Footer } from './components/footer.tsx';
import { Header } from './components/header/header.tsx';
import { NavigationFocus } from './components/navigation-focus.tsx';
import { serverParts } from './components/server-parts.ts';
import { colour, space } from './theme.ts';
import { WaitingPlace } from './waiting/waiting-place.tsx';
import { TrayPlace } from './tray-place.tsx';

const SkipLink = styled.a`
  position: fixed;
  left: ${space.x1};
  top: -100px;
  z-index: 100;
  padding: 12px ${space.x3};
  background: ${colour.paper};
  color: ${colour.ink};
  &:focus {
    top: ${space.x1};
  }
`;
const Main = styled.main`
  display: block;
  &:focus {
    outline: none;
  }
`;

/** What surrounds every page. */
export function Layout() {
  const { header: Top = Header, content: Content = Outlet, footer: Bottom = Footer } = serverParts;
  return (
    <>
      <SkipLink href="#main">Skip to content</SkipLink>
      <Top />
      <WaitingPlace />
      <Main id="main" tabIndex={-1}>
        <Content />
      </Main>
      <Bottom />
      <BackToTop />
      <TrayPlace />
      <NavigationFocus />
    </>
  );
}
