import type { ViewId } from '../../catalogue/page-data.ts';
import type { MachineFigures } from '../figures.ts';
import type { Scene } from '../scene.ts';

/**
 * How one kind of machine is drawn: each view adds its shapes to a scene in millimetres (elevations: ground at y = 0;
 * plan: seen from above, the front at the lower edge). Figures that the tables lack have a usual value, and every
 * figure is held between bounds, so that any data give a drawing.
 */
export type Family = Record<ViewId, (scene: Scene, figures: MachineFigures) => void>;
