import type { ComponentType } from 'react';

/**
 * Drawings that the server renders and the browser leaves as they are. The server's entry fills it in; in the browser
 * it stays empty, so that the drawings are no part of the program.
 */
export const serverDrawings: { hero?: ComponentType } = {};
