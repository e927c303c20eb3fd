import type { Exhibit } from '../../catalogue/media/exhibits.ts';
import type { Scene } from '../scene.ts';
import type { DrawExhibit } from './exhibits.ts';
import type { Chooser } from './seed.ts';

/** `exhibits` are the maker's machines, `exhibit` is the one that the caption mentions. */
export interface SceneOptions {
  choose: Chooser;
  drawExhibit: DrawExhibit;
  index: number;
  exhibits: readonly Exhibit[];
  exhibit: Exhibit | undefined;
  caption: string;
}

export type DrawScene = (picture: Scene, size: { width: number; height: number }, options: SceneOptions) => void;

/** Size in pixels, and the factor on line weights. */
export const sceneSize = { width: 960, height: 640 } as const;
export const sceneWeight = 1.5;
