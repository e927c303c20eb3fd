/** Width and top of each of the drawing's sheets, and where the ground is. */
export const SHEET = { width: 560, top: 100, height: 300, ground: 388 } as const;
