import { useMatch } from '@tanstack/react-router';
import { createElement, useEffect } from 'react';
import type { PageData } from '../../catalogue/page-data.ts';
import { forgetReload } from './load-error.ts';
import { pageComponent } from './page-components.tsx';

/** The page that was loaded, by the component of its kind. */
export function PageView() {
  const page: PageData | undefined = useMatch({ strict: false, select: (match) => match.loaderData as PageData });
  useEffect(forgetReload, []);
  return page ? createElement(pageComponent(page.kind), { page, key: page.path }) : null;
}
