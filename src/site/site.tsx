import type { EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { shell } from '#generated/shell.gen.ts';
import type { SiteRouter } from './router/router.ts';
import { ShellProvider } from './shell.tsx';

/** The whole site inside `#root`: the same tree on the server and in the browser. */
export function Site({ router, cache }: { router: SiteRouter; cache: EmotionCache }) {
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
