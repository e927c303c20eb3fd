import type { Catalogue } from '../../../src/catalogue/catalogue.ts';
import { directionOf } from '../../../src/text/language.ts';
import { makePalette } from '../../../src/look/palette.ts';
import { appIcons } from '../../../src/catalogue/media/app-icons.ts';
import { pageLabel } from '../../../src/catalogue/navigation.ts';

/** The web manifest, which makes the site installable (W3C, Web Application Manifest). */
export function webManifest(catalogue: Catalogue): object {
  const { site, pages } = catalogue;
  const { ink, paper } = makePalette(site.theme);
  const shortcuts = [pages.ourproducts, pages.enquire, pages.contact];
  return {
    id: '/',
    name: `${site.brand.name} – ${site.brand.tagline}`,
    short_name: site.brand.name,
    description: site.summary,
    lang: site.language,
    dir: directionOf(site.language),
    start_url: '/',
    scope: '/',
    // Show the browser's back button where possible: the site has none.
    display_override: ['minimal-ui'],
    display: 'standalone',
    theme_color: ink,
    // Shown until the page is loaded.
    background_color: paper,
    icons: appIcons.flatMap(({ path, size, purpose }) =>
      purpose ? [{ src: path, sizes: `${size}x${size}`, type: 'image/png', purpose }] : [],
    ),
    shortcuts: shortcuts.map((page) => ({ name: pageLabel(catalogue, page), url: page.path })),
  };
}
