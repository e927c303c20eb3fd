import type { ShownFigure } from '../../figures/show.ts';
import type { Exhibit } from '../../catalogue/media/exhibits.ts';
/** Sizes and colours of a share card of 1200 × 630 pixels. */

export const card = { width: 1200, height: 630, side: 64, bandTop: 478, rule: 12 } as const;

/** The paper area on the right, and the machine's picture on it. */
export const paper = { x: 640, y: 0, width: 560, height: 478 } as const;
export const pictureOnPaper = { x: 664, y: 0, width: 512, height: 478 } as const;

/** Width between the margins. */
export const inner = card.width - 2 * card.side;

/** Texts and drawing of a card. Without figures, `text` takes their place. */
export interface ShareCard {
  /** URL of the card: `/cards/models/blt150.png`. */
  path: string;
  /** The kind of thing, above the title. */
  kicker: string;
  title: string;
  figures: ShownFigure[];
  text: string;
  drawing: CardDrawing;
}

/** The picture of a machine, or several machines in a row. */
export type CardDrawing =
  /** URL of the picture made from its body. */
  | { kind: 'picture'; address: string }
  /** For a machine that is not drawn. */
  | { kind: 'none' }
  | { kind: 'row'; machines: readonly Exhibit[] };
