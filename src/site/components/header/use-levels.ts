import { useEffect, useState, type ComponentType } from 'react';
import { loadChunk } from '../../router/load-chunk.ts';
import { reloadOnce } from '../../router/load-error.ts';
import { useShell } from '../../shell.tsx';
import { makeLatePart } from '../late-part.ts';
import type { MenuLevelProps } from './menu-level.tsx';
import type { MenuState } from './menu-state.ts';

const levels = makeLatePart(async () => (await import('./menu-level.tsx')).MenuLevel);

export interface Levels {
  /** What shows a level; undefined until it is loaded. */
  Levels: ComponentType<MenuLevelProps> | undefined;
  /** Loads it ahead, when the visitor comes near the menu. */
  prepare: () => void;
}

/** The levels of the products menu: their program comes with the first sign that the visitor wants them. */
export function useLevels({ panelOpen, productsOpen }: MenuState): Levels {
  const [Levels, setLevels] = useState(() => levels.component);
  const { chunkTimeout } = useShell().constants;
  const isNear = panelOpen || productsOpen;
  useEffect(() => {
    if (!isNear || Levels) return;
    loadChunk('menu', levels.load, chunkTimeout).then((loaded) => setLevels(() => loaded), reloadOnce);
  }, [isNear, Levels, chunkTimeout]);
  return { Levels, prepare: () => void levels.load().catch(() => undefined) };
}
