import type { Shell } from '../catalogue/navigation.ts';
import type { PageData, PageKind } from '#generated/pages.gen.ts';
import { globalStyle } from '../ui/style/global-style.ts';
import type { PageRenderer } from './document/rendered-page.ts';
import { preloadPageComponents } from './router/page-components.ts';
import type { EmotionCache } from '@emotion/cache';
import { CacheProvider, Global } from '@emotion/react';
import { createMemoryHistory, RouterContextProvider } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { Layout } from './frame/layout.tsx';
import { makeRouter } from './router/router.tsx';
import { Site } from './site.tsx';
import { ShellProvider } from '../ui/shell.ts';
import { createStyleCache } from '../ui/style/style-cache.ts';

export { fontUrl } from '../ui/style/font-faces.ts';
export { printUrl } from '../ui/style/global-style.ts';

const PageAlone = () => <Layout only="page" />;

/**
 * Makes the page renderer. Sequential: a render must end before the next begins, as all share one router; making one
 * takes a third of a page's time. Header and footer have half of a page's elements and depend on the page only by
 * marking the links to it: they are rendered once for all pages whose path the shell does not name.
 * @param kinds kinds of pages to load; default all
 */
export async function makeRenderer(shell: Shell, kinds?: readonly PageKind[]): Promise<PageRenderer> {
  await preloadPageComponents(kinds);
  let page: PageData | undefined;
  const history = createMemoryHistory();
  const router = makeRouter({ loadPage: () => page, chunkTimeout: shell.constants.chunkTimeout }, history);
  const named = new Set(JSON.stringify(shell).match(/"\/[^"]*"/g));
  let frame: Rendered | undefined;
  const renderFrame = () =>
    render((cache) => (
      <CacheProvider value={cache}>
        <ShellProvider value={shell}>
          <RouterContextProvider router={router}>
            <Layout only="frame" />
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
    // In several languages, header and footer link to the page itself.
    const isNamed = shell.languages !== undefined || named.has(JSON.stringify(path));
    router.routeTree.update({ component: isNamed ? Layout : PageAlone });
    const rendered = render((cache) => <Site router={router} shell={shell} cache={cache} />);
    const { html, preloads, rules } = isNamed ? rendered : withFrame(rendered, (frame ??= renderFrame()));
    // React writes this marker where a component threw, instead of failing.
    if (html.includes('<!--$!-->')) throw new Error(`a component of ${path} threw while it was rendered`);
    return { html, preloads: [...new Set(preloads)].join(''), css: cssOf(rules) };
  };
}

interface Rendered {
  html: string;
  /** React's `<link rel="preload">`, which stand before the markup. */
  preloads: readonly string[];
  /** By name, in the order in which the markup needs them. */
  rules: ReadonlyMap<string, string>;
}

/** A new cache for each page collects that page's rules. */
function render(element: (cache: EmotionCache) => ReactNode): Rendered {
  const cache = createStyleCache();
  // `inserted` is an object, which lists names of digits alone first.
  const names = new Set<string>();
  const { insert } = cache;
  cache.insert = (selector, style, ...rest) => {
    names.add(style.name);
    return insert(selector, style, ...rest);
  };
  const markup = renderToString(element(cache));
  const [preloads = ''] = markup.match(/^(?:<link rel="preload"[^>]*>)*/) ?? [];
  return {
    html: markup.slice(preloads.length),
    preloads: preloads.match(/<[^>]*>/g) ?? [],
    rules: new Map([...names].map((name) => [name, String(cache.inserted[name])])),
  };
}

/** Puts a page into the frame. Its first rule, that of `main`, divides those of the frame. */
function withFrame(page: Rendered, frame: Rendered): Rendered {
  const [before = '', after = ''] = frame.html.split(/<main.*<\/main>/s);
  const [first = ''] = page.rules.keys();
  const rules = [...frame.rules];
  const start = rules.findIndex(([name]) => name === first);
  return {
    html: before + page.html + after,
    preloads: [...frame.preloads, ...page.preloads],
    rules: new Map([...rules.slice(0, start), ...page.rules, ...rules.slice(start)]),
  };
}

const cssText = ({ rules }: Pick<Rendered, 'rules'>) => [...rules.values()].join('');

const globalCss = cssText(
  render((cache) => (
    <CacheProvider value={cache}>
      <Global styles={globalStyle} />
    </CacheProvider>
  )),
);

/** Style sheets by the names of their rules: pages of the same kind have the same ones. */
const sheets = new Map<string, string>();

function cssOf(rules: ReadonlyMap<string, string>): string {
  const names = [...rules.keys()].join(' ');
  const css = sheets.get(names) ?? globalCss + [...rules.values()].join('');
  sheets.set(names, css);
  return css;
}
