/** Sizes and colours of a share card of 1200 × 630 pixels. */

export const card = { width: 1200, height: 630, side: 64, bandTop: 478, rule: 12 } as const;

/** The paper area on the right, and the machine's picture on it. */
export const paper = { x: 640, y: 0, width: 560, height: 478 } as const;
export const pictureOnPaper = { x: 664, y: 0, width: 512, height: 478 } as const;

/** Width between the margins. */
export const inner = card.width - 2 * card.side;
