/** The icons of the site on a device's screen: made from the company's mark, which stands in the tab as it is. */

/** The mark, under data/media. */
export const markFile = 'favicon.svg';

interface AppIcon {
  /** Address on the site. */
  path: string;
  /** Width and height in pixels. */
  size: number;
  /** Share of the width that the mark takes. */
  share: number;
  /** Whether it stands on a ground of its own, without which its corners are transparent. */
  hasGround: boolean;
  /** What the web manifest says of it; an icon without it is none of the manifest's. */
  purpose?: 'any' | 'maskable';
}

export const touchIconPath = '/apple-touch-icon.png';

/**
 * Sizes: those that browsers ask for before they offer to install a site. A maskable one is cut to the device's shape;
 * what lies within a circle of 80 % of its width is never cut (W3C, Web Application Manifest, "Icon masks"). A mark
 * that keeps a seventh of its width free on each side lies within it at 0.66 of the icon's width.
 */
export const appIcons: readonly AppIcon[] = [
  { path: '/icons/192.png', size: 192, share: 1, hasGround: false, purpose: 'any' },
  { path: '/icons/512.png', size: 512, share: 1, hasGround: false, purpose: 'any' },
  { path: '/icons/maskable-192.png', size: 192, share: 0.66, hasGround: true, purpose: 'maskable' },
  { path: '/icons/maskable-512.png', size: 512, share: 0.66, hasGround: true, purpose: 'maskable' },
  { path: touchIconPath, size: 180, share: 0.8, hasGround: true },
];
