/** The video service's host without cookies. */
export function videoAddress(id: string): string {
  return `https://www.youtube-nocookie.com/embed/${encodeURIComponent(id)}`;
}
