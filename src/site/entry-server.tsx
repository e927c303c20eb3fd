import type { Shell } from '../catalogue/navigation.ts';
import type { PageData, PageKind } from '#generated/pages.gen.ts';
import { globalStyle } from '../ui/style/global-style.ts';
import type { PageRenderer } from './document/rendered-page.ts';
import { preloadPageComponents } from './router/page-components.tsx';
import type { EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { createMemoryHistory, RouterContextProvider } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { Header } from './header/header.tsx';
import { makeRouter } from './router/router.tsx';
import { Site } from './site.tsx';
import { ShellProvider } from '../ui/shell.tsx';
import { createStyleCache } from '../ui/style/style-cache.ts';

export { fontUrl, printUrl } from '../ui/style/global-style.ts';

/**
 * Makes the page renderer. Sequential: a render must end before the next begins, as all share one router; making one
 * takes a third of a page's time. The header has half of a page's elements, those of the menu, and depends on the page
 * only by marking the links to it: it is rendered once for all pages whose path the shell does not name.
 * @param kinds kinds of pages to load; default all
 */
export async function makeRenderer(shell: Shell, kinds?: readonly PageKind[]): Promise<PageRenderer> {
  await preloadPageComponents(kinds);
  let page: PageData | undefined;
  const history = createMemoryHistory();
  const router = makeRouter({ loadPage: () => page, chunkTimeout: shell.constants.chunkTimeout }, history);
  const shellText = JSON.stringify(shell);
  const withoutMenu = { ...shell, menu: [] };
  let header: Rendered | undefined;
  const renderHeader = () =>
    render((cache) => (
      <CacheProvider value={cache}>
        <ShellProvider value={shell}>
          <RouterContextProvider router={router}>
            <Header />
          </RouterContextProvider>
        </ShellProvider>
      </CacheProvider>
    ));

  return async (path, given) => {
    page = given;
    history.replace(path);
    await router.load();
    const failed = router.stores.matches.get().find((match) => match.status === 'error');
    if (failed) throw new Error(`${path} could not be rendered`, { cause: failed.error });
    const isNamed = shellText.includes(JSON.stringify(path));
    const own = render((cache) => <Site router={router} shell={isNamed ? shell : withoutMenu} cache={cache} />);
    const { markup, rules } = isNamed ? own : withHeader(own, (header ??= renderHeader()));
    // React writes this marker where a component threw, instead of failing.
    if (markup.includes('<!--$!-->')) throw new Error(`a component of ${path} threw while it was rendered`);
    const [preloads = ''] = markup.match(/^(?:<link rel="preload"[^>]*>)*/) ?? [];
    return { html: markup.slice(preloads.length), preloads, css: cssOf(rules) };
  };
}

interface Rendered {
  markup: string;
  /** By name, in the order in which the markup needs them. */
  rules: ReadonlyMap<string, string>;
}

/** A new cache for each page collects that page's rules. */
function render(element: (cache: EmotionCache) => ReactNode): Rendered {
  const cache = createStyleCache();
  const markup = renderToString(element(cache));
  return { markup, rules: new Map(Object.entries(cache.inserted as Record<string, string>)) };
}

/** Puts another header into a page, whose rules come where its own begin. */
function withHeader({ markup, rules }: Rendered, header: Rendered): Rendered {
  const [start, end] = [header.markup.indexOf('<header'), '</header>'];
  const whole = markup.slice(0, markup.indexOf('<header')) + header.markup.slice(start, header.markup.indexOf(end));
  const own = [...rules];
  const before = own.slice(
    0,
    own.findIndex(([name]) => header.rules.has(name)),
  );
  return { markup: whole + markup.slice(markup.indexOf(end)), rules: new Map([...before, ...header.rules, ...own]) };
}

/** Style sheets by the names of their rules: pages of the same kind have the same ones. */
const sheets = new Map<string, string>();

function cssOf(rules: ReadonlyMap<string, string>): string {
  const names = [...rules.keys()].join(' ');
  const css = sheets.get(names) ?? (globalStyle + [...rules.values()].join('')).replaceAll(';}', '}');
  sheets.set(names, css);
  return css;
}
