import styled from '@emotion/styled';
import { Outlet } from '@tanstack/react-router';
import { BackToTop } from '../components/layout/back-to-top.tsx';

import { Footer } from '../components/layout/footer.tsx';
import { Header } from '../components/header/header.tsx';
import { NavigationFocus } from '../components/layout/navigation-focus.tsx';
import { colour, space } from '../theme.ts';
import { WaitingPlace } from '../waiting/waiting-place.tsx';
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
  return (
    <>
      <SkipLink href="#main">Skip to content</SkipLink>
      <Header />
      <WaitingPlace />
      <Main id="main" tabIndex={-1}>
        <Outlet />
      </Main>
      <Footer />
      <BackToTop />
      <TrayPlace />
      <NavigationFocus />
    </>
  );
}
