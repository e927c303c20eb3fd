import { createElement, useEffect, useState, type ComponentType, type ReactElement } from 'react';
import { loadChunk } from '../../router/load-chunk.ts';
import { useShell } from '../../frame/shell.tsx';
import type { PhotoSliderProps } from './photo-slider.tsx';

/**
 * The slider, once its part of the program has arrived, which is fetched when the page lives.
 * @returns what renders it; undefined until then, and for good when it does not arrive: the plain list does all that
 *   is needed
 */
export function usePhotoSlider(): ((props: PhotoSliderProps) => ReactElement) | undefined {
  const { chunkTimeout } = useShell().constants;
  const [slider, setSlider] = useState<ComponentType<PhotoSliderProps>>();
  useEffect(() => {
    let wanted = true;
    loadChunk('slider', () => import('./photo-slider.tsx'), chunkTimeout).then(
      (module) => wanted && setSlider(() => module.default),
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, [chunkTimeout]);
  return slider && ((props) => createElement(slider, props));
}
