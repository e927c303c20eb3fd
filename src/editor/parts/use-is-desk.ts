import { useSyncExternalStore } from 'react';
import { media } from '../../site/theme.ts';

const desk = matchMedia(media.desk.replace('@media ', ''));

function subscribe(listener: () => void): () => void {
  desk.addEventListener('change', listener);
  return () => desk.removeEventListener('change', listener);
}

/** Whether there is room for two columns. */
export function useIsDesk(): boolean {
  return useSyncExternalStore(subscribe, () => desk.matches);
}
