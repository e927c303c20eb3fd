import type { AnchorHTMLAttributes } from 'react';

/** A link to another site, in a new tab. */
export function ExternalLink({ children, ...anchor }: AnchorHTMLAttributes<HTMLAnchorElement>) {
  return (
    <a target="_blank" rel="noopener noreferrer" {...anchor}>
      {children}
    </a>
  );
}
