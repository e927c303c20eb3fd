/** App icons, made from the company's mark. The browser tab shows the mark itself. */

/** Relative to data/media. */
export const markFile = 'favicon.svg';

export interface AppIcon {
  path: string;
  /** Width and height in pixels. */
  size: number;
  /** Width of the mark relative to the icon. */
  share: number;
  /** False for an icon with transparent corners. */
  hasGround: boolean;
  /** The manifest's `purpose`; an icon without it is not in the manifest. */
  purpose?: 'any' | 'maskable';
}

export const touchIconPath = '/apple-touch-icon.png';

/**
 * Browsers require these sizes before they offer to install a site. A maskable icon is cropped to the device's shape,
 * never inside a circle of 80 % of its width (W3C, Web Application Manifest, "Icon masks"). A mark with a margin of a
 * seventh on each side fits that circle at 0.66 of the icon's width.
 */
export const appIcons: readonly AppIcon[] = [
  { path: '/icons/192.png', size: 192, share: 1, hasGround: false, purpose: 'any' },
  { path: '/icons/512.png', size: 512, share: 1, hasGround: false, purpose: 'any' },
  { path: '/icons/maskable-192.png', size: 192, share: 0.66, hasGround: true, purpose: 'maskable' },
  { path: '/icons/maskable-512.png', size: 512, share: 0.66, hasGround: true, purpose: 'maskable' },
  { path: touchIconPath, size: 180, share: 0.8, hasGround: true },
];
