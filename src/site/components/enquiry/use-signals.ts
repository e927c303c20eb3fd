import { useEffect, useRef, type RefObject } from 'react';
import { trapField, type Signals } from '../../../enquiry/contract/signals.ts';
import { useHydrated } from '../hooks/use-hydrated.ts';

/**
 * What tells a visitor from a program when the form is sent. The time begins with the page, where the form came with
 * it: it could be filled in before the program arrived.
 * @param hasDraft whether a draft was brought back; then the time says nothing
 */
export function useSignals(form: RefObject<HTMLFormElement | null>, hasDraft: () => boolean): () => Signals {
  const cameLater = useRef(useHydrated());
  const since = useRef(0);
  useEffect(() => {
    since.current = cameLater.current ? performance.now() : 0;
  }, []);
  return () => {
    const trap = form.current?.elements.namedItem(trapField);
    return {
      trapped: trap instanceof HTMLInputElement && trap.value !== '',
      ...(hasDraft() ? {} : { seconds: (performance.now() - since.current) / 1000 }),
    };
  };
}
