/** Addresses of other services that show what this site has. */

/** The video service's host without cookies. */
export function videoAddress(id: string): string {
  return `https://www.youtube-nocookie.com/embed/${encodeURIComponent(id)}`;
}

/**
 * Opens a 3D file in Google's Scene Viewer, which shows it at its real size in an Android phone's camera image
 * (developers.google.com/ar/develop/scene-viewer). `file` must be absolute; a phone without the viewer opens `page`.
 */
export function sceneViewerAddress(file: string, title: string, page: string): string {
  const query = Object.entries({ file, mode: 'ar_preferred', resizable: 'false', title });
  return (
    `intent://arvr.google.com/scene-viewer/1.2?${query.map(([key, value]) => `${key}=${encodeURIComponent(value)}`).join('&')}` +
    '#Intent;scheme=https;package=com.google.android.googlequicksearchbox;action=android.intent.action.VIEW;' +
    `S.browser_fallback_url=${encodeURIComponent(page)};end;`
  );
}
