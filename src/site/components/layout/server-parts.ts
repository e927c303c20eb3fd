import type { ComponentType } from 'react';

/**
 * What the server renders in the place of parts of the tree. In the browser it stays empty.
 * `hero`: a drawing that the browser leaves as the server drew it, so that it is no part of the program.
 */
export const serverParts: { hero?: ComponentType } = {};
