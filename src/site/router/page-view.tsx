import { useMatch } from '@tanstack/react-router';
import { Activity, createElement, memo, useEffect, useState } from 'react';
import type { PageData } from '#generated/pages.gen.ts';
import { forgetReload } from './load-error.ts';
import { usePageAhead } from './page-ahead.ts';
import { pageComponent } from './page-components.tsx';

/** A page by the component of its kind. */
const Page = memo(({ page }: { page: PageData }) => createElement(pageComponent(page.kind), { page }));

/** The page that was loaded, and out of sight the one that the visitor points at: what fails there is tried again when it is shown. */
export function PageView() {
  const shown: PageData | undefined = useMatch({ strict: false, select: (match) => match.loaderData as PageData });
  const ahead = usePageAhead(shown);
  // The server's page stands without an `Activity`, which React would bring to life after all else.
  const [first, setFirst] = useState<string | undefined>(shown?.path);
  if (first && shown?.path !== first) setFirst(undefined);
  useEffect(forgetReload, []);
  return [shown, ahead].map((page) => {
    if (!page) return null;
    if (page.path === first) return <Page key={page.path} page={page} />;
    return (
      <Activity key={page.path} mode={page === shown ? 'visible' : 'hidden'}>
        <Page page={page} />
      </Activity>
    );
  });
}
