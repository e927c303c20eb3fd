import type { ComponentType } from 'react';

/**
 * What the server renders in the place of parts of the tree. In the browser it stays empty.
 * `hero`: a drawing that the browser leaves as the server drew it, so that it is no part of the program.
 * `header`, `content`, `footer`: stand-ins, while the frame of the pages is rendered apart (see `server/frame.tsx`).
 */
export const serverParts: {
  hero?: ComponentType;
  header?: ComponentType | undefined;
  content?: ComponentType | undefined;
  footer?: ComponentType | undefined;
} = {};
