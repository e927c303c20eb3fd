import type { MouseEvent } from 'react';

/**
 * Whether a click on a link is an ordinary one that the router may take: not a new tab, not a download, not prevented.
 */
export function followsInPage(event: MouseEvent<HTMLAnchorElement>): boolean {
  const { target } = event.currentTarget;
  return (
    !event.defaultPrevented &&
    event.button === 0 &&
    !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) &&
    (target === '' || target === '_self')
  );
}
