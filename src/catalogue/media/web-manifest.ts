import { appIcons } from './app-icons.ts';
import type { Catalogue } from '../catalogue.ts';
import { pageLabel } from '../navigation.ts';

/** Colours of the site as an app. */
export interface AppColours {
  /** The bar above the page. */
  theme: string;
  /** What is seen before the page is there. */
  background: string;
}

/** The web manifest: with it, browsers offer to install the site (W3C, Web Application Manifest). */
export function makeWebManifest(catalogue: Catalogue, { theme, background }: AppColours): object {
  const { site, pages } = catalogue;
  const shortcuts = [pages.ourproducts, pages.enquire, pages.contact];
  return {
    id: '/',
    name: `${site.brand.name} – ${site.brand.tagline}`,
    short_name: site.brand.name,
    description: site.summary,
    lang: 'en',
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    // With the browser's way back where there is one: the site itself has none.
    display_override: ['minimal-ui'],
    display: 'standalone',
    theme_color: theme,
    background_color: background,
    icons: appIcons.flatMap(({ path, size, purpose }) =>
      purpose ? [{ src: path, sizes: `${size}x${size}`, type: 'image/png', purpose }] : [],
    ),
    shortcuts: shortcuts.map((page) => ({ name: pageLabel(catalogue, page), url: page.path })),
  };
}
