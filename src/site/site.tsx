import type { EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import type { Shell } from '../catalogue/navigation.ts';
import type { SiteRouter } from './router/router.tsx';
import { ShellProvider } from '../ui/shell.ts';

interface SiteProps {
  router: SiteRouter;
  shell: Shell;
  cache: EmotionCache;
}

/** The whole site inside `#root`: the same tree on the server and in the browser. */
export function Site({ router, shell, cache }: SiteProps) {
  return (
    <StrictMode>
      <CacheProvider value={cache}>
        <ShellProvider value={shell}>
          <RouterProvider router={router} />
        </ShellProvider>
      </CacheProvider>
    </StrictMode>
  );
}
