import styled from '@emotion/styled';
import { Outlet, useRouter } from '@tanstack/react-router';
import { BackToTop } from './back-to-top.tsx';
import { Footer } from './footer.tsx';
import { Header } from '../header/header.tsx';
import { colour, space } from '../../ui/theme.ts';
import { LazyOutboxNotice } from '../../features/outbox/lazy-outbox-notice.tsx';
import { useEffect, useState } from 'react';
import { useChosen } from '../../features/compare/use-chosen.ts';
import { usePart } from '../../ui/hooks/after-hydration.ts';
import { useShell, useWords } from '../../ui/shell.ts';
import { isField, isHeaderOpen } from '../../ui/hooks/elements.ts';
import { VisuallyHidden } from '../../ui/layout/visually-hidden.ts';

const SkipLink = styled.a`
  position: fixed;
  inset-inline-start: ${space.x1};
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
  &:focus {
    outline: none;
  }
`;

interface LayoutProps {
  /** One part alone, for the server, which puts many pages into one frame. Default both. */
  only?: 'page' | 'frame';
}

/** Header, footer and notices around every page. */
export function Layout({ only }: LayoutProps) {
  const { skip } = useWords().page;
  const hasFrame = only !== 'page';
  // Always as many children, since `useId` counts them.
  return (
    <>
      {hasFrame && <SkipLink href="#main">{skip}</SkipLink>}
      {hasFrame && <Header />}
      {hasFrame && <LazyOutboxNotice />}
      <Main id="main" tabIndex={-1}>
        {only !== 'frame' && <Outlet />}
      </Main>
      {hasFrame && <Footer />}
      {hasFrame && <BackToTop />}
      {hasFrame && <LazyCompareTray />}
      {hasFrame && <NavigationFocus />}
    </>
  );
}

const loadTray = () => import('../../features/compare/compare-tray.tsx');

/** Loads the tray of chosen models with the first choice. */
function LazyCompareTray() {
  const { compare } = useShell();
  const chosen = useChosen();
  const tray = usePart(compare && chosen.length, 'compare-tray', loadTray);
  return tray && compare ? <tray.CompareTray compare={compare} /> : null;
}

/** After a client-side navigation, moves the focus to the new content and announces it. */
function NavigationFocus() {
  const router = useRouter();
  const [title, setTitle] = useState('');
  useEffect(() => {
    let before: Element | null = null;
    const subscriptions = [
      router.subscribe('onBeforeNavigate', () => (before = document.activeElement)),
      router.subscribe('onRendered', ({ pathChanged, fromLocation }) => {
        if (!pathChanged || !fromLocation) return;
        setTitle(document.title);
        const main = document.getElementById('main');
        const { activeElement: now, body } = document;
        // Does not interrupt a visitor who has gone on meanwhile.
        const isThere = now === before || now === body || main?.contains(now);
        if (isThere && !isField(now) && !isHeaderOpen()) main?.focus({ preventScroll: true });
      }),
    ];
    return () => subscriptions.forEach((unsubscribe) => unsubscribe());
  }, [router]);
  return <VisuallyHidden role="status">{title}</VisuallyHidden>;
}
