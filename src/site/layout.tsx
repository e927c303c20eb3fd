import styled from '@emotion/styled';
import { Outlet } from '@tanstack/react-router';
import { BackToTop } from './components/back-to-top.tsx';
import { Footer } from './components/footer.tsx';
import { Header } from './components/header/header.tsx';
import { NavigationFocus } from './components/navigation-focus.tsx';
import { colour, space } from './theme.ts';

const SkipLink = styled.a`
  position: absolute;
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
      <Main id="main" tabIndex={-1}>
        <Outlet />
      </Main>
      <Footer />
      <BackToTop />
      <NavigationFocus />
    </>
  );
}
